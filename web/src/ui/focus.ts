/** Put the focus on the main control of what has just opened, and give it back when it closes. */
export function focusFirst(node: HTMLElement): { destroy(): void } {
  const before = document.activeElement as HTMLElement | null;
  const first = node.querySelector<HTMLElement>("[data-first]") ?? node.querySelector<HTMLElement>("button, input");
  first?.focus({ preventScroll: true });
  return {
    destroy() {
      if (node.contains(document.activeElement) || document.activeElement === document.body) {
        before?.focus?.({ preventScroll: true });
      }
    },
  };
}
