import { describe, expect, test } from "vitest";
import { readTyped } from "../src/playing/menu.ts";

describe("what is typed at a menu of 12", () => {
  test.each([
    ["", { type: "nothing" }],
    ["1", { type: "act", index: 0 }],
    ["12", { type: "act", index: 11 }],
    ["0", { type: "number-out-of-range" }],
    ["13", { type: "number-out-of-range" }],
    ["1234567", { type: "unknown" }],
    ["?", { type: "help" }],
    ["?3", { type: "show", index: 2 }],
    ["? 3", { type: "show", index: 2 }],
    ["?99", { type: "number-out-of-range" }],
    ["?x-wing", { type: "look-up", name: "x-wing" }],
    ["b", { type: "board" }],
    ["U", { type: "undo" }],
    ["s", { type: "save" }],
    ["Q", { type: "quit" }],
    ["-1", { type: "unknown" }],
    ["1.5", { type: "unknown" }],
    ["toString", { type: "unknown" }],
    ["constructor", { type: "unknown" }],
  ])("The line %j typed at a menu of 12 is understood", (line, expected) => {
    expect(readTyped(line, 12)).toEqual(expected);
  });
});
