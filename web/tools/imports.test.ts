/** The modules of the client form layers: no import leads back to where it came from, not even one of a type. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../src", import.meta.url));
const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];

function imports(file: string): string[] {
  const found = readFileSync(file, "utf-8").matchAll(/(?:from|import\()\s*"(\.[^"]*)"/g);
  return [...found].flatMap(([, path]) => {
    const module = ENDINGS.map((ending) => join(dirname(file), path!) + ending).find(
      (m) => /\.\w+$/.test(m) && existsSync(m),
    );
    return module ? [module] : [];
  });
}

/** A way from a module back to itself, if there is one. */
function circle(modules: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (module: string, path: string[]): string[] | null => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return null;
    for (const next of modules.get(module) ?? []) {
      const found = walk(next, [...path, module]);
      if (found) return found;
    }
    done.add(module);
    return null;
  };
  for (const module of modules.keys()) {
    const found = walk(module, []);
    if (found) return found;
  }
  return null;
}

test("no module imports itself by way of others", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf-8" }).filter((f) => /\.(svelte|ts)$/.test(f));
  const modules = new Map(files.map((f) => [join(ROOT, f), imports(join(ROOT, f))]));
  expect([...modules.values()].flat().length).toBeGreaterThan(files.length);
  expect(circle(modules)?.map((m) => m.slice(ROOT.length + 1)) ?? []).toEqual([]);
});
