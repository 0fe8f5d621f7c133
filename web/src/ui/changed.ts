/** A number that changes says by how much: "+2" rises from it and fades. Not where motion is unwanted. */
export function changed(node: HTMLElement, value: number): { update(value: number): void } {
  let known = value;
  return {
    update(now) {
      const by = now - known;
      known = now;
      if (by && !matchMedia("(prefers-reduced-motion: reduce)").matches) rise(node, by);
    },
  };
}

function rise(node: HTMLElement, by: number): void {
  const said = document.createElement("span");
  said.textContent = by > 0 ? `+${by}` : `−${-by}`;
  said.ariaHidden = "true";
  const box = node.getBoundingClientRect();
  Object.assign(said.style, {
    position: "fixed",
    left: `${box.right}px`,
    top: `${box.top - 6}px`,
    zIndex: "5",
    pointerEvents: "none",
    font: "700 15px/1 var(--font-ui)",
    color: by > 0 ? "var(--ok)" : "var(--bad)",
  });
  document.body.append(said);
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-26px)", opacity: 0 },
  ];
  said.animate(frames, { duration: 900, easing: "ease-out" }).onfinish = () => said.remove();
}
