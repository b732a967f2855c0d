import { type Action, actionKey, game, type View } from "@sw/deckbuilder-core";
import { describe as describeText, LOCALES, type Locale } from "@sw/deckbuilder-core/text";
import { expect, test } from "vitest";
import { randomGame } from "./games.ts";
import { holesIn } from "./holes.ts";

const GAMES = process.env["SW_LONG"] === undefined ? 15 : 600;

/** Every kind of decision. */
const KINDS: readonly string[] = [
  "actions",
  "assign-damage",
  "choose",
  "may",
  "new-base",
  "pick",
  "reward",
  "secret-bases",
  "triggers",
];
/** Every type of action; a type that is missing here does not compile. */
const TYPES: Readonly<Record<Action["type"], true>> = {
  play: true,
  purchase: true,
  bribe: true,
  use: true,
  commit: true,
  attack: true,
  "end-turn": true,
  "choose-base": true,
  resolve: true,
  pass: true,
  accept: true,
  decline: true,
  "choose-option": true,
  pick: true,
  done: true,
  unpick: true,
  assign: true,
};

test("Every decision in random games has a text without unfilled slots, and its actions differ from each other", () => {
  const kinds = new Set<string>();
  const types = new Set<string>();
  const questions = new Set<string>();
  const lines = new Set<string>();
  const faults: string[] = [];
  for (let index = 0; index < GAMES; index++) {
    for (const { state, actions } of randomGame(index)) {
      const decision = game.decision(state);
      if (decision === undefined) continue;
      kinds.add(decision.kind);
      for (const { type } of actions) types.add(type);
      const view = game.view(state, decision.seat);
      for (const locale of LOCALES) {
        questions.add(describeText({ decision }, { locale, view }));
        faults.push(...twins(actions, view, locale, lines));
      }
    }
  }
  for (const text of questions) faults.push(...holesIn(text), ...(isQuestion(text) ? [] : [`no sentence: ${text}`]));
  for (const text of lines) faults.push(...holesIn(text), ...(isMenuLine(text) ? [] : [`no menu line: ${text}`]));
  expect(faults).toEqual([]);
  expect([...kinds].sort()).toEqual(KINDS);
  expect([...types].sort()).toEqual(Object.keys(TYPES).sort());
  expect(lines.size).toBeGreaterThan(1000);
});

/** Actions of one decision that read the same; adds their lines to `lines`. */
function twins(actions: readonly Action[], view: View, locale: Locale, lines: Set<string>): readonly string[] {
  const seen = new Map<string, string>();
  return actions.flatMap((action) => {
    const text = describeText({ action }, { locale, view });
    const key = actionKey(action);
    const twin = seen.get(text);
    seen.set(text, key);
    lines.add(text);
    return twin === undefined ? [] : [`${twin} and ${key} both read: ${text}`];
  });
}

function isQuestion(text: string): boolean {
  return /^¿?\p{Lu}.*[.?]$/u.test(text);
}

/** Begins with a large letter, ends without a full stop, and names things by more than their number. */
function isMenuLine(text: string): boolean {
  return /^\p{Lu}.*[^.]$/u.test(text) && !/ability \d|capacidad \d|piece #|pieza #|“|«/u.test(text);
}

test("The text of a decision shows a viewer what the view shows, whichever seat is asked", () => {
  const kinds = new Set<string>();
  for (let index = 0; index < 6; index++) {
    for (const { state } of randomGame(index)) {
      const decision = game.decision(state);
      if (decision === undefined || (decision.kind === "actions" && kinds.has("actions"))) continue;
      kinds.add(decision.kind);
      for (const viewer of ["empire", "rebel", "spectator"] as const) {
        const view = game.view(state, viewer);
        for (const locale of LOCALES) {
          const text = describeText({ decision: view.decision ?? decision }, { locale, view });
          expect(describeText({ decision }, { locale, view })).toBe(text);
          expect(holesIn(text)).toEqual([]);
        }
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(5);
});
