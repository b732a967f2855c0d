import { mm } from "../lengths.ts";
import { COMPASS, compassAt } from "./compass.ts";
import type { Allowance, Speed, Tool } from "./moves.ts";

/** How finely moves are sampled: 1 is coarse and fast, 3 the finest. */
export type Density = 1 | 2 | 3;

/**
 * The sampling of a density: steps of 15 degrees between first arms, bends of second arms in such steps, and the
 * distance along an edge.
 */
export interface Sampling {
  readonly step: number;
  readonly bends: readonly number[];
  /** Whether shorter tools are also bent. */
  readonly bendsAll: boolean;
  readonly edgeStep: number;
}

/** The sampling for each density. */
export const SAMPLINGS: Readonly<Record<Density, Sampling>> = {
  1: { step: 3, bends: [0, 3, -3], bendsAll: false, edgeStep: mm(150) },
  2: { step: 2, bends: [0, 3, -3, 6, -6], bendsAll: true, edgeStep: mm(75) },
  3: { step: 1, bends: [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6], bendsAll: true, edgeStep: mm(25) },
};

const SPEEDS: readonly Speed[] = [3, 2, 1];

/** Lists the speeds of the tools that a unit may use, from long to short. */
export function speedsOf({ speed }: Allowance): readonly Speed[] {
  return SPEEDS.filter((one) => one <= speed);
}

/** Lists the tools to try, from long to short. Tools shorter than the longest are laid straight unless all are bent. */
export function toolsOf(allowance: Allowance, { step, bends, bendsAll }: Sampling): readonly Tool[] {
  return speedsOf(allowance).flatMap((speed, place) => {
    const turns = bendsAll || place === 0 ? bends : [0];
    const firsts = COMPASS.flatMap((first, at) => (at % step === 0 ? [{ first, at }] : []));
    return firsts.flatMap(({ first, at }) => turns.map((turn) => ({ speed, first, second: compassAt(at + turn) })));
  });
}
