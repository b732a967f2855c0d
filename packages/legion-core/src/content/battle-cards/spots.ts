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

/** What a card asks of the spots of a new token. */
export interface NewToken extends Pick<SpotChoice, "rule" | "may" | "take"> {
  readonly kind: TableToken["kind"];
  readonly name: string;
  /** Why a spot where a token may lie is none for it, if so. */
  against?(look: Look, to: Point3): Violation<RuleId> | undefined;
}

/** A choice of the spot of a new token, anywhere on the battlefield where nothing is against it. */
export function newToken({ kind, name, against, ...choice }: NewToken): SpotChoice {
  return {
    ...choice,
    kind: "spot",
    subjects: () => [name],
    spots: (look, _subject, density) => spotsAcross(look, kind, density),
    fault: (look, _asked, _subject, to) => tokenFault(look, kind, to) ?? against?.(look, to),
  };
}

/** Whether some part of a token there is at a range of an edge of the battlefield (leg.range.at). */
export function isAtEdge(look: Look, kind: TableToken["kind"], { x, y }: Point3, range: Range): boolean {
  const table = battlefieldOf(look.state);
  const { radius } = tokenShape(table, kind, { x, y });
  const inward = Math.min(x, y, table.length - x, table.width - y);
  return isReached(table, inward - radius, rangeLength(table, range));
}

/** Whether some part of a token there is at a range of one of its kind on the battlefield (leg.range.at). */
export function isAtToken(look: Look, kind: TableToken["kind"], to: Point3, other: Point3, range: Range): boolean {
  const table = battlefieldOf(look.state);
  return isAtRange(table, [tokenShape(table, kind, other)], [tokenShape(table, kind, to)], range);
}
