import { isHidden, keptOnce } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { Faction, UnitEntry } from "../language/language.ts";
import { wholeCatalogue } from "../language/played.ts";
import type { PlaceId, SystemId, UnitId } from "../state/actions.ts";
import { FACTIONS, type Seat, sideOfSeat } from "../state/seats.ts";
import type { FrameView, PlaceView, View } from "../views/shapes.ts";

export { FACTIONS } from "../state/seats.ts";

const units = /* @__PURE__ */ keptOnce(
  (): ReadonlyMap<UnitId, UnitEntry> => new Map(wholeCatalogue(defaultCatalogue).units.map((unit) => [unit.id, unit])),
);

/** Returns the entry of a unit type from this package's catalogue, or undefined if there is none. */
export function unitOf(id: UnitId): UnitEntry | undefined {
  return units().get(id);
}

/** Returns the side that a seat plays for. */
export function factionOf(seat: Seat): Faction {
  return FACTIONS[sideOfSeat(seat)];
}

/** Returns the other side. */
export function enemyOf(faction: Faction): Faction {
  return faction === "rebel" ? "imperial" : "rebel";
}

/** Returns a place of a view. */
export function placeIn({ places }: Pick<View, "places">, id: PlaceId): PlaceView | undefined {
  return places.find((place) => place.id === id);
}

/** Returns the frame of a kind that is closest to the top of the stack, or undefined if there is none. */
export function frameOf<Kind extends FrameView["kind"]>(
  { frames }: Pick<View, "frames">,
  kind: Kind,
): Extract<FrameView, { kind: Kind }> | undefined {
  return frames.filter((frame): frame is Extract<FrameView, { kind: Kind }> => frame.kind === kind).at(-1);
}

/** Returns the system of the base, or undefined if the viewer does not know it. */
export function knownBase({ base: { system } }: Pick<View, "base">): SystemId | undefined {
  return system === null || isHidden(system) ? undefined : system;
}

/** Returns the systems that may hold the base as far as the viewer can tell. */
export function candidatesIn({ base, baseCandidates }: Pick<View, "base" | "baseCandidates">): readonly SystemId[] {
  return isHidden(baseCandidates) ? base.publicCandidates : baseCandidates;
}
