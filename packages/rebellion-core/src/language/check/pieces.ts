import type { Faction, LeaderEntry, RingEntry, Theater, UnitAbility, UnitClass, UnitEntry } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { type Known, leaderFaults } from "./known.ts";

const THEATER_OF: Readonly<Record<UnitClass, Theater>> = {
  "capital-ship": "space",
  fighter: "space",
  "space-station": "space",
  trooper: "ground",
  vehicle: "ground",
  structure: "ground",
};

/** The faction (null: both) and the theater whose units can have each ability. */
const ABLE: Readonly<Record<UnitAbility, readonly [Faction | null, Theater]>> = {
  "ground-tactic-each-battle": [null, "ground"],
  "two-fewer-red-dice": [null, "ground"],
  "bars-retreat": [null, "space"],
  "under-construction": ["imperial", "space"],
  superstation: ["imperial", "space"],
  "must-flee": ["rebel", "space"],
  "bars-enemy-retreat": [null, "space"],
  "shields-stations": ["imperial", "ground"],
  "deploys-beside-ground": ["imperial", "ground"],
  "opens-remote": ["imperial", "ground"],
};

/**
 * The red dice that one Ion Cannon takes from a Death Star. A Death Star needs more than these, so that its fights can
 * end.
 */
const RED_LOST_TO_ONE_ION_CANNON = 2;

/** Lists the faults of a unit type. */
export function unitEntryFaults(entry: UnitEntry): readonly Fault[] {
  const { theater, transportCapacity, buildIcon, abilities, faction } = entry;
  const faults: Fault[] = [];
  if (THEATER_OF[entry.class] !== theater) faults.push(fault("class-of-the-other-theater", entry.class));
  if (transportCapacity > 0 && isCarried(entry)) faults.push(fault("carriers-are-not-carried"));
  if (buildIcon !== null && buildIcon.theater !== theater) faults.push(fault("icon-of-the-other-theater"));
  for (const [index, ability] of abilities.entries()) {
    if (abilities.indexOf(ability) !== index) faults.push(fault("ability-twice", ability));
    const [side, where] = ABLE[ability];
    if (where !== theater || (side !== null && side !== faction)) faults.push(fault("not-for-such-a-unit", ability));
  }
  return [...faults, ...strengthFaults(entry)];
}

/**
 * Lists the faults of a unit's strength: two units that neither deal nor take damage would fight forever. Units that
 * the rules remove in another way are exempt.
 */
function strengthFaults({ attack, health, abilities, class: own }: UnitEntry): readonly Fault[] {
  const superstation = abilities.includes("superstation");
  const lost = superstation && attack.black === 0 ? RED_LOST_TO_ONE_ION_CANNON : 0;
  const harmless = attack.red + attack.black + (attack.green ?? 0) <= lost;
  const removed = own === "structure" || abilities.includes("must-flee") || abilities.includes("under-construction");
  const faults: Fault[] = harmless && !removed ? [fault("rolls-no-dice")] : [];
  return health === null && !superstation ? [...faults, fault("takes-no-damage")] : faults;
}

/** Whether the unit needs transport capacity: ground units and units with the restriction do. */
function isCarried({ theater, transportRestricted }: UnitEntry): boolean {
  return theater === "ground" || transportRestricted;
}

/**
 * Lists the unit types that carry others but come after types that are carried. Movements pick units in catalogue
 * order, carriers first.
 */
export function unitOrderFaults(units: readonly UnitEntry[]): readonly (readonly [string, Fault])[] {
  return units.flatMap((unit, index) => {
    const late = unit.transportCapacity > 0;
    const carried = units.slice(0, index).some((other) => other.faction === unit.faction && isCarried(other));
    return late && carried ? [[unit.id, fault("carriers-come-first")] as const] : [];
  });
}

/** Lists the faults of a leader. */
export function leaderEntryFaults({ id, faction, countsAs }: LeaderEntry, known: Known): readonly Fault[] {
  if (countsAs === null) return [];
  const faults = leaderFaults(countsAs, known, faction);
  if (faults.length > 0) return faults;
  const other = known.leaders.get(countsAs)?.countsAs ?? null;
  return countsAs === id || other !== null ? [fault("counts-as-another-alone", countsAs)] : [];
}

const IMPERIAL_RINGS: readonly RingEntry["ability"][] = ["captured", "carbonite", "lured", "bounty"];

/** Lists the faults of a ring. Rings for captives and lured leaders are Imperial, all others are Rebel. */
export function ringEntryFaults({ ability, faction, minorSkills }: RingEntry): readonly Fault[] {
  const hasIcons = minorSkills !== undefined;
  if (hasIcons !== (ability === "minor-icons")) return [fault("icons-of-a-ring", ability)];
  return IMPERIAL_RINGS.includes(ability) === (faction === "imperial")
    ? []
    : [fault("ring-for-the-other-side", ability)];
}
