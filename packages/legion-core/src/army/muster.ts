import type { BattleForce, Counterpart, KeywordUse, Unit, Upgrade } from "../catalogue/entries.ts";
import { type Affiliation, type Allegiance, FORCE_SIDE_OF, type ForceSide, type Rank } from "../catalogue/words.ts";
import type { CardIndex } from "./card-index.ts";
import type { ArmyList, ListedUnit } from "./list.ts";

/** A unit of an army with its cards looked up, without cards that are not in the catalogue. */
export interface Fielded {
  /** Position of the unit in the list. */
  readonly index: number;
  readonly card: Unit;
  readonly upgrades: readonly Upgrade[];
  readonly counterpart: Counterpart | undefined;
  readonly counterpartUpgrades: readonly Upgrade[];
  /** The rank that the unit counts as when the army is built. */
  readonly rank: Rank;
  readonly affiliation: Affiliation | undefined;
  /** The faction of the unit's army. */
  readonly army: Allegiance;
  readonly side: ForceSide | undefined;
}

/** An army with its cards looked up. */
export interface Muster {
  readonly lookup: CardIndex;
  readonly list: ArmyList;
  readonly force: BattleForce | undefined;
  readonly units: readonly Fielded[];
}

/** Looks up the cards of an army. */
export function muster(lookup: CardIndex, list: ArmyList): Muster {
  const force = list.battleForce === undefined ? undefined : lookup.battleForces.get(list.battleForce);
  const units: Fielded[] = [];
  for (const [index, listed] of list.units.entries()) {
    const unit = fielded(lookup, list, listed, index);
    if (unit !== undefined) units.push(unit);
  }
  return { lookup, list, force, units };
}

/**
 * Looks up the cards of a unit at position `index` of an army. Returns undefined if its unit card is not in the
 * catalogue.
 */
export function fielded(lookup: CardIndex, list: ArmyList, listed: ListedUnit, index: number): Fielded | undefined {
  const card = lookup.units.get(listed.unit);
  if (card === undefined) return undefined;
  const force = list.battleForce === undefined ? undefined : lookup.battleForces.get(list.battleForce);
  const upgrades = known(lookup, listed.upgrades);
  const { counterpart } = listed;
  return {
    index,
    card,
    upgrades,
    counterpart: counterpart === undefined ? undefined : lookup.counterparts.get(counterpart.counterpart),
    counterpartUpgrades: counterpart === undefined ? [] : known(lookup, counterpart.upgrades),
    rank: rankAsOf(upgrades) ?? rankIn(card, force),
    affiliation: upgrades.find(({ affiliationAs }) => affiliationAs !== undefined)?.affiliationAs ?? card.affiliation,
    army: list.faction,
    side: card.faction === "mercenary" ? armySide(list, force) : FORCE_SIDE_OF[card.faction],
  };
}

/** Returns the upgrades with these ids, skipping ids that the catalogue does not hold. */
export function known(lookup: CardIndex, ids: readonly string[]): readonly Upgrade[] {
  const found: Upgrade[] = [];
  for (const id of ids) {
    const upgrade = lookup.upgrades.get(id);
    if (upgrade !== undefined) found.push(upgrade);
  }
  return found;
}

/** Returns the rank that an upgrade gives the unit that carries it, or undefined if none does. */
export function rankAsOf(upgrades: readonly Upgrade[]): Rank | undefined {
  return upgrades.find(({ rankAs }) => rankAs !== undefined)?.rankAs;
}

/**
 * Returns the rank that a unit card counts as when an army of that battle force is built. In play it has its printed
 * rank (leg.battle-force.own-rules).
 */
export function rankIn(card: Unit, force: BattleForce | undefined): Rank {
  return force?.build?.countAs?.find(({ unit }) => unit === card.id)?.rank ?? card.rank;
}

/** Returns the side of an army (leg.army.other-side), or undefined for mercenaries without a battle force. */
function armySide({ faction }: ArmyList, force: BattleForce | undefined): ForceSide | undefined {
  return force?.side ?? (faction === "mercenary" ? undefined : FORCE_SIDE_OF[faction]);
}

/** Whether a counterpart belongs to a unit, through the unit's card or one of its upgrades. */
export function belongsTo({ id, counterpartOf }: Counterpart, unit: string, upgrades: readonly Upgrade[]): boolean {
  return counterpartOf === unit || upgrades.some(({ counterparts = [] }) => counterparts.includes(id));
}

/** Returns all upgrades of a unit and its counterpart. */
export function allUpgrades({ upgrades, counterpartUpgrades }: Fielded): readonly Upgrade[] {
  return counterpartUpgrades.length === 0 ? upgrades : [...upgrades, ...counterpartUpgrades];
}

/** Returns a keyword from the first card of the unit that has it, unless an upgrade removes it. */
export function keywordOf(unit: Fielded, id: string): KeywordUse | undefined {
  const { card, upgrades, counterpart, counterpartUpgrades } = unit;
  const printed = card.keywords.find((one) => one.id === id);
  if (printed !== undefined && !upgrades.some(({ loses }) => loses?.includes(id))) return printed;
  for (const cards of [upgrades, counterpartUpgrades]) {
    for (const { keywords } of cards) {
      const found = keywords?.find((one) => one.id === id);
      if (found !== undefined) return found;
    }
  }
  return counterpart?.keywords.find((one) => one.id === id);
}

/** Whether the unit is a mercenary (leg.mercenary.definition). */
export function isMercenary({ card }: Fielded): boolean {
  return card.faction === "mercenary";
}
