/** "de" before a name that begins with a vowel: "De Italia" is "D’Italia". */
export function elided(text: string): string {
  return text.replace(/(^|[\s(])([Dd])e (?=[aeiouàâéèêîôœ])/giu, "$1$2’");
}

/** As French is set: curved apostrophes, and spaces that do not break before `: ; ! ? »` and after `«`. */
export function frenchMarks(text: string): string {
  return text.replace(/'/g, "’").replace(/(\S) (?=[:;!?»])|(«) /g, "$1$2\u00a0");
}
