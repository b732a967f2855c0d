import { game, type Seat, type State } from "@sw/deckbuilder-core";
import { pieceId, type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { hand, side, table } from "../turn/table.ts";

/** Does what keys say, one after the other. A key may name a card in play instead of its number: `use at-st`. */
export function go(state: State, ...keys: readonly string[]): State {
  return keys.reduce((now, key) => {
    const typed = key.replace(/\b(use|commit) ([a-z][a-z0-9-]*)/, (all, verb: string, card: string) =>
      card === "base" ? all : `${verb} ${pieceId(now, card)}`,
    );
    const action = game.legalActions(now, { picks: "all" }).find((one) => game.actionKey(one) === typed);
    if (action === undefined)
      throw new Error(`${typed}: ${game.decision(now)?.seat} ${game.decision(now)?.kind}: ${options(now).join(", ")}`);
    return expectOk(game.apply(now, action)).state;
  }, state);
}

/** The keys of all that can be done. */
export const options = (state: State): readonly string[] =>
  game.legalActions(state, { picks: "all" }).map(game.actionKey);

/** Whether a key is offered, with the name of a card in play in place of its number. */
export const offers = (state: State, key: string): boolean =>
  options(state).includes(
    key.replace(
      /\b(use|commit) ([a-z][a-z0-9-]*)/,
      (_, verb: string, card: string) => `${verb} ${pieceId(state, card)}`,
    ),
  );
/** A turn of the Empire, with what it has. */
export const empire = (spec: Scenario["empire"], more: Scenario = {}): State =>
  scenario({ ...more, empire: { ...spec, ...more.empire } });
/** A turn of the Rebels, with what they have. */
export const rebels = (spec: Scenario["rebel"], more: Scenario = {}): State =>
  scenario({ active: "rebel", ...more, rebel: { ...spec, ...more.rebel } });
/** Resources in the pool. */
export const resources = (state: State): number => table(state).resources;
/** Where the Force marker is. */
export const force = (state: State): number => table(state).force;
const bare = (names: readonly string[]): readonly string[] => names.map((name) => name.replace(/#.*/, "")).sort();
/** The discard pile of a player by name, sorted. */
export const discards = (state: State, seat: Seat): readonly string[] => bare(side(state, seat).discard);
/** The hand of a player by name, sorted. */
export const held = (state: State, seat: Seat): readonly string[] => bare(hand(state, seat));
/** Damage on the base of a player. */
export const damage = (state: State, seat: Seat): number | undefined => side(state, seat).base?.damage;
/** Who is asked what. */
export const asked = (state: State): string => `${game.decision(state)?.seat} ${game.decision(state)?.kind}`;
/** The galaxy row from the left. */
export const row = (state: State): readonly unknown[] => table(state).row;

/** Answers a question as long as it is asked: what leaves no choice the game does without asking. */
export function whileAsked(state: State, question: string, key: string): State {
  return asked(state) === question ? whileAsked(go(state, key), question, key) : state;
}
