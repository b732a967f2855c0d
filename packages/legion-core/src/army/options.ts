import type { Json } from "@sw/tabletop";
import type { Rank, Upgrade, UpgradeType } from "../catalogue/entries.ts";
import type { Box } from "./box.ts";
import { armyFaults } from "./check.ts";
import { demandsOf, mayEquip, needsSlot } from "./check-upgrades.ts";
import type { ArmyFault } from "./fault.ts";
import type { ArmyList, BattleDeck, ListedCounterpart, ListedUnit } from "./list.ts";
import { type Fielded, fielded, type Muster, muster, rankIn } from "./muster.ts";
import { type Placing, place } from "./slots.ts";

/** What may be added to a unit. */
export interface UnitOptions {
  /**
   * Upgrades by type; each item is what is added together: one upgrade, or one with another that its card asks for.
   */
  readonly upgrades: Readonly<Partial<Record<UpgradeType, readonly (readonly string[])[]>>>;
  /** Counterparts, without upgrades of their own. */
  readonly counterparts: readonly ListedCounterpart[];
  /** Upgrades that its counterpart may equip. */
  readonly counterpartUpgrades: readonly string[];
}

/** What may be added to an army without anything new being wrong with it; one item at a time. */
export interface ArmyOptions {
  /** Units by the rank they would count as, each with no more than what it must be equipped with. */
  readonly units: Readonly<Record<Rank, readonly ListedUnit[]>>;
  /** For each unit of the list, in its order. */
  readonly upgrades: readonly UnitOptions[];
  readonly commandHand: readonly string[];
  readonly battleDeck: BattleDeck;
}

/** What may be added to an army. */
export function optionsOf(box: Box, list: ArmyList): ArmyOptions {
  const allows = gate(box, list);
  return {
    units: unitOptions(box, list, allows),
    upgrades: list.units.map((_, index) => upgradeOptions(box, list, index, allows)),
    commandHand: fitting(box.catalogue.commands, (id) => allows({ ...list, commandHand: [...list.commandHand, id] })),
    battleDeck: deckOptions(box, list, allows),
  };
}

type Gate = (changed: ArmyList) => boolean;

/** Whether a changed army has nothing wrong that the army does not have, and nothing worse than there. */
function gate(box: Box, list: ArmyList): Gate {
  const before = new Map<string, number>();
  for (const fault of armyFaults(muster(box, list))) before.set(keyOf(fault), amountOf(fault));
  return (changed) =>
    armyFaults(muster(box, changed)).every((fault) => {
      const amount = before.get(keyOf(fault));
      return amount !== undefined && amountOf(fault) <= amount;
    });
}

/** What tells a fault from others; how far it goes is not part of it. */
function keyOf({ rule, code, params }: ArmyFault): string {
  const { have: _, ...rest } = params;
  return `${rule} ${code} ${JSON.stringify(rest)}`;
}

/** By how much the figure of a fault is beyond its limit. */
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

function unitOptions(box: Box, list: ArmyList, allows: Gate): Readonly<Record<Rank, readonly ListedUnit[]>> {
  const units: Record<Rank, ListedUnit[]> = {
    commander: [],
    operative: [],
    corps: [],
    "special-forces": [],
    support: [],
    heavy: [],
  };
  const army = muster(box, list);
  for (const card of box.catalogue.units) {
    for (const listed of outfits(army, card.id)) {
      if (allows({ ...list, units: [...list.units, listed] })) units[rankIn(card, army.force)].push(listed);
    }
  }
  return units;
}

/** The unit with each choice of upgrades that its keywords demand, and no others. */
function outfits(army: Muster, id: string): readonly ListedUnit[] {
  const { box, list } = army;
  const unit = fielded(box, list, { unit: id, upgrades: [] }, list.units.length);
  if (unit === undefined) return [];
  const demands = demandsOf(unit);
  const cards = demands.flatMap((demand) => demand.cards);
  let choices: readonly (readonly string[])[] = [cards];
  for (const { types } of demands) {
    for (const [type, number] of types) {
      const open = number - cards.filter((card) => box.upgrades.get(card)?.type === type).length;
      const able = (box.upgradesOf.get(type) ?? []).filter((upgrade) => mayEquip(army, unit, upgrade));
      choices = choices.flatMap((chosen) => picks(able, open).map((picked) => [...chosen, ...picked]));
    }
  }
  return choices.map((upgrades) => ({ unit: id, upgrades }));
}

