import type { Json } from "@sw/tabletop";
import type { Upgrade } from "../catalogue/entries.ts";
import type { Rank, UpgradeType } from "../catalogue/words.ts";
import type { CardIndex } from "./card-index.ts";
import { armyFaults, singleFaults, WHOLE_ARMY } from "./check.ts";
import { deckFaults, handFaults, mandatoryCards } from "./check-cards.ts";
import { demandsOf, mayEquip, needsSlot } from "./check-upgrades.ts";
import type { ArmyFault } from "./fault.ts";
import type { ArmyList, BattleDeck, ListedCounterpart, ListedUnit } from "./list.ts";
import { belongsTo, type Fielded, fielded, type Muster, muster, rankIn } from "./muster.ts";
import { type Fit, fitOnBar } from "./slots.ts";

/** The upgrades and counterparts that may be added to a unit. */
export interface UnitOptions {
  /**
   * Upgrades by type. Each item lists what is added together: one upgrade, or one and another that its card requires.
   */
  readonly upgrades: Readonly<Partial<Record<UpgradeType, readonly (readonly string[])[]>>>;
  /** Counterparts, without upgrades of their own. */
  readonly counterparts: readonly ListedCounterpart[];
  /** Upgrades that the unit's counterpart may equip. */
  readonly counterpartUpgrades: readonly string[];
}

/** The cards that may be added to an army, one at a time, without causing a new fault. */
export interface ArmyOptions {
  /** Units by the rank they would count as, each with only the upgrades that it must have. */
  readonly units: Readonly<Record<Rank, readonly ListedUnit[]>>;
  /** What may be added to each unit of the list, in its order. */
  readonly upgrades: readonly UnitOptions[];
  readonly commandHand: readonly string[];
  readonly battleDeck: BattleDeck;
}

/** Lists the cards that may be added to an army. */
export function optionsOf(lookup: CardIndex, list: ArmyList): ArmyOptions {
  const army = muster(lookup, list);
  const allows = gate(army);
  return {
    units: unitOptions(army, allows),
    upgrades: list.units.map((_, index) => upgradeOptions(army, index, allows)),
    commandHand: fitting(lookup.catalogue.commands, (id) =>
      allows.cards({ ...list, commandHand: [...list.commandHand, id] }),
    ),
    battleDeck: deckOptions(lookup, list, allows),
  };
}

/** Whether a change adds no fault to the army and makes none worse. */
interface Gate {
  /** Whether a unit may replace the one at its index, or be added after the last one. */
  unit(listed: ListedUnit, index: number): boolean;
  /** Whether the same units may have another hand or deck. */
  cards(list: ArmyList): boolean;
}

/**
 * Creates the gate of an army. Checks only what a change can make worse: the changed unit, or the cards that are added
 * to.
 */
function gate(army: Muster): Gate {
  const { lookup, list, units } = army;
  const lacking = lackingCards(army);
  const before = new Map<string, number>();
  for (const fault of armyFaults(army)) before.set(keyOf(fault), amountOf(fault));
  const isOld = (fault: ArmyFault) => {
    const amount = before.get(keyOf(fault));
    return amount !== undefined && amountOf(fault) <= amount;
  };
  return {
    unit(listed, index) {
      const unit = fielded(lookup, list, listed, index);
      if (unit === undefined) return false;
      const kept = units.filter((other) => other.index !== index);
      const changed: Muster = { ...army, units: [...kept, unit].sort((a, b) => a.index - b.index) };
      return (
        singleFaults(changed, unit).every(isOld) &&
        WHOLE_ARMY.every((faultsOf) => faultsOf(changed).every(isOld)) &&
        handFaults(withCardsAskedFor(changed, lacking)).every(isOld)
      );
    },
    cards(changed) {
      const after: Muster = { ...army, list: changed };
      const faults = changed.battleDeck === list.battleDeck ? handFaults(after) : deckFaults(after);
      return faults.every(isOld);
    },
  };
}

/** Lists the cards that the command hand of an army lacks because of its units. */
function lackingCards(army: Muster): readonly string[] {
  return mandatoryCards(army).flatMap(({ id }) => (army.list.commandHand.includes(id) ? [] : [id]));
}

/**
 * Returns the army with the cards that its command hand lacks now and did not lack `before`. A unit that requires a
 * card may be added only if the card may be added too.
 */
function withCardsAskedFor(army: Muster, before: readonly string[]): Muster {
  const { list } = army;
  const asked = lackingCards(army).filter((id) => !before.includes(id));
  return asked.length === 0 ? army : { ...army, list: { ...list, commandHand: [...list.commandHand, ...asked] } };
}

/** Returns a key that identifies a fault regardless of its figure. */
function keyOf({ rule, code, params }: ArmyFault): string {
  const { have: _, ...rest } = params;
  return `${rule} ${code} ${JSON.stringify(rest)}`;
}

/** Returns how far the figure of a fault exceeds its limit. */
function amountOf({ params }: ArmyFault): number {
  const { have, most, least } = params;
  return Math.max(difference(have, most), difference(least, have));
}

function difference(high: Json | undefined, low: Json | undefined): number {
  return typeof high === "number" && typeof low === "number" ? high - low : 0;
}

function fitting(entries: readonly { readonly id: string }[], allowed: (id: string) => boolean): readonly string[] {
  return entries.map(({ id }) => id).filter(allowed);
}

