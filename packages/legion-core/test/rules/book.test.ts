import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RULES } from "../../src/rules/index.ts";

/** The ids of all rules of the book, one a line. */
const BOOK_IDS = readFileSync(new URL("book-ids.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

it("The rule index lists every rule of the book", () => {
  expect(BOOK_IDS.filter((id) => !Object.hasOwn(RULES, id))).toEqual([]);
});
