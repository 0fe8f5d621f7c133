// Prints the gzipped size of all JavaScript that was built, and fails above the limit.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/internum/server/static/assets/", import.meta.url);
const limit = 250_000;
let total = 0;
for (const name of readdirSync(folder)) {
  const size = gzipSync(readFileSync(new URL(name, folder))).length;
  if (name.endsWith(".js")) total += size;
  if (/\.(js|css)$/.test(name)) console.log(`${String(size).padStart(8)}  ${name}`);
}
console.log(`${String(total).padStart(8)}  JavaScript in all, gzipped (limit ${limit})`);
process.exit(total > limit ? 1 : 0);