/** All ways to pick so many of the upgrades, in their order. */
function picks(upgrades: readonly Upgrade[], number: number): readonly (readonly string[])[] {
  if (number <= 0) return [[]];
  return upgrades.flatMap(({ id }, index) => picks(upgrades.slice(index + 1), number - 1).map((rest) => [id, ...rest]));
}

function upgradeOptions(box: Box, list: ArmyList, index: number, allows: Gate): UnitOptions {
  const listed = list.units[index];
  const unit = listed && fielded(box, list, listed, index);
  if (listed === undefined || unit === undefined) return { upgrades: {}, counterparts: [], counterpartUpgrades: [] };
  const changed = (to: ListedUnit) =>
    allows({ ...list, units: list.units.map((one, at) => (at === index ? to : one)) });
  const { counterpart } = listed;
  const partners = counterpart === undefined ? (box.counterpartsOf.get(listed.unit) ?? []) : [];
  const army = muster(box, list);
  const carries = unit.counterpart?.upgradeBar ?? [];
  const carried = box.catalogue.upgrades.filter(
    (upgrade) => carries.includes(upgrade.type) && mayEquip(army, unit, upgrade, true),
  );
  return {
    upgrades: ownUpgrades(box, army, unit, (added) => changed({ ...listed, upgrades: [...listed.upgrades, ...added] })),
    counterparts: partners
      .map(({ id }): ListedCounterpart => ({ counterpart: id, upgrades: [] }))
      .filter((partner) => changed({ ...listed, counterpart: partner })),
    counterpartUpgrades:
      counterpart === undefined
        ? []
        : fitting(carried, (id) =>
            changed({ ...listed, counterpart: { ...counterpart, upgrades: [...counterpart.upgrades, id] } }),
          ),
  };
}

function placed(unit: Fielded, upgrades: readonly Upgrade[]): Placing {
  return place(unit.card.upgradeBar, upgrades, (upgrade) => needsSlot(unit, upgrade));
}

function ownUpgrades(
  box: Box,
  army: Muster,
  unit: Fielded,
  allowed: (added: readonly string[]) => boolean,
): UnitOptions["upgrades"] {
  const { left } = placed(unit, unit.upgrades);
  const options: Partial<Record<UpgradeType, (readonly string[])[]>> = {};
  const offer = (type: UpgradeType, added: readonly string[]): boolean => {
    if (!allowed(added)) return false;
    const offered = options[type];
    if (offered === undefined) options[type] = [added];
    else offered.push(added);
    return true;
  };
  for (const upgrade of box.catalogue.upgrades) {
    const { id, type, mustEquip } = upgrade;
    // What these two tell is checked again below, at greater cost.
    if (placed(unit, [...unit.upgrades, upgrade]).left.length > left.length) continue;
    if (!mayEquip(army, unit, upgrade)) continue;
    if (offer(type, [id]) || mustEquip === undefined) continue;
    for (const wanted of mustEquip) {
      for (const other of box.upgradesOf.get(wanted) ?? []) if (other.id !== id) offer(type, [id, other.id]);
    }
  }
  return options;
}

function deckOptions(box: Box, list: ArmyList, allows: Gate): BattleDeck {
  const { primaryObjectives, secondaryObjectives, advantages } = box.catalogue;
  const deck = list.battleDeck;
  const changed = (battleDeck: BattleDeck) => allows({ ...list, battleDeck });
  return {
    primary: fitting(primaryObjectives, (id) => changed({ ...deck, primary: [...deck.primary, id] })),
    secondary: fitting(secondaryObjectives, (id) => changed({ ...deck, secondary: [...deck.secondary, id] })),
    advantages: fitting(advantages, (id) => changed({ ...deck, advantages: [...deck.advantages, id] })),
  };
}
