import { readFileSync } from "node:fs";
import { RULES } from "@sw/deckbuilder-core/rules";
import { expect, it } from "vitest";

/** The ids of all rules of the book, one a line. */
const BOOK_IDS = readFileSync(new URL("book-ids.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

it("The rule index states every rule of the rulebook", () => {
  expect(BOOK_IDS.filter((id) => !Object.hasOwn(RULES, id))).toEqual([]);
});
