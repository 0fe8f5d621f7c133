// What a map at rest shows: is all of it in view, how small is its smallest thing, what lies over what. In pixels.
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxOf = (e) => e.getBoundingClientRect();
  const least = (e) => Math.min(boxOf(e).width, boxOf(e).height);
  const smallest = (elements) =>
    elements.map((e) => [least(e), e.closest("[data-thing]")?.dataset.thing ?? e.dataset.place]).sort((a, b) => a[0] - b[0])[0] ?? [Infinity, ""];

  // Is what lies at the edges of the map the map, and not something over it or nothing?
  const stage = boxOf(document.querySelector(".stage"));
  const hidden = [];
  for (const u of [0.004, 0.25, 0.5, 0.75, 0.996]) for (const v of [0.006, 0.25, 0.5, 0.75, 0.994]) {
    if (u > 0.1 && u < 0.9 && v > 0.1 && v < 0.9) continue;
    const [x, y] = [stage.left + stage.width * u, stage.top + stage.height * v];
    const seen = document.elementsFromPoint(x, y);
    if (!seen.some((e) => e.closest(".board")) || !seen[0].closest(".board")) hidden.push([Math.round(x), Math.round(y)]);
  }

  // Letters of a name in its own directions, and things as discs among them.
  const bodies = all(".pieces [data-thing] .body, .fold .body").map((e) => {
    const { left, top, width, height } = boxOf(e);
    const of = e.closest("[data-of], [data-fold]");
    return { x: left + width / 2, y: top + height / 2, r: Math.min(width, height) / 2, what: of?.dataset.thing, of: of?.dataset.of };
  });
  const covered = [];
  const inked = all("text[data-label]").flatMap((text) => {
    const inverse = text.getScreenCTM().inverse();
    const size = parseFloat(text.getAttribute("font-size"));
    return [...text.querySelectorAll("tspan")].map((line) => {
      const [w, y] = [line.getComputedTextLength() / 2, parseFloat(line.getAttribute("y"))];
      return { label: text.dataset.label, inverse, left: -w, right: w, top: y - 0.66 * size, bottom: y + 0.04 * size };
    });
  });
  for (const ink of inked) for (const body of bodies) {
    const p = new DOMPoint(body.x, body.y).matrixTransform(ink.inverse);
    const dx = Math.max(ink.left - p.x, 0, p.x - ink.right);
    const dy = Math.max(ink.top - p.y, 0, p.y - ink.bottom);
    const depth = body.r - Math.hypot(dx, dy) / Math.abs(ink.inverse.a ? Math.hypot(ink.inverse.a, ink.inverse.b) : 1);
    if (depth > 1.5) covered.push(`${ink.label} and ${body.what} of ${body.of}: ${depth.toFixed(1)}`);
  }
  const piled = [];
  bodies.forEach((a, i) => bodies.slice(0, i).forEach((b) => {
    const depth = a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y);
    if (depth > 0.2 * Math.min(a.r, b.r) * 2) piled.push(`${a.what} of ${a.of} and ${b.what} of ${b.of}: ${depth.toFixed(1)}`);
  }));
  const room = new Map(all(".board circle[data-from]").map((c) => [c.dataset.from, least(c)]));
  const narrow = all("[data-place][data-legal]").map((e) => [Math.max(least(e), room.get(e.dataset.place) ?? 0), e.dataset.place]);
  return {
    hidden,
    map: [Math.round(stage.width), Math.round(stage.height)],
    overhang: Math.max(-stage.left, -stage.top, stage.right - innerWidth, stage.bottom - innerHeight),
    things: bodies.length,
    folded: all("[data-fold]").length,
    thing: smallest(all(".pieces [data-thing] .body, .fold .body")),
    hit: [...narrow, smallest(all(".liftable .hit, .fold .hit"))].sort((a, b) => a[0] - b[0])[0],
    named: new Set(all("text.land, text.sea").map((t) => t.dataset.label)).size,
    letters: Math.min(...all("text.land, text.sea").map((t) => parseFloat(t.getAttribute("font-size")) * Math.hypot(t.getScreenCTM().a, t.getScreenCTM().b))),
    covered,
    piled,
  };
}
