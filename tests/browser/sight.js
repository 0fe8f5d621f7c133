// What can be clicked now: for each selector, points at which its elements can be hit, or the number of an element that
// would first have to be scrolled to; the places of the map that glow; whether it is one's turn. Nothing while a move is on its way.
(selectors) => {
  const busy = document.querySelector("#prompt")?.ariaBusy === "true";
  function isScrolledAway(e, y) {
    for (let box = e.parentElement; box; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      const { top, bottom } = box.getBoundingClientRect();
      if (y < top || y > bottom) return true;
    }
    return false;
  }
  function clickable(e, i) {
    if (!e.checkVisibility({ visibilityProperty: true })) return [];
    const { left, top, width, height } = e.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || isScrolledAway(e, y)) return [i];
    return e.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
  }
  const seen = Object.fromEntries(
    selectors.map((selector) => [selector, busy ? [] : [...document.querySelectorAll(selector)].flatMap(clickable)]),
  );
  const glowing = [...document.querySelectorAll("[data-place][data-legal]")].map((area) => area.dataset.place);
  return { ...seen, map: busy ? [] : glowing, myTurn: document.title.startsWith("●") };
}
