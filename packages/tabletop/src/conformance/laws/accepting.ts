import { at } from "../../at.ts";
import type { Chance } from "../../chance/chance.ts";
import { type ChangedState, changedState, sourceOf } from "../changes.ts";
import { difference, oneOf, short, throughJson } from "../data.ts";
import { firstOf, type Law, verdict } from "../law.ts";
import type { TestGame } from "../options.ts";
import type { Played } from "../played.ts";

/** Changed states tried after each game where the options do not say. */
const CHANGED = 10;
/** States of a game that are changed and lend parts to each other, besides one of each kind. */
const SPREAD = 8;
/** Random decisions that an accepted state is played on for. */
const DECISIONS = 30;

/** The law that a changed state which the reader of saves accepts plays on like any other. */
export const acceptedPlaysOn: Law = {
  about:
    "A state that parse.state accepts, whatever was changed in it, plays on for 30 random decisions: legal actions are carried out, no invariant breaks, views agree with what determinize makes of them, and it is read again.",
  afterwards(played) {
    const { table } = played;
    const count = table.settings.changed ?? CHANGED;
    if (count === 0) return "not-due";
    const chance = played.chance("changed");
    const kept = statesOf(played, chance);
    const source = sourceOf(kept);
    const tries = Array.from({ length: count }, () =>
      changedState(source, oneOf(kept, chance), oneOf(kept, chance), chance),
    );
    return verdict(firstOf(tries, (one) => flawOf(table.game, one, chance)));
  },
};

/** Some states of a game: one of each kind of what was half done, the others spread by chance. */
function statesOf({ table, states }: Played, chance: Chance): readonly unknown[] {
  const { game, settings } = table;
  const mixed = chance.order("kept", states.length, String).map((number) => at(states, number));
  const kinds = new Map<string | undefined, unknown>();
  for (const state of mixed) kinds.set(settings.frameKind?.(state) ?? game.decision(state)?.kind, state);
  return [...kinds.values(), ...mixed.slice(0, SPREAD)];
}

/** What is wrong with how a changed state is read or plays on; undefined if it is refused or goes on well. */
function flawOf(game: TestGame, { state, how }: ChangedState, chance: Chance): string | undefined {
  const told = (flaw: string | undefined): string | undefined => (flaw === undefined ? undefined : `${how}: ${flaw}`);
  try {
    const read = game.parse.state(state);
    return read.ok ? told(flawOfPlay(game, read.value, chance)) : undefined;
  } catch (error) {
    return told(`threw ${String(error)}`);
  }
}

/** What goes wrong when a state is played on at random; undefined if nothing does. */
function flawOfPlay(game: TestGame, start: unknown, chance: Chance): string | undefined {
  let state = start;
  const broken = game.invariants(state)[0];
  if (broken !== undefined) return `breaks ${short(broken)}`;
  const strange = flawOfViews(game, state, chance);
  if (strange !== undefined) return strange;
  for (let decision = 1; decision <= DECISIONS; decision++) {
    const legal = game.legalActions(state);
    if (legal.length === 0) {
      if (game.outcome(state) === undefined) return "nothing is legal, and the game is not over";
      break;
    }
    const action = oneOf(legal, chance);
    const result = game.apply(state, action);
    if (!result.ok) return `at decision ${decision} ${short(action)} is legal and refused: ${short(result.violation)}`;
    state = result.value.state;
    const [invariant] = game.invariants(state);
    if (invariant !== undefined) return `decision ${decision}, ${short(action)}, breaks ${short(invariant)}`;
  }
  const later = flawOfViews(game, state, chance);
  return later === undefined ? undefined : `played on: ${later}`;
}

/** Where what is seen of a state is not what is seen of a state made from it; whether the state can be read. */
function flawOfViews(game: TestGame, state: unknown, chance: Chance): string | undefined {
  const unlike = firstOf([...game.seats, "spectator"], (viewer) => {
    const view = game.view(state, viewer);
    const twin = game.determinize(view, chance);
    const apart = difference(game.view(twin, viewer), view);
    if (apart !== undefined) return `determinized from the view of ${viewer}: another view ${apart}`;
    const [invariant] = game.invariants(twin);
    return invariant === undefined ? undefined : `determinized from the view of ${viewer}: breaks ${short(invariant)}`;
  });
  if (unlike !== undefined) return unlike;
  const read = game.parse.state(throughJson(state));
  return read.ok ? undefined : `not read again: ${short(read.violation)}`;
}
