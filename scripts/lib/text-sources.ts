import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/**
 * The test that a package's texts, in a folder with at least so many files, use nothing of the package at run time besides
 * what is allowed: they must not bring the rules at work into a bundle.
 */
export function testTextSources(home: URL, allowed: RegExp, least: number): void {
  test("The texts of a package use its types and what is allowed of it, nothing of the rules at work", () => {
    const folder = fileURLToPath(home);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    const used = files.flatMap((file) => {
      const source = readFileSync(folder + file, "utf8");
      const up = "../".repeat(file.split("/").length);
      return [...source.matchAll(/^import (?!type )(.*?) from "([^"]+)";$/gms)]
        .filter(([, names = "", from = ""]) => from.startsWith(up) && !isTypesOnly(names) && !allowed.test(from))
        .map(([, , from]) => `${file}: ${from}`);
    });
    expect(files.length).toBeGreaterThanOrEqual(least);
    expect(used).toEqual([]);
  });
}

/** `{ type A, type B }`. */
function isTypesOnly(names: string): boolean {
  return names
    .replace(/[{}]/g, "")
    .split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type "));
}
