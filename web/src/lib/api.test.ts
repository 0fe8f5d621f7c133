// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, NoAnswer, call } from "./api";

/** A server that takes a request and says nothing. */
const silent = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => signal!.addEventListener("abort", () => reject(signal!.reason as Error)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long somebody waits for `path` where nothing comes, in seconds. */
async function waited(path: string): Promise<number> {
  vi.stubGlobal("fetch", silent);
  const begin = Date.now();
  let end = 0;
  const failed = call(path).catch((error: Error) => {
    end = Date.now();
    return error;
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await failed).toBeInstanceOf(NoAnswer);
  return (end - begin) / 1000;
}

test("nobody waits for ever for an answer, and longer where the server needs longer", async () => {
  expect(await waited("/tables/t/actions")).toBe(30);
  expect(await waited("/records")).toBe(90);
  expect(await waited("/tables/t/hint")).toBe(660);
});

test("an answer that stops in the middle is none", async () => {
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"at": 1'));
        signal!.addEventListener("abort", () => stream.error(signal!.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
  const failed = call("/games").catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toBeInstanceOf(NoAnswer);
});

test("no network is told in words of ours, a refusal in the server's", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(call("/games")).rejects.toThrow("The server does not answer. Please try again.");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"message": "Too far."}', { status: 422 })));
  const refused = await call("/games").catch((error: Error) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect((refused as Error).message).toBe("Too far.");
});
