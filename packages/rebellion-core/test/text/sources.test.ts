import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("../../src/text/", import.meta.url));
/** What texts may use of the package besides types: entries, effect words, and who sits where. */
const ALLOWED = /\/(catalogue\/index|effects\/language|seats)\.ts$/;

test("texts use types, the catalogue, effect words and seats of the package, nothing of the rules at work", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const used = files.flatMap((file) => {
    const source = readFileSync(FOLDER + file, "utf8");
    const up = "../".repeat(file.split("/").length);
    return [...source.matchAll(/^import (?!type )(.*?) from "([^"]+)";$/gms)]
      .filter(([, names = "", from = ""]) => from.startsWith(up) && !isTypesOnly(names) && !ALLOWED.test(from))
      .map(([, , from]) => `${file}: ${from}`);
  });
  expect(files.length).toBeGreaterThan(40);
  expect(used).toEqual([]);
});

/** `{ type A, type B }`. */
function isTypesOnly(names: string): boolean {
  return names
    .replace(/[{}]/g, "")
    .split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type "));
}
