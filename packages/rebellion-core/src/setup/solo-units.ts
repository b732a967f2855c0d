import { at } from "@sw/tabletop";
import { setSubjugated } from "../markers/subjugation.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, placeNamed } from "../state/box.ts";
import { NOWHERE, type SystemIndex, type Units } from "../state/codes.ts";
import { IMPERIAL } from "../state/seats.ts";
import { pickByD6, pickByD8 } from "../state/solo-dice.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits } from "../units/board.ts";
import { queueUnits } from "../units/queue.ts";
import { unitsNamed } from "./lists.ts";

/** Where the Death Star Under Construction may be (solo.setup.units.dsuc). */
const YARDS = ["felucia", "kessel", "malastare", "alderaan"] as const;

/** Units of the six Imperial systems, 1 to 6 in the order in which they were turned up, the capital last. */
type Laid = readonly Record<string, number>[];

/**
 * Puts the Empire's starting units on the board by the list that is played; the dice choose where. The sixth system is the one that is
 * always Imperial (solo.setup.loyalty). Returns where the Death Star Under Construction is, or {@link NOWHERE}.
 */
export function laySoloUnits(work: GameWork, imperial: readonly SystemIndex[]): SystemIndex {
  const capital = work.box.systems.flatMap(({ entry }, system) => (entry.fixedLoyalty ? [system] : []));
  const systems = [...imperial, ...capital];
  const expanded = work.state.config.startingUnits === "expansion";
  const rule = expanded ? "solo.setup.units.imperial-rote" : "solo.setup.units.imperial-base";
  const laid = expanded ? expansionList(work, systems.length) : baseList(work, systems.length);
  for (const [index, system] of systems.entries()) place(work, listOf(work.box, at(laid, index)), system, rule);
  return expanded ? layYard(work) : NOWHERE;
}

function place(work: GameWork, units: Units, system: SystemIndex, rule: RuleId): void {
  placeUnits(work, IMPERIAL, units, system, "setup", { rule, cause: null });
}

function listOf(box: Box, counts: Readonly<Record<string, number>>): Units {
  return unitsNamed(
    box,
    Object.entries(counts).map(([type, count]) => ({ type, count })),
  );
}

/** So many different ones of the first systems, by a D6 each (solo.setup.units.imperial-base). */
function pickSystems(work: GameWork, what: string, count: number, among: number): readonly number[] {
  const picked: number[] = [];
  while (picked.length < Math.min(count, among)) {
    picked.push(pickByD6(work, what, (face) => face < among && !picked.includes(face)));
  }
  return picked;
}

/** The base list: the same in each system, and what the dice give to some of them. */
function baseList(work: GameWork, count: number): Laid {
  const destroyers = pickSystems(work, "star-destroyer", 3, count);
  const [walker] = pickSystems(work, "at-at", 1, count);
  const [station] = pickSystems(work, "death-star", 1, count);
  return Array.from({ length: count }, (_, system) => ({
    "tie-fighter": 2,
    stormtrooper: 2,
    [destroyers.includes(system) ? "star-destroyer" : "assault-carrier"]: 1,
    [system === walker ? "at-at" : "at-st"]: 1,
    "death-star": system === station ? 1 : 0,
  }));
}

/** The expansion's list; fighters and the AT-AT stay away from the capital. */
function expansionList(work: GameWork, count: number): Laid {
  const capital = count - 1;
  const fighters = pickSystems(work, "tie-fighter", 3, capital);
  const destroyers = pickSystems(work, "star-destroyer", 3, count);
  const tanks = pickSystems(work, "assault-tank", 2, count);
  const [walker] = pickSystems(work, "at-at", 1, capital);
  return Array.from({ length: count }, (_, system) => ({
    stormtrooper: 2,
    "tie-fighter": system === capital ? 0 : fighters.includes(system) ? 2 : 1,
    "tie-striker": system === capital || fighters.includes(system) ? 0 : 1,
    [destroyers.includes(system) ? "star-destroyer" : "assault-carrier"]: 1,
    [tanks.includes(system) ? "assault-tank" : "at-st"]: 1,
    "at-at": system === walker ? 1 : 0,
  }));
}

/** The Death Star Under Construction with its company, and the Death Star that is being built (solo.setup.units.dsuc). */
function layYard(work: GameWork): SystemIndex {
  const { box } = work;
  const rule = "solo.setup.units.dsuc";
  const system = placeNamed(box, at(YARDS, pickByD8(work, "yard", YARDS.length)));
  setSubjugated(work, system, true, { rule, cause: null });
  place(work, listOf(box, { "death-star-under-construction": 1, "tie-fighter": 4, stormtrooper: 1 }), system, rule);
  queueUnits(work, IMPERIAL, listOf(box, { "death-star": 1 }), 3, { rule, cause: null });
  return system;
}
