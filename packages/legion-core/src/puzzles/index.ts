/**
 * Positions whose best line follows from the rules, with solutions, for testing bots and as exercises for people.
 * No solution depends on dice.
 *
 * @module
 */
import type { EventPattern } from "@sw/tabletop";
import type { State } from "../state/state.ts";
import { scenario } from "../testing/scenario.ts";
import type { FieldedSpec } from "../testing/spec.ts";
import { ACTIONS } from "./actions.ts";
import { MOVES } from "./moves.ts";
import { OBJECTIVES } from "./objectives.ts";
import { ORDERS } from "./orders.ts";
import type { LegionPuzzle, Problem } from "./problem.ts";
import { SECONDARY_OBJECTIVES } from "./secondary-objectives.ts";

export type { LegionPuzzle } from "./problem.ts";

/** The unit that is activated in all puzzles except those of the Command Phase. */
const ACTIVE = "p1.0";

const GAME_OVER: EventPattern = { type: "game-ended" };
const ACTIVATION_OVER: EventPattern = { type: "activation-ended", unit: ACTIVE };
const ORDERS_ISSUED: EventPattern = { type: "phase-started", phase: "activation" };

/**
 * All puzzles. They are solved by the last activation of the game, within an activation of an earlier round, or while
 * orders are issued.
 */
export const PUZZLES: readonly LegionPuzzle[] = [
  ...[...OBJECTIVES, ...SECONDARY_OBJECTIVES, ...MOVES].map(ofLastActivation),
  ...ACTIONS.map(ofActivation),
  ...ORDERS.map(ofOrders),
];

/** Returns the initial state of a puzzle. */
export function positionOf({ position }: LegionPuzzle): State {
  return scenario(position);
}

function ofLastActivation(problem: Problem): LegionPuzzle {
  return { ...ofActivation({ ...problem, position: { round: 5, actions: 1, ...problem.position } }), late: GAME_OVER };
}

function ofActivation({ position, ...problem }: Problem): LegionPuzzle {
  const { "player-1": mine = {}, "player-2": theirs = {} } = position;
  const [active, ...others] = mine.units ?? [];
  const units = [...(active === undefined ? [] : [active]), ...others.map(activated)];
  return {
    ...problem,
    seat: "player-1",
    late: ACTIVATION_OVER,
    position: {
      activating: ACTIVE,
      ...position,
      "player-1": { hand: [], ...mine, units },
      "player-2": { hand: [], ...theirs, units: (theirs.units ?? []).map(activated) },
    },
  };
}

/** Returns the spec of a unit that has been activated this round. The spec may override its order. */
function activated(spec: FieldedSpec): FieldedSpec {
  return { order: "facedown", ...(typeof spec === "string" ? { unit: spec } : spec) };
}

function ofOrders(problem: Problem): LegionPuzzle {
  const { position } = problem;
  return { ...problem, seat: "player-1", late: ORDERS_ISSUED, position: { phase: "command", ...position } };
}
