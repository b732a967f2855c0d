import type { Seat } from "../state/seats.ts";
import type { CoverKind } from "../table/documents.ts";
import type { MiniatureView, Table, UnitView } from "../views/shapes.ts";

/** Kinds of cover by cover value (leg.cover.values). */
export const COVERS: readonly CoverKind[] = ["none", "light", "heavy"];

/** Lists a unit's miniatures on the battlefield. */
export function standing({ miniatures }: Pick<UnitView, "miniatures">): readonly MiniatureView[] {
  return miniatures.filter(({ status }) => status === "standing");
}

/** Lists a unit's miniatures that are not defeated, on the battlefield or not deployed yet. */
export function left({ miniatures }: Pick<UnitView, "miniatures">): readonly MiniatureView[] {
  return miniatures.filter(({ status }) => status !== "defeated");
}

/** Returns a unit's leader on the battlefield, or undefined if it is not there. */
export function leaderOf({ leader, miniatures }: Pick<UnitView, "leader" | "miniatures">): MiniatureView | undefined {
  return miniatures.find(({ id, status }) => id === leader && status === "standing");
}

/** Returns the seat of the other player. */
export function otherSeat(seat: Seat): Seat {
  return seat === "player-1" ? "player-2" : "player-1";
}

/** Lists the units of a player that are not defeated. */
export function unitsLeft({ units }: Pick<Table, "units">, seat: Seat): readonly UnitView[] {
  return units.filter((unit) => unit.owner === seat && left(unit).length > 0);
}

/** Returns the unit with an id, or with a miniature that has it. */
export function unitBehind({ units }: Pick<Table, "units">, id: string): UnitView | undefined {
  return units.find((unit) => unit.id === id || unit.miniatures.some((one) => one.id === id));
}
