import { stripVTControlCharacters } from "node:util";
import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { fitted, joined, padded, table, textOf, widthOf, wrapped } from "../src/terminal/layout.ts";

const RED = (text: string): string => `\u001b[31m${text}\u001b[39m`;

test("Color codes have no width", () => {
  expect(widthOf(RED("Îmwe"))).toBe(4);
  expect(widthOf(padded(RED("ab"), 5))).toBe(5);
  expect(padded("longer", 3)).toBe("longer");
});

test("Continuation lines of a text are indented", () => {
  expect(wrapped("one two three four", 12, 2)).toEqual(["one two", "  three four"]);
  const coloured = wrapped(`one two ${RED("three  four")}`, 9, 2).map(stripVTControlCharacters);
  expect(coloured.map((line) => line.trimEnd())).toEqual(["one two", "  three", "  four"]);
});

test("A line that must stay whole is not wrapped, however narrow the screen", () => {
  const line = { whole: 'sw play legion --resume "my saves/a game.json"' };
  expect(fitted(line, 20, 2)).toEqual([line.whole]);
  expect(fitted("one two three", 12, 2)).toEqual(wrapped("one two three", 12, 2));
  expect([line, "text"].map(textOf)).toEqual([line.whole, "text"]);
});

test("Empty parts of a line are omitted, even with color codes", () => {
  expect(joined(["a", "", RED(""), RED("b")], " · ")).toBe(`a · ${RED("b")}`);
});

const words = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 9 }), {
  maxLength: 30,
});

property.prop([words, fc.integer({ min: 20, max: 60 }), fc.integer({ min: 0, max: 6 })])(
  "No line of a wrapped text is too long, and no word is lost",
  (list, columns, indent) => {
    const lines = wrapped(list.join(" "), columns, indent);
    for (const line of lines) expect(widthOf(line.trimEnd())).toBeLessThanOrEqual(columns);
    expect(lines.join(" ").split(/\s+/).filter(Boolean)).toEqual(list);
  },
);

test("Columns of a table are aligned, and numbers are aligned to the right", () => {
  expect(
    table(
      [
        ["side", "wins"],
        [RED("rebel"), "7"],
        ["x", "120"],
      ],
      [1],
    ),
  ).toEqual(["side   wins", `${RED("rebel")}     7`, "x       120"]);
});
