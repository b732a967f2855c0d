import { INPUT_LIMITS, plainInput, readInput, type Violation, violation } from "@sw/tabletop";
import type { MapCard } from "./battle-entries.ts";
import type {
  BattleForce,
  Catalogue,
  CataloguePart,
  Command,
  Entry,
  KeywordUse,
  RankLimits,
  Unit,
  Weapon,
} from "./entries.ts";
import { CARD_KEYWORDS, WEAPON_KEYWORDS } from "./keyword-kinds.ts";
import { catalogueSchema, partsSchema } from "./schema.ts";

/** The codes of faults of a catalogue entry. Texts explain each code. */
export type FaultCode =
  | "affiliation-of-a-faction"
  | "id-used-twice"
  | "limits-out-of-order"
  | "mercenary-of-a-faction"
  | "no-place-for-equipment"
  | "no-standing-orders"
  | "outside-the-map"
  | "range-out-of-order"
  | "unit-keyword-on-a-weapon"
  | "unknown-battle-force"
  | "unknown-counterpart"
  | "unknown-unit"
  | "unknown-upgrade"
  | "weapon-keyword-on-a-unit"
  | "weapon-without-range";

interface Fault {
  readonly entry: string;
  readonly code: FaultCode;
  readonly about?: string;
}

/** Input limits for a catalogue, which holds more values than any other input. */
const LIMITS = { ...INPUT_LIMITS, values: 400_000 };

/** Checks that parts of a catalogue are a list of lists of entries by kind. Returns the fault, or undefined. */
export function partsFault(input: readonly CataloguePart[]): Violation | undefined {
  const read = readInput(partsSchema, input, LIMITS);
  return read.ok ? undefined : read.violation;
}

/**
 * Lists everything that is wrong with a catalogue, entry by entry (`tt.catalogue.entry`, with the entry's id and what
 * it is `about`). Empty if armies can be checked with it. A wrong shape, such as negative dice or an unknown type, rank
 * or icon, is reported as the only fault, with its path.
 */
export function catalogueFaults(input: Catalogue): readonly Violation[] {
  const hostile = plainInput(input, LIMITS);
  if (hostile !== undefined) return [hostile.violation];
  const read = readInput(catalogueSchema, input, LIMITS);
  if (!read.ok) return [{ ...read.violation, rule: "tt.catalogue.entry" }];
  return foundIn(read.value).map(({ entry, code, about }) =>
    violation("tt.catalogue.entry", code, about === undefined ? { entry } : { entry, about }),
  );
}

function foundIn(catalogue: Catalogue): readonly Fault[] {
  const known: Known = {
    units: idsOf(catalogue.units),
    counterparts: idsOf(catalogue.counterparts),
    upgrades: new Map(catalogue.upgrades.map(({ id, type }) => [id, type])),
    battleForces: idsOf(catalogue.battleForces),
  };
  const { units, counterparts, upgrades, commands, primaryObjectives, battleForces } = catalogue;
  return [
    ...Object.values(catalogue).flatMap((entries: readonly Entry[]) => repeated(entries)),
    ...units.flatMap((unit) => unitFaults(unit, known)),
    ...counterparts.flatMap(({ id, counterpartOf }) => unknown(id, [counterpartOf], known.units, "unknown-unit")),
    ...[...units, ...counterparts].flatMap((entry) => [
      ...misplaced(entry.id, entry.keywords, WEAPON_KEYWORDS, "weapon-keyword-on-a-unit"),
      ...cardFaults(entry, known),
    ]),
    ...upgrades.flatMap(({ id, counterparts: own = [] }) =>
      unknown(id, own, known.counterparts, "unknown-counterpart"),
    ),
    ...upgrades.flatMap(({ id, keywords = [], weapons = [] }) => cardFaults({ id, keywords, weapons }, known)),
    ...commands.flatMap((command) => commandFaults(command, known)),
    ...(commands.some((command) => pipsInHand(command) === 4)
      ? []
      : [{ entry: "commands", code: "no-standing-orders" } as const]),
    ...primaryObjectives.flatMap(({ id, map, skirmishMap }) => [
      ...mapFaults(id, map),
      ...(skirmishMap === undefined ? [] : mapFaults(id, skirmishMap)),
    ]),
    ...battleForces.flatMap((force) => forceFaults(force, known)),
  ];
}

interface Known {
  readonly units: ReadonlySet<string>;
  readonly counterparts: ReadonlySet<string>;
  readonly upgrades: ReadonlyMap<string, string>;
  readonly battleForces: ReadonlySet<string>;
}

function idsOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}

/**
 * Returns the pips that a card counts as in a command hand. Only Standing Orders have four (leg.cards.command-pips).
 */
export function pipsInHand({ pips, handPips = pips }: Command): number {
  return handPips;
}

