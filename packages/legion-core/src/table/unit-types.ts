/** What a unit is: a trooper or vehicle, of which subtype (leg.type.trooper-subtypes, leg.type.vehicle-subtypes). */
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

/** Type of a unit with its subtype in one word. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** Whether units of this type are vehicles; all others are troopers (leg.type.trooper-or-vehicle). */
export function isVehicle(type: UnitType): boolean {
  return type === "ground-vehicle" || type === "repulsor-vehicle";
}

/** Whether miniatures of this type stand on notched bases; all others stand on small round ones (leg.bases.notched-types). */
export function isNotched(type: UnitType): boolean {
  return type === "creature-trooper" || type === "emplacement-trooper" || isVehicle(type);
}

/** Whether the type may pivot (leg.pivot.by-type). */
export function canPivot(type: UnitType): boolean {
  return isNotched(type);
}

/** Whether the type may make reverse moves (leg.reverse.by-type, leg.type.repulsor-no-reverse). */
export function canReverse(type: UnitType): boolean {
  return isNotched(type) && type !== "repulsor-vehicle";
}

/** Whether the type may attack and withdraw in one activation (leg.type.creature-attack-and-withdraw). */
export function attacksAndWithdraws(type: UnitType): boolean {
  return type === "creature-trooper";
}

/** Whether the type may climb (leg.move.notched-no-climb). */
export function canClimb(type: UnitType): boolean {
  return !isNotched(type);
}
