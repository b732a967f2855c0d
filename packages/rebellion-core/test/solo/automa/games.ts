import { actionKey, type Config, configOf, game, type State, type View } from "@sw/rebellion-core";
import { automa, type Decided, type Reason } from "@sw/rebellion-core/solo";
import { at, type Chance, expectOk, type Json, seeded } from "@sw/tabletop";
import { expect } from "vitest";

/** A decision of the automa in a game: what it saw and remembered, and what it decided. */
export interface Sat {
  readonly state: State;
  readonly view: View;
  readonly memory: Json;
  readonly decided: Decided;
  /** The dice that the automa was given: the same results again. */
  readonly dice: () => Chance;
  /** Decisions before it in the game. */
  readonly step: number;
}

/** Plays a whole game of the automa against Rebels at random; `each` is told of every decision of the automa. */
export function playGame(config: Partial<Config>, seed: string, each: (sat: Sat) => void): State {
  let state = expectOk(game.setup(configOf(config), `fast:${seed}`)).state;
  const rebels = seeded(`fast:${seed} rebels`);
  let memory: Json = null;
  for (let step = 0; ; step++) {
    const asked = game.decision(state);
    if (asked === undefined) return state;
    if (asked.seat === "rebel") {
      const options = game.legalActions(state);
      state = expectOk(game.apply(state, at(options, rebels.pick("rebel", options.length, String)))).state;
      continue;
    }
    const view = game.view(state, "imperial");
    const dice = (): Chance => seeded(`fast:${seed} ${step}`);
    const decided = automa(view, memory, { chance: dice() });
    each({ state, view, memory, decided, dice, step });
    memory = JSON.parse(JSON.stringify(decided.memory)) as Json;
    state = expectOk(game.apply(state, decided.action)).state;
  }
}

/** One decision in so many is taken twice, and one is taken with all that is hidden dealt anew. */
export const SHARE: number = process.env["SW_LONG"] === undefined ? 8 : 1;

/** The action is one of those offered; every reason ends in exactly one candidate, by criteria that keep ever fewer. */
export function expectSane({ state, view, memory, decided, dice, step }: Sat): void {
  const key = actionKey(decided.action);
  const options = game.legalActions(state).map(actionKey);
  expect(options.includes(key), `${key} is none of ${options.join("; ")}`).toBe(true);
  for (const reason of decided.reasons) expectSettled(reason);
  if (step % SHARE === 0) expect(automa(view, memory, { chance: dice() })).toEqual(decided);
}

/** The candidates shrink from criterion to criterion, then by the dice, down to the one that is chosen. */
function expectSettled({ candidates, criteria, dice, chosen }: Reason): void {
  let left = new Set(candidates);
  for (const { criterion, kept } of criteria) {
    expect(kept.length > 0 && kept.every((one) => left.has(one)), `${criterion} keeps what is left`).toBe(true);
    left = new Set(kept);
  }
  expect(left.has(chosen)).toBe(true);
  if (left.size > 1) expect(dice.at(-1)?.kept).toBe(chosen);
}
