import { at, type Pickable } from "@sw/tabletop";
import { superstationSite } from "../../../construction/deployment.ts";
import type { PlainAction, QueueSpace } from "../../../state/actions.ts";
import type { Box, UnitKind } from "../../../state/box.ts";
import { NOWHERE, type PlaceIndex, type UnitIndex } from "../../../state/codes.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { isAble } from "../../../units/units.ts";

/** The units of one type on a space of a build queue, as one item to pick. Keys are ordered by space. */
export interface Queued extends Pickable {
  readonly unit: UnitIndex;
  readonly space: QueueSpace;
}

/** Lists the units on the given spaces of a side's build queue that pass the test, spaces ascending. */
export function queuedUnits(
  { box, state }: Look,
  side: Side,
  spaces: readonly QueueSpace[],
  test: (kind: UnitKind) => boolean,
): readonly Queued[] {
  return spaces.flatMap((space) =>
    at(state.sides[side].queue, space - 1).flatMap((count, unit) => {
      if (count === 0 || !test(at(box.units, unit))) return [];
      return [{ key: queueKey(box, space, unit), count, unit, space }];
    }),
  );
}

/**
 * Lists the units that can be deployed at a place from some spaces of a side's build queue. A sabotage marker prevents
 * all deployment (reb.faq.oversee-deploys), and a Death Star is deployed only where one is under construction.
 */
export function deployable(
  look: Look,
  side: Side,
  place: PlaceIndex,
  spaces: readonly QueueSpace[],
): readonly Queued[] {
  if (place === NOWHERE || at(look.state.places, place).sabotaged) return [];
  const isSite = superstationSite(look) === place;
  return queuedUnits(look, side, spaces, (kind) => isSite || !isAble(kind, "superstation"));
}

/** Returns the sort key of a type of unit on a space. */
export function queueKey(box: Box, space: QueueSpace, unit: UnitIndex): number {
  return (space - 1) * box.units.length + unit;
}

/** Returns the space and the type that a key stands for. */
export function queuedAt(box: Box, key: number): { readonly space: QueueSpace; readonly unit: UnitIndex } {
  const unit = key % box.units.length;
  const space = (key - unit) / box.units.length;
  return { unit, space: space === 0 ? 1 : space === 1 ? 2 : 3 };
}

/** Returns the action that picks a queued unit. */
export function advanceOf(box: Box, { unit, space }: Pick<Queued, "unit" | "space">): PlainAction {
  return { type: "advance", subject: at(box.units, unit).id, space };
}
