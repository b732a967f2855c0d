import type { ObjectiveScore, SecondaryScore } from "../catalogue/battle-entries.ts";
import type { GameWork } from "../state/work.ts";
import { blueFirst, cardsInPlay, primaryOf, secondaryOf } from "./in-play.ts";
import { scorePoints } from "./points.ts";

/** The first round whose End Phase scores objectives. */
const FIRST_SCORED = 2;

/** Scores the objective for both players, then the secondary objective (leg.end.score-order). */
export function scoreMission(work: GameWork): void {
  const lines = { primary: primaryOf(work)?.scoring ?? [], secondary: secondaryOf(work)?.scoring ?? [] };
  for (const { kind, id, does } of cardsInPlay(work)) {
    if (kind === "advantage" || (kind === "primary" && work.state.round < FIRST_SCORED)) continue;
    for (const side of blueFirst(work.state)) {
      const tally = does.tally?.(work, side) ?? [];
      const points = tally.map((count, line) => pointsOfLine(lines[kind][line], count));
      does.scored?.(work, side);
      const sum = points.reduce((all, one) => all + one, 0);
      scorePoints(work, side, sum, { rule: "leg.end.score-order", cause: id });
    }
  }
}

/** Scores keywords for both players, after the objectives (leg.end.score-order). */
export function scoreKeywords(work: GameWork): void {
  for (const { steps } of Object.values(work.box.keywords)) {
    for (const score of steps.scores ?? []) for (const side of blueFirst(work.state)) score(work, side);
  }
}

/**
 * Returns the points of a line of scoring for a count: points for each, or the points of the highest number reached.
 */
function pointsOfLine(line: ObjectiveScore | SecondaryScore | undefined, count: number): number {
  if (line === undefined) return 0;
  if (!("byCount" in line)) return (line.points ?? 0) * count;
  const reached = line.points.filter(({ from }) => from <= count).map(({ points }) => points);
  return Math.max(0, ...reached);
}
