import { type Action, game, type LegionTypes } from "@sw/legion-core";
import { scenario } from "@sw/legion-core/testing";
import { describe, expect, test } from "vitest";
import { menuOf, readTyped } from "../src/playing/menu.ts";
import { terminalOf } from "../src/terminal/terminal.ts";
import { fakeIo } from "./helpers/fake-io.ts";

describe("what is typed at a menu of 12", () => {
  test.each([
    ["", { type: "nothing" }],
    ["1", { type: "act", index: 0 }],
    ["12", { type: "act", index: 11 }],
    ["0", { type: "number-out-of-range" }],
    ["13", { type: "number-out-of-range" }],
    ["1234567", { type: "unknown", line: "1234567" }],
    ["?", { type: "help" }],
    ["?3", { type: "show", index: 2 }],
    ["? 3", { type: "show", index: 2 }],
    ["?99", { type: "number-out-of-range" }],
    ["?x-wing", { type: "look-up", name: "x-wing" }],
    ["b", { type: "board" }],
    ["U", { type: "undo" }],
    ["s", { type: "save" }],
    ["Q", { type: "quit" }],
    ["-1", { type: "unknown", line: "-1" }],
    ["1.5", { type: "unknown", line: "1.5" }],
    ["toString", { type: "unknown", line: "toString" }],
    ["constructor", { type: "unknown", line: "constructor" }],
  ])("The line %j typed at a menu of 12 is parsed correctly", (line, expected) => {
    expect(readTyped(line, 12)).toEqual(expected);
  });
});

describe("a menu", () => {
  const view = game.view(scenario({}), "player-1");
  const wound = (subject: string): Action => ({ type: "wound", subject });
  const text = (action: Action): string => ("subject" in action ? String(action.subject) : action.type);
  const menu = (actions: readonly Action[], brief?: (action: Action) => string) => {
    const face = { group: text, action: text, isIdle: (action: Action) => action.type === "pass" };
    const one = { ...face, group: ({ type }: Action) => type, ...(brief && { brief }) };
    return menuOf<LegionTypes>(one, view, actions, terminalOf(fakeIo("", {})));
  };

  test("A menu omits actions without an effect, and numbers the others", () => {
    const { actions, lines } = menu([{ type: "pass" }, wound("a"), wound("b")]);
    expect(actions).toEqual([wound("a"), wound("b")]);
    expect(lines).toEqual(["wound", "  1  a", "  2  b"]);
  });

  test("A menu names the picks that can be taken back", () => {
    const pick = { type: "add-weapon", subject: "p1.0.0", weapon: 0, kind: "ranged" } as const;
    expect(menu([{ type: "unpick", pick }, { type: "done" }]).picked).toEqual(["p1.0.0"]);
    expect(menu([{ type: "done" }]).picked).toEqual([]);
  });

  test("Actions with short labels are listed side by side, unless two of the labels are equal", () => {
    const three = ["a1", "b2", "c3"].map(wound);
    expect(menu(three, (action) => text(action).slice(0, 1)).lines).toEqual(["wound", "  1 a  2 b  3 c"]);
    const alike = ["a1", "a2", "c3"].map(wound);
    expect(menu(alike, (action) => text(action).slice(0, 1)).lines).toEqual(["wound", "  1  a1", "  2  a2", "  3  c3"]);
  });
});
