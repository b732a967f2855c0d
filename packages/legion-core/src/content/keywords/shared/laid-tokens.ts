import { at, type Violation } from "@sw/tabletop";
import { putToken } from "../../../mission/assets.ts";
import { tokenShape } from "../../../mission/contest.ts";
import { tokenFault } from "../../../mission/placing.ts";
import { spotsWithin } from "../../../mission/spots.ts";
import { leaderSeesSpot } from "../../../mission/token-sight.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { SpotChoice } from "../../../state/hooks/battle-card.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import type { TableToken } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { isAtRange, isWithinRange, measured, rangeLength } from "../../../table/range.ts";
import type { Point3 } from "../../../table/vectors.ts";
import { companyOf, sceneOf } from "../../../units/positions.ts";

/** The range from its leader within which a unit places tokens. */
const REACH = 1;

/** Tokens that a unit places around its leader, in its line of sight, with an action of a keyword. */
export interface Laid {
  /** The keyword, whose choice `place` uses these tokens. */
  readonly keyword: string;
  readonly kind: TableToken["kind"];
  readonly rule: RuleId;
  /** Whether the tokens must be at range 1 or fully within range 1. */
  readonly lies: "at" | "within";
  /** Returns the names that the next token may have. */
  names(look: Look, unit: UnitIndex): readonly string[];
}

/** Creates the choice of a spot for one of these tokens. It is asked once for each token of the action. */
export function laying(laid: Laid): SpotChoice {
  const { keyword, kind, rule, names } = laid;
  return {
    kind: "spot",
    rule,
    subjects: (look, { about }) => (about === null ? [] : names(look, about)),
    *spots(look, _subject, density, { about }) {
      const company = about === null ? undefined : companyOf(sceneOf(look), look.state, about);
      if (company === undefined) return;
      const { table } = sceneOf(look);
      const { leader } = company;
      const { radius } = tokenShape(table, kind, leader);
      const reach = leader.shape.reach + rangeLength(table, REACH) + (laid.lies === "at" ? radius : -radius);
      yield* spotsWithin(look, kind, leader, reach, density);
    },
    fault: (look, { about }, subject, to) =>
      about === null ? undefined : (tokenFault(look, kind, to) ?? leaderFault(look, about, laid, subject, to)),
    take(work, { side, about, left = 1 }, subject, to) {
      putToken(work, { kind, name: subject, owner: side }, to, { rule, cause: keyword });
      if (about !== null && left > 1) lay(work, keyword, about, left - 1);
    },
  };
}

/** Asks the player of a unit for the spots of `count` tokens that a keyword places. */
export function lay(work: GameWork, keyword: string, unit: UnitIndex, count: number): void {
  const { owner: side } = at(work.state.units, unit);
  work.push({ kind: "mission", card: keyword, choice: "place", side: side, about: unit, chosen: [], left: count });
}

/** Returns the violation if a spot is too far from the leader or cannot be seen. */
function leaderFault(
  look: Look,
  unit: UnitIndex,
  { kind, rule, lies }: Laid,
  token: string,
  to: Point3,
): Violation<RuleId> | undefined {
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, unit);
  const near = lies === "at" ? isAtRange : isWithinRange;
  const spot = [tokenShape(scene.table, kind, to)];
  if (company === undefined || !near(scene.table, measured(company.leader), spot, REACH))
    return forbidden(rule, "token-too-far", { token, range: REACH });
  return leaderSeesSpot(look, unit, kind, to) ? undefined : forbidden(rule, "token-out-of-sight", { token });
}
