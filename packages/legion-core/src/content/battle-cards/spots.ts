import type { Violation } from "@sw/tabletop";
import { tokenShape } from "../../mission/contest.ts";
import { tokenFault } from "../../mission/placing.ts";
import { spotsAcross } from "../../mission/spots.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { SpotChoice } from "../../state/hooks/battle-card.ts";
import type { Look } from "../../state/look.ts";
import type { TableToken } from "../../state/state.ts";
import { isAtRange, isReached, type Range, rangeLength } from "../../table/range.ts";
import type { Point3 } from "../../table/vectors.ts";
import { battlefieldOf } from "../../units/battlefield.ts";

/** The rules of a card for placing a new token. */
export interface NewToken extends Pick<SpotChoice, "rule" | "may" | "take"> {
  readonly kind: TableToken["kind"];
  readonly name: string;
  /**
   * Returns the violation if the card forbids a spot where a token could otherwise be placed. Defaults to no further
   * limit.
   */
  against?(look: Look, to: Point3): Violation<RuleId> | undefined;
}

/** Creates a choice of the spot for a new token, anywhere on the battlefield that `against` does not forbid. */
export function newToken({ kind, name, against, ...choice }: NewToken): SpotChoice {
  return {
    ...choice,
    kind: "spot",
    subjects: () => [name],
    spots: (look, _subject, density) => spotsAcross(look, kind, density),
    fault: (look, _asked, _subject, to) => tokenFault(look, kind, to) ?? against?.(look, to),
  };
}

/** Whether some part of a token at the spot would be at a range of an edge of the battlefield (leg.range.at). */
export function isAtEdge(look: Look, kind: TableToken["kind"], { x, y }: Point3, range: Range): boolean {
  const table = battlefieldOf(look.state);
  const { radius } = tokenShape(table, kind, { x, y });
  const inward = Math.min(x, y, table.length - x, table.width - y);
  return isReached(table, inward - radius, rangeLength(table, range));
}

/**
 * Whether some part of a token at the spot `to` would be at a range of a token of the same kind at `other`
 * (leg.range.at).
 */
export function isAtToken(look: Look, kind: TableToken["kind"], to: Point3, other: Point3, range: Range): boolean {
  const table = battlefieldOf(look.state);
  return isAtRange(table, [tokenShape(table, kind, other)], [tokenShape(table, kind, to)], range);
}
