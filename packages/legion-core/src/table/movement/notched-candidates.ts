import { canPivot, canReverse } from "../../unit-types.ts";
import type { Figure } from "../scene.ts";
import { cross, type Direction, dot } from "../vectors.ts";
import { COMPASS } from "./compass.ts";
import type { Mover } from "./mover.ts";
import type { Allowance, Move } from "./moves.ts";
import { type Leading, notchDirection } from "./notched-path.ts";
import { directionsAbout, type Sampling, speedsOf } from "./sampling.ts";
import { TOOL_LENGTHS } from "./tool.ts";

/** Moves of a unit on notched bases worth trying: ahead, back, aside, and pivots. */
export function notchedCandidates(
  mover: Mover,
  start: Figure,
  allowance: Allowance,
  sampling: Sampling,
): readonly Move[] {
  const { type } = mover;
  const { heading } = start.spec;
  const back: readonly Leading[] = (allowance.reverses ?? canReverse(type)) ? ["rear"] : [];
  const aside: readonly Leading[] = allowance.strafes === true ? ["left", "right"] : [];
  const headings = allowance.rotates === false ? [heading] : directionsAbout(heading, sampling);
  return [
    ...headings.flatMap((turn) => travels("front", turn, heading, allowance, sampling)),
    ...[...back, ...aside].flatMap((towards) => travels(towards, heading, heading, allowance, sampling)),
    ...(canPivot(type) ? pivots(heading, sampling) : []),
  ];
}

/** Full moves with straight and bent tools, and half the way along the straight ones. */
function travels(
  towards: Leading,
  turn: Direction,
  heading: Direction,
  allowance: Allowance,
  sampling: Sampling,
): Move[] {
  const first = notchDirection(towards, turn);
  const turned = turn === heading ? {} : { turn };
  return speedsOf(allowance).flatMap((speed, place): Move[] => {
    const seconds = place === 0 || sampling.bendsAll ? directionsAbout(first, sampling) : [first];
    const move = { type: "notched", towards, ...turned, followers: "auto" } as const;
    const half = Math.round(TOOL_LENGTHS[speed] / 2);
    return [
      ...seconds.map((second): Move => ({ ...move, tool: { speed, first, second }, travel: "full" })),
      { ...move, tool: { speed, first, second: first }, travel: half },
    ];
  });
}

function pivots(heading: Direction, { step }: Sampling): Move[] {
  return COMPASS.filter((one, at) => at % step === 0 && dot(one, heading) >= 0 && cross(one, heading) !== 0).map(
    (one): Move => ({ type: "pivot", heading: one, followers: "auto" }),
  );
}
