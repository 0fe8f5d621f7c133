/** The few marks of the rules' texts (bold, italic, code) as HTML; everything else is escaped. */
export function richText(text: string): string {
  const safe = text
    .replace(/^\[(T|R|06)\]\s*/, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
  return safe
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*\s][^*]*)\*/g, "<i>$1</i>")
    .replace(/\n/g, " ");
}
