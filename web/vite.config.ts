import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { gameWords } from "./tools/game-words";

/** Put the icon sprite into the page itself: no second request, no flash, no JavaScript. */
function iconSprite(): Plugin {
  const file = fileURLToPath(new URL("./src/assets/icons.svg", import.meta.url));
  return {
    name: "icon-sprite",
    transformIndexHtml: (html) => html.replace("<!--icons-->", () => readFileSync(file, "utf-8")),
  };
}

const server = process.env.INTERNUM_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), iconSprite(), gameWords()],
  build: {
    outDir: "../src/internum/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { port: 5173, proxy: { "/api": server } },
});
