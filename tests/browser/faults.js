// What does not fit on a page as it stands: texts that are cut off or lie over each other, panels that overlap.
(panels) => {
  const faults = [];
  const visible = (e, opacity = false) => e.checkVisibility({ visibilityProperty: true, opacityProperty: opacity });
  const clipped = (e) => !!e && (getComputedStyle(e).clipPath === "inset(50%)" || clipped(e.parentElement)); // said, not shown
  const shown = (e) => visible(e, true) && !e.closest(".sr-only, .skip-link, svg, [aria-hidden=true]") && !clipped(e);
  const boxOf = (e) => e.getBoundingClientRect();
  const classes = (e) => [...e.classList].filter((c) => !c.startsWith("svelte-")).join(".");
  const named = (e) => `${e.tagName.toLowerCase()}.${classes(e)}`;
  const quoted = (t) => JSON.stringify(t.trim().slice(0, 40));
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

  /** Where letters are: a line of a font is higher than they. */
  function inked(box, size) {
    const middle = (box.top + box.bottom) / 2;
    return { left: box.left, right: box.right, top: middle - 0.36 * size, bottom: middle + 0.36 * size };
  }

  const top = [...document.querySelectorAll("dialog[open], .curtain")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node; (node = walker.nextNode()); ) {
    const parent = node.parentElement;
    if (!node.data.trim() || !shown(parent) || parent.closest("option, select")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(parent).fontSize);
    for (const box of range.getClientRects()) if (box.width > 1) texts.push({ node, parent, box, ink: inked(box, size) });
  }

  /** Can it be read where it stands? What scrolls may hide its contents; what only clips may not. */
  function inSight({ node, parent, box }) {
    for (let e = parent; e && e !== document.documentElement; e = e.parentElement) {
      const style = getComputedStyle(e);
      const outer = boxOf(e);
      const aside = Math.max(outer.left - box.left, box.right - outer.right);
      const beyond = Math.max(outer.top - box.top, box.bottom - outer.bottom);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls && (e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight)) {
        if (aside > 0 || beyond > 0) return false;
      } else if (outer.width < 2) {
        return false; // for screen readers only
      } else if (
        (/hidden|clip/.test(style.overflowX) && aside > 2) ||
        (/hidden|clip/.test(style.overflowY) && beyond > box.height / 3)
      ) {
        faults.push(`${quoted(node.data)} is cut off in ${named(e)}`);
        return false;
      }
      if (style.position === "fixed") break;
    }
    if (box.right > innerWidth + 1 || box.left < -1) {
      faults.push(`${quoted(node.data)} runs off the screen`);
      return false;
    }
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return !!over && (parent.contains(over) || over.contains(parent) || over.parentElement === parent.parentElement);
  }

  const seen = texts.filter(inSight);
  for (const [i, a] of seen.entries())
    for (const b of seen.slice(i + 1)) {
      if (a.node === b.node || a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
      if (across(a.ink, b.ink) > 2 && down(a.ink, b.ink) > 2)
        faults.push(`${quoted(a.node.data)} lies over ${quoted(b.node.data)}`);
    }

  if (top === document.body) {
    const there = panels.flatMap((p) => [...document.querySelectorAll(p)]).filter((e) => visible(e));
    for (const [i, a] of there.entries())
      for (const b of there.slice(i + 1)) {
        const [wide, high] = [across(boxOf(a), boxOf(b)), down(boxOf(a), boxOf(b))].map(Math.round);
        if (wide > 1 && high > 14) faults.push(`${named(a)} and ${named(b)} overlap by ${wide}×${high}`);
      }
  }
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth + 1) faults.push(`the page is ${wide} wide`);
  return [...new Set(faults)];
}
