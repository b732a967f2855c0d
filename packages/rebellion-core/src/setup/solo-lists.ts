/** The systems where the Death Star Under Construction may be (solo.setup.units.dsuc). */
export const YARDS = ["felucia", "kessel", "malastare", "alderaan"] as const;

/** The Death Star Under Construction and the units that come with it. */
export const YARD_UNITS: Readonly<Record<string, number>> = {
  "death-star-under-construction": 1,
  "tie-fighter": 4,
  stormtrooper: 1,
};

/** The Death Star that is built there, on space 3 of the build queue. */
export const YARD_QUEUE: Readonly<Record<string, number>> = { "death-star": 1 };

/** The units of the six Imperial systems: 1 to 6 in the order in which they were turned up, the capital last. */
export type Laid = readonly Readonly<Record<string, number>>[];

/** Picks `count` different systems for units of a type, by their places among the first `among`. */
export type Picks = (unit: string, count: number, among: number) => readonly number[];

/** Returns the units of the base list: the same in each system, and additional ones that the dice assign to some. */
export function baseList(count: number, pick: Picks): Laid {
  const destroyers = pick("star-destroyer", 3, count);
  const [walker] = pick("at-at", 1, count);
  const [station] = pick("death-star", 1, count);
  return Array.from({ length: count }, (_, system) => ({
    "tie-fighter": 2,
    stormtrooper: 2,
    [destroyers.includes(system) ? "star-destroyer" : "assault-carrier"]: 1,
    [system === walker ? "at-at" : "at-st"]: 1,
    "death-star": system === station ? 1 : 0,
  }));
}

/** Returns the units of the expansion's list. Fighters and the AT-AT are never placed in the capital. */
export function expansionList(count: number, pick: Picks): Laid {
  const capital = count - 1;
  const fighters = pick("tie-fighter", 3, capital);
  const destroyers = pick("star-destroyer", 3, count);
  const tanks = pick("assault-tank", 2, count);
  const [walker] = pick("at-at", 1, capital);
  return Array.from({ length: count }, (_, system) => ({
    stormtrooper: 2,
    "tie-fighter": system === capital ? 0 : fighters.includes(system) ? 2 : 1,
    "tie-striker": system === capital || fighters.includes(system) ? 0 : 1,
    [destroyers.includes(system) ? "star-destroyer" : "assault-carrier"]: 1,
    [tanks.includes(system) ? "assault-tank" : "at-st"]: 1,
    "at-at": system === walker ? 1 : 0,
  }));
}
