/**
 * Positions whose best line follows from the rules, with their solutions. They test bots and serve as exercises for
 * people. No solution depends on dice.
 *
 * @module
 */
import type { EventPattern } from "@sw/tabletop";
import type { State } from "../state/state.ts";
import { scenario } from "../testing/scenario.ts";
import { BASES_BETRAYED } from "./base-betrayed.ts";
import { BASES_REACHED } from "./base-reached.ts";
import { OBJECTIVES } from "./objectives.ts";
import type { ImperialProblem, RebellionPuzzle, RebelProblem } from "./problem.ts";
import { RAIDS } from "./raids.ts";

export type { RebellionPuzzle } from "./problem.ts";

const BASE_TAKEN: EventPattern = { type: "game-ended", rule: "reb.victory.imperial" };
const NEXT_TURN: EventPattern = { type: "turn-started" };
const ROUND_OVER: EventPattern = { type: "time-advanced" };

/**
 * All puzzles. Those of the Empire and the raids must be solved within a turn, those of objectives within the round.
 * The other side has passed.
 */
export const PUZZLES: readonly RebellionPuzzle[] = [
  ...[...BASES_REACHED, ...BASES_BETRAYED].map(ofEmpire),
  ...RAIDS.map((problem) => ofRebels(problem, NEXT_TURN)),
  ...OBJECTIVES.map((problem) => ofRebels(problem, ROUND_OVER)),
];

/** Returns the state in which a puzzle begins. */
export function positionOf({ position }: RebellionPuzzle): State {
  return scenario(position);
}

function ofEmpire({ position, ...problem }: ImperialProblem): RebellionPuzzle {
  return {
    goal: BASE_TAKEN,
    ...problem,
    seat: "imperial",
    late: NEXT_TURN,
    position: {
      ...position,
      active: "imperial",
      onlyTheseLeaders: true,
      rebel: { ...position.rebel, passed: true },
    },
  };
}

function ofRebels({ position, ...problem }: RebelProblem, late: EventPattern): RebellionPuzzle {
  return {
    ...problem,
    seat: "rebel",
    late,
    position: { ...position, onlyTheseLeaders: true, imperial: { ...position.imperial, passed: true } },
  };
}
