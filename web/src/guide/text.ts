/** The marks of the rules told for readers, as HTML: bold, signs of the board, clauses to open. The rest is escaped. */
export function guideText(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(
      /:([a-z][a-z0-9-]+):/g,
      '<svg class="sign" width="19" height="19" aria-hidden="true"><use href="#$1"/></svg>',
    )
    .replace(/\[([A-Z]{2}-\d+\.\d+)\]/g, '<button type="button" class="ref" data-rule="$1">$1</button>');
}

/** What a search looks through: the same without its marks. */
export function plainText(text: string): string {
  return text.replace(/:([a-z][a-z0-9-]+):\s?/g, "").replace(/\*\*/g, "");
}
