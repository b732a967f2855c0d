import { at } from "../../at.ts";
import type { Chance } from "../../chance/chance.ts";
import { type ChangedState, changedState, sourceOf } from "../changes.ts";
import { difference, oneOf, short, throughJson } from "../data.ts";
import { firstOf, type Law, verdict } from "../law.ts";
import type { TestGame } from "../options.ts";
import type { Played } from "../played.ts";

/** Number of changed states tried after each game, unless the options set it. */
const CHANGED = 10;
/** Number of states of a game that are changed and exchange parts, in addition to one of each kind. */
const SPREAD = 8;
/** Number of random decisions played on from an accepted state. */
const DECISIONS = 30;

/** The law that a changed state which `parse.state` accepts plays on like any other state. */
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

/** Returns some states of a game: one for each kind of top frame or decision, and others picked at random. */
function statesOf({ table, states }: Played, chance: Chance): readonly unknown[] {
  const { game, settings } = table;
  const mixed = chance.order("kept", states.length, String).map((number) => at(states, number));
  const kinds = new Map<string | undefined, unknown>();
  for (const state of mixed) kinds.set(settings.frameKind?.(state) ?? game.decision(state)?.kind, state);
  return [...kinds.values(), ...mixed.slice(0, SPREAD)];
}

/**
 * Describes what is wrong with how a changed state is read or plays on, or returns undefined if it is refused or plays
 * on well.
 */
function flawOf(game: TestGame, { state, how }: ChangedState, chance: Chance): string | undefined {
  const told = (flaw: string | undefined): string | undefined => (flaw === undefined ? undefined : `${how}: ${flaw}`);
  try {
    const read = game.parse.state(state);
    return read.ok ? told(flawOfPlay(game, read.value, chance)) : undefined;
  } catch (error) {
    return told(`threw ${String(error)}`);
  }
}

/** Describes what goes wrong when a state is played on at random, or returns undefined if nothing does. */
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

/**
 * Describes where a view of a determinized state differs from the original view, or that the state cannot be read
 * again.
 */
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