function repeated(entries: readonly Entry[]): readonly Fault[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }): readonly Fault[] => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [{ entry: id, code: "id-used-twice" }] : [];
  });
}

function unknown(
  entry: string,
  ids: readonly string[],
  known: { has(id: string): boolean },
  code: FaultCode,
): readonly Fault[] {
  return ids.filter((id) => !known.has(id)).map((about) => ({ entry, code, about }));
}

function unitFaults({ id, faction, affiliation, keywords, upgradeBar }: Unit, known: Known): readonly Fault[] {
  const faults: Fault[] = [];
  if (faction !== "mercenary") {
    if (affiliation !== undefined) faults.push({ entry: id, code: "affiliation-of-a-faction", about: affiliation });
    if (keywords.some((one) => one.id === "mercenary")) faults.push({ entry: id, code: "mercenary-of-a-faction" });
  }
  const free: string[] = [...upgradeBar];
  for (const one of keywords.flatMap(({ equip = [] }) => equip)) {
    const type = typeof one === "string" ? known.upgrades.get(one) : one.type;
    if (type === undefined) continue;
    const place = free.indexOf(type);
    if (place < 0) faults.push({ entry: id, code: "no-place-for-equipment", about: type });
    else free.splice(place, 1);
  }
  return faults;
}

interface Card {
  readonly id: string;
  readonly keywords: readonly KeywordUse[];
  readonly weapons: readonly Weapon[];
}

function cardFaults({ id, keywords, weapons }: Card, known: Known): readonly Fault[] {
  const equipped = keywords.flatMap(({ equip = [] }) => equip).filter((one) => typeof one === "string");
  const forces = keywords.flatMap(({ battleForce }) => (battleForce === undefined ? [] : [battleForce]));
  return [
    ...unknown(id, equipped, known.upgrades, "unknown-upgrade"),
    ...unknown(id, forces, known.battleForces, "unknown-battle-force"),
    ...weapons.flatMap((weapon) => weaponFaults(id, weapon)),
  ];
}

/** Lists keywords on a kind of card where they have no effect. */
function misplaced(
  entry: string,
  keywords: readonly KeywordUse[],
  barred: ReadonlySet<string>,
  code: FaultCode,
): readonly Fault[] {
  return keywords.filter(({ id }) => barred.has(id)).map(({ id: about }) => ({ entry, code, about }));
}

function weaponFaults(entry: string, { name, range, keywords }: Weapon): readonly Fault[] {
  return [...rangeFaults(entry, name, range), ...misplaced(entry, keywords, CARD_KEYWORDS, "unit-keyword-on-a-weapon")];
}

function rangeFaults(entry: string, about: string, { melee, min, max, overrun }: Weapon["range"]): readonly Fault[] {
  if (max === null) return melee || overrun ? [] : [{ entry, code: "weapon-without-range", about }];
  return max !== "infinite" && (min ?? 0) > max ? [{ entry, code: "range-out-of-order", about }] : [];
}

function commandFaults({ id, battleForce, keywords = [], weapons = [] }: Command, known: Known): readonly Fault[] {
  return [
    ...(battleForce === undefined ? [] : unknown(id, [battleForce], known.battleForces, "unknown-battle-force")),
    ...cardFaults({ id, keywords, weapons }, known),
  ];
}

function mapFaults(entry: string, { size, pois, ...territories }: MapCard): readonly Fault[] {
  const [width, depth] = size;
  const corners = Object.values(territories).flat(2);
  const outside = [...pois, ...corners].some(([x, y]) => x < 0 || y < 0 || x > width || y > depth);
  return outside ? [{ entry, code: "outside-the-map" }] : [];
}

function forceFaults({ id, build = {}, ...force }: BattleForce, known: Known): readonly Fault[] {
  const { countAs = [], limits = [] } = build;
  const named = [...countAs.map(({ unit }) => unit), ...limits.flatMap(({ units }) => units)];
  const upgrades = [...force.uniqueUpgrades, ...(force.forbiddenUpgrades ?? [])];
  return [
    ...unknown(id, [...force.units, ...named], known.units, "unknown-unit"),
    ...unknown(id, force.counterparts ?? [], known.counterparts, "unknown-counterpart"),
    ...unknown(id, upgrades, known.upgrades, "unknown-upgrade"),
    ...limitFaults(id, force.standard),
    ...limitFaults(id, force.skirmish),
    ...limits.filter(({ min, max }) => min > max).map(() => ({ entry: id, code: "limits-out-of-order" }) as const),
  ];
}

function limitFaults(entry: string, { ranks }: RankLimits): readonly Fault[] {
  return Object.entries(ranks)
    .filter(([, { min, max }]) => min > max)
    .map(([rank]) => ({ entry, code: "limits-out-of-order", about: rank }));
}
