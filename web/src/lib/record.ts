/** Save a game as a file; throws the server's words if it would tell what is still hidden. */
import { ApiError, call } from "./api";

export async function saveRecord(table: string, token: string | null): Promise<void> {
  const response = await fetch(`/api/tables/${table}/record`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) {
    await call(`/tables/${table}/record`, token); // once more, for the reason in the chosen language
    throw new ApiError(response.status, { text: response.statusText });
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${table}.inm`;
  link.click();
  URL.revokeObjectURL(link.href);
}
