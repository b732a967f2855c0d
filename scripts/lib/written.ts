import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/**
 * Holds what stands between two marks of a page against what the sources say. Under `SW_GOLDEN=1` it is written anew.
 *
 * @param marks  lines that the page has once each, the first before the second
 */
export function expectWritten(page: URL, [begin, end]: readonly [string, string], text: string): void {
  const [before, rest = ""] = readFileSync(page, "utf8").split(begin);
  const [, after] = rest.split(end);
  const wanted = `${before}${begin}\n\n${text}\n${end}${after}`;
  if (process.env["SW_GOLDEN"] === "1") writeFileSync(page, wanted);
  expect(readFileSync(page, "utf8")).toBe(wanted);
}
