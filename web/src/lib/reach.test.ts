// @vitest-environment jsdom
import { expect, test } from "vitest";
import { reachOf } from "./reach";

const here = { origin: "http://127.0.0.1:8765", hostname: "127.0.0.1" };

test("at the machine itself, a link begins with the address that friends can open", () => {
  const found = reachOf(here, { addresses: ["http://192.168.1.5:8765"] });
  expect(found).toEqual({ base: "http://192.168.1.5:8765", onlyHere: false });
});

test("a server that listens to this machine only says so", () => {
  expect(reachOf(here, { addresses: [] }).onlyHere).toBe(true);
});

test("whoever came by the network hands out what they came by", () => {
  const there = { origin: "http://games.local:8765", hostname: "games.local" };
  expect(reachOf(there, { addresses: ["http://192.168.1.5:8765"] }).base).toBe("http://games.local:8765");
  expect(reachOf(there, { addresses: ["https://play.example.org"] }).base).toBe("https://play.example.org");
});
