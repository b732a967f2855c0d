import type { ScriptedAnswer } from "@sw/tabletop";
import { expect, test } from "vitest";
import type { Action } from "../../../src/index.ts";
import { type Battle, fought, tale } from "./table.ts";

/** A half of a card in a round of battle: who is there, what is chosen, what the dice show, and what comes of it. */
export type Row = readonly [
  what: string,
  spec: Battle,
  actions: readonly Action[],
  draws: readonly ScriptedAnswer[],
  tale: readonly string[],
];

/** Plays each row as a test of its own. */
export function playHalves(rows: readonly Row[]): void {
  test.each(rows)(
    "An advanced tactic card can be played with this half: %s",
    (_what, spec, actions, draws, expected) => {
      expect(tale(fought(spec, actions, draws).events)).toEqual(expected);
    },
  );
}
