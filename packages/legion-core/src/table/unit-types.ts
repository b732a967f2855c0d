/** The types of units: trooper or vehicle, with subtypes (leg.type.trooper-subtypes, leg.type.vehicle-subtypes). */
export const UNIT_TYPES = [
  "trooper",
  "clone-trooper",
  "creature-trooper",
  "droid-trooper",
  "emplacement-trooper",
  "wookiee-trooper",
  "ground-vehicle",
  "repulsor-vehicle",
] as const;

/** The type of a unit together with its subtype. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** Whether units of this type are vehicles. All others are troopers (leg.type.trooper-or-vehicle). */
export function isVehicle(type: UnitType): boolean {
  return type === "ground-vehicle" || type === "repulsor-vehicle";
}

/** Whether miniatures of this type have notched bases. All others have small round bases (leg.bases.notched-types). */
export function isNotched(type: UnitType): boolean {
  return type === "creature-trooper" || type === "emplacement-trooper" || isVehicle(type);
}

/** Whether units of this type may pivot (leg.pivot.by-type). */
export function canPivot(type: UnitType): boolean {
  return isNotched(type);
}

/** Whether units of this type may make reverse moves (leg.reverse.by-type, leg.type.repulsor-no-reverse). */
export function canReverse(type: UnitType): boolean {
  return isNotched(type) && type !== "repulsor-vehicle";
}

/** Whether units of this type may attack and withdraw in one activation (leg.type.creature-attack-and-withdraw). */
export function attacksAndWithdraws(type: UnitType): boolean {
  return type === "creature-trooper";
}

/** Whether units of this type may climb (leg.move.notched-no-climb). */
export function canClimb(type: UnitType): boolean {
  return !isNotched(type);
}
