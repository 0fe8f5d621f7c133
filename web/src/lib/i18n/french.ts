/** As French is set: curved apostrophes, and spaces that do not break before `: ; ! ? »` and after `«`. */
export function frenchMarks(text: string): string {
  return text.replace(/'/g, "’").replace(/(\S) (?=[:;!?»])|(«) /g, "$1$2\u00a0");
}
