// Puts a game that is over into any page, to be stepped through:
// <script src="https://…/embed.js" data-game="k3v9…" data-at="120" data-height="520"></script>
(() => {
  const me = document.currentScript;
  const { game, at, height = "520" } = me.dataset;
  const frame = document.createElement("iframe");
  const moment = at === undefined ? "" : `&at=${encodeURIComponent(at)}`;
  frame.src = `${new URL(me.src).origin}/g/${encodeURIComponent(game)}?embed${moment}`;
  frame.title = "Internum";
  frame.loading = "lazy";
  frame.allow = "fullscreen";
  frame.style.cssText = `width:100%;height:${Number(height) || 520}px;border:0;border-radius:8px`;
  me.after(frame);
})();