function unitOptions(army: Muster, allows: Gate): Readonly<Record<Rank, readonly ListedUnit[]>> {
  const units: Record<Rank, ListedUnit[]> = {
    commander: [],
    operative: [],
    corps: [],
    "special-forces": [],
    support: [],
    heavy: [],
  };
  for (const card of army.lookup.catalogue.units) {
    for (const listed of outfits(army, card.id)) {
      if (allows.unit(listed, army.list.units.length)) units[rankIn(card, army.force)].push(listed);
    }
  }
  return units;
}

/** Lists the unit with each choice of upgrades that its keywords demand, and with no other upgrades. */
function outfits(army: Muster, id: string): readonly ListedUnit[] {
  const { lookup, list } = army;
  const unit = fielded(lookup, list, { unit: id, upgrades: [] }, list.units.length);
  if (unit === undefined) return [];
  const demands = demandsOf(unit);
  const cards = demands.flatMap((demand) => demand.cards);
  let choices: readonly (readonly string[])[] = [cards];
  for (const { types } of demands) {
    for (const [type, number] of types) {
      const open = number - cards.filter((card) => lookup.upgrades.get(card)?.type === type).length;
      const able = (lookup.upgradesOf.get(type) ?? []).filter((upgrade) => mayEquip(army, unit, upgrade));
      choices = choices.flatMap((chosen) => picks(able, open).map((picked) => [...chosen, ...picked]));
    }
  }
  return choices.map((upgrades) => ({ unit: id, upgrades }));
}

/** Lists all ways to pick `number` of the upgrades, in their order. */
function picks(upgrades: readonly Upgrade[], number: number): readonly (readonly string[])[] {
  if (number <= 0) return [[]];
  return upgrades.flatMap(({ id }, index) => picks(upgrades.slice(index + 1), number - 1).map((rest) => [id, ...rest]));
}

function upgradeOptions(army: Muster, index: number, allows: Gate): UnitOptions {
  const { lookup, list, units } = army;
  const listed = list.units[index];
  const unit = units.find((one) => one.index === index);
  if (listed === undefined || unit === undefined) return { upgrades: {}, counterparts: [], counterpartUpgrades: [] };
  const { counterpart } = listed;
  const partners =
    counterpart === undefined
      ? lookup.catalogue.counterparts.filter((one) => belongsTo(one, listed.unit, unit.upgrades))
      : [];
  const carries = unit.counterpart?.upgradeBar ?? [];
  const carried = lookup.catalogue.upgrades.filter(
    (upgrade) => carries.includes(upgrade.type) && mayEquip(army, unit, upgrade, true),
  );
  return {
    upgrades: ownUpgrades(army, unit, (added) =>
      allows.unit({ ...listed, upgrades: [...listed.upgrades, ...added] }, index),
    ),
    counterparts: partners
      .map(({ id }): ListedCounterpart => ({ counterpart: id, upgrades: [] }))
      .filter((partner) => allows.unit({ ...listed, counterpart: partner }, index)),
    counterpartUpgrades:
      counterpart === undefined
        ? []
        : fitting(carried, (id) => {
            const upgrades = [...counterpart.upgrades, id];
            return allows.unit({ ...listed, counterpart: { ...counterpart, upgrades } }, index);
          }),
  };
}

function placed(unit: Fielded, upgrades: readonly Upgrade[]): Fit {
  return fitOnBar(unit.card.upgradeBar, upgrades, (upgrade) => needsSlot(unit, upgrade));
}

function ownUpgrades(
  army: Muster,
  unit: Fielded,
  allowed: (added: readonly string[]) => boolean,
): UnitOptions["upgrades"] {
  const { catalogue, upgradesOf } = army.lookup;
  const { left } = placed(unit, unit.upgrades);
  const options: Partial<Record<UpgradeType, (readonly string[])[]>> = {};
  const offer = (type: UpgradeType, added: readonly string[]): boolean => {
    if (!allowed(added)) return false;
    const offered = options[type];
    if (offered === undefined) options[type] = [added];
    else offered.push(added);
    return true;
  };
  for (const upgrade of catalogue.upgrades) {
    const { id, type, mustEquip } = upgrade;
    // What these two tell is checked again below, at greater cost.
    if (placed(unit, [...unit.upgrades, upgrade]).left.length > left.length) continue;
    if (!mayEquip(army, unit, upgrade)) continue;
    if (offer(type, [id]) || mustEquip === undefined) continue;
    for (const wanted of mustEquip) {
      for (const other of upgradesOf.get(wanted) ?? []) if (other.id !== id) offer(type, [id, other.id]);
    }
  }
  return options;
}

function deckOptions(lookup: CardIndex, list: ArmyList, allows: Gate): BattleDeck {
  const { primaryObjectives, secondaryObjectives, advantages } = lookup.catalogue;
  const deck = list.battleDeck;
  const changed = (battleDeck: BattleDeck) => allows.cards({ ...list, battleDeck });
  return {
    primary: fitting(primaryObjectives, (id) => changed({ ...deck, primary: [...deck.primary, id] })),
    secondary: fitting(secondaryObjectives, (id) => changed({ ...deck, secondary: [...deck.secondary, id] })),
    advantages: fitting(advantages, (id) => changed({ ...deck, advantages: [...deck.advantages, id] })),
  };
}
