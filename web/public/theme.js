// The theme is set before the first paint, so that a dark room stays dark.
(() => {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("internum.settings") ?? "{}");
  } catch {}
  const dark = chosen?.theme ? chosen.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (chosen?.lang) document.documentElement.lang = chosen.lang;
})();
