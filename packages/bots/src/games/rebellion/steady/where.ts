import type { PlaceId, PlaceView } from "@sw/rebellion-core";
import type { UnitFilter, Where } from "@sw/rebellion-core/catalogue";
import { knownBase, reader, unitOf } from "@sw/rebellion-core/read";
import { distance, isPopulous, SYSTEMS, systemOf } from "./pieces.ts";

import { placeOf, type Situation } from "./situation.ts";

/** Returns the systems that meet a card's conditions as far as the view shows. */
export function systemsWhere(seen: Situation, where: readonly Where[], here?: PlaceId): readonly PlaceId[] {
  return SYSTEMS.map(({ id }) => id).filter((id) => where.every((one) => meets(seen, placeOf(seen, id), one, here)));
}

function meets(seen: Situation, place: PlaceView, where: Where, here: PlaceId | undefined): boolean {
  const { id } = place;
  if ("is" in where) return isKind(place, where.is);
  if ("notLoyalty" in where) return place.loyalty !== where.notLoyalty;
  if ("or" in where) return where.or.some((one) => meets(seen, place, one, here));
  if ("regionOf" in where) return systemOf(where.regionOf)?.region === systemOf(id)?.region;
  if ("loyalty" in where) return place.loyalty === where.loyalty;
  if ("unit" in where) return hasUnit(place, where.unit);
  if ("noUnit" in where) return !hasUnit(place, where.noUnit);
  if ("sabotaged" in where) return place.sabotaged === where.sabotaged;
  if ("captive" in where) return reader.captivesAt(seen.view, id).length > 0;
  if ("icon" in where) {
    const { shape, theater } = where.icon;
    return systemOf(id)?.resources.some((icon) => icon.shape === shape && icon.theater === theater) ?? false;
  }
  if ("id" in where) return id === where.id;
  if ("elsewhere" in where) return id !== here;
  if ("closestWith" in where) return isClosest(seen, place, where.closestWith, here);
  const anchor = where.sameRegionAs === "here" ? here : knownBase(seen.view);
  return anchor === undefined || systemOf(anchor)?.region === systemOf(id)?.region;
}

function isKind(
  { id, loyalty, subjugated, destroyed }: PlaceView,
  kind: Extract<Where, { is: string }>["is"],
): boolean {
  switch (kind) {
    case "populous":
      return isPopulous(id) && !destroyed;
    case "remote":
      return !isPopulous(id) || destroyed;
    case "rebel-system":
      return loyalty === "rebel" && !subjugated;
    case "imperial-system":
      return loyalty === "imperial" || subjugated;
    case "neutral":
      return isPopulous(id) && !destroyed && loyalty === null && !subjugated;
    case "subjugated":
      return subjugated;
  }
}

function hasUnit({ units }: PlaceView, { faction, theater, types, class: unitClass }: UnitFilter): boolean {
  return units.some(({ unit }) => {
    const entry = unitOf(unit);
    return (
      (faction === undefined || entry?.faction === faction) &&
      (theater === undefined || entry?.theater === theater) &&
      (unitClass === undefined || entry?.class === unitClass) &&
      (types === undefined || types.includes(unit))
    );
  });
}

function isClosest(seen: Situation, place: PlaceView, filter: UnitFilter, here: PlaceId | undefined): boolean {
  if (here === undefined || !hasUnit(place, filter)) return false;
  const own = distance(here, place.id);
  return seen.view.places.every((other) => distance(here, other.id) >= own || !hasUnit(other, filter));
}
