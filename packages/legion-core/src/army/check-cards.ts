import type { Advantage } from "../catalogue/battle-entries.ts";
import type { Command, Entry, Restriction } from "../catalogue/entries.ts";
import { pipsInHand } from "../catalogue/faults.ts";
import type { RuleId } from "../rules/ids.ts";
import { type ArmyFault, fault } from "./fault.ts";
import { includes, meets, toldRestriction } from "./match.ts";
import type { Muster } from "./muster.ts";

/** Number of cards in a command hand (leg.command-hand.size). */
const HAND = 7;
/** Number of cards with each number of pips in a command hand (leg.command-hand.pips). */
const OF_EACH_PIPS = 2;
const PIPS = [1, 2, 3];
/** Number of pips that Standing Orders count as. A command hand holds one copy. */
const ORDERS_PIPS = 4;
/** Number of cards of each category in a battle deck (leg.battle-deck.size). */
export const OF_EACH_CATEGORY = 3;

/** Returns how many cards of each number of pips a command hand holds. Standing Orders count as 4 pips. */
export function pipsNeeded(): readonly (readonly [pips: number, cards: number])[] {
  return [...PIPS.map((pips) => [pips, OF_EACH_PIPS] as const), [ORDERS_PIPS, 1]];
}

/** Lists what is wrong with the command hand. */
export function handFaults(muster: Muster): readonly ArmyFault[] {
  const { lookup, list } = muster;
  const { commandHand } = list;
  const faults: ArmyFault[] = [...countFaults(commandHand.length, HAND, "leg.command-hand.size", { of: "hand" })];
  faults.push(...copyFaults(commandHand, "leg.command-hand.no-duplicates", "copies-in-the-hand"));
  const pips = [0, 0, 0, 0, 0];
  for (const id of commandHand) {
    const card = lookup.commands.get(id);
    if (card === undefined) continue;
    const counted = pipsInHand(card);
    pips[counted] = (pips[counted] ?? 0) + 1;
    faults.push(...commandFaults(muster, card));
  }
  for (const value of PIPS) {
    const have = pips[value] ?? 0;
    const rule = "leg.command-hand.pips";
    if (have < OF_EACH_PIPS) faults.push(fault(rule, "too-few-with-pips", { pips: value, have, least: OF_EACH_PIPS }));
    if (have > OF_EACH_PIPS) faults.push(fault(rule, "too-many-with-pips", { pips: value, have, most: OF_EACH_PIPS }));
  }
  const orders = pips[ORDERS_PIPS] ?? 0;
  if (orders < 1) faults.push(fault("leg.command-hand.pips", "no-standing-orders", { have: 0, least: 1 }));
  for (const { id } of mandatoryCards(muster)) {
    if (!commandHand.includes(id))
      faults.push(fault("leg.cards.command-restriction", "lacks-mandatory-card", { card: id }));
  }
  if (orders > 1) faults.push(fault("leg.command-hand.pips", "too-many-standing-orders", { have: orders, most: 1 }));
  return faults;
}

/** Lists the cards that the command hand of an army must hold because of its units, in the order of the catalogue. */
export function mandatoryCards(muster: Muster): readonly Command[] {
  return muster.lookup.catalogue.commands.filter(
    (card) => card.mandatory === true && card.requires !== undefined && commandFaults(muster, card).length === 0,
  );
}

/** Lists what forbids a card in the command hand of an army, without looking at the other cards in the hand. */
export function commandFaults(
  { list, units }: Muster,
  { id, faction, battleForce, requires }: Command,
): readonly ArmyFault[] {
  const faults: ArmyFault[] = [];
  const rule = "leg.cards.command-restriction";
  // Cards of mercenaries go by the units that they require.
  if (faction !== undefined && faction !== "mercenary" && faction !== list.faction) {
    faults.push(fault(rule, "card-of-another-faction", { card: id, faction, army: list.faction }));
  }
  if (battleForce !== undefined && battleForce !== list.battleForce) {
    faults.push(fault(rule, "card-of-another-battle-force", { card: id, battleForce }));
  }
  if (requires !== undefined && !meets(requires, (match) => includes(units, match))) {
    faults.push(
      fault(requirementRule(requires), "lacks-required-units", { card: id, needs: toldRestriction(requires) }),
    );
  }
  return faults;
}

function requirementRule(requires: Restriction): RuleId {
  if ("any" in requires) return "leg.command-hand.required-or";
  return "all" in requires ? "leg.command-hand.required-and" : "leg.command-hand.required-unit";
}

/** Whether a battle card has no faction or the faction of the army (leg.battle-deck.faction-cards). */
export function isOfFaction({ list }: Muster, { faction }: Entry & Pick<Advantage, "faction">): boolean {
  return faction === undefined || faction === list.faction;
}

/** Lists what is wrong with the battle deck. */
export function deckFaults(muster: Muster): readonly ArmyFault[] {
  const { lookup, list } = muster;
  const { primary, secondary, advantages } = list.battleDeck;
  const faults: ArmyFault[] = [];
  for (const [of, ids] of Object.entries({ primary, secondary, advantages })) {
    faults.push(...countFaults(ids.length, OF_EACH_CATEGORY, "leg.battle-deck.size", { of }));
    faults.push(...copyFaults(ids, "leg.battle-deck.no-duplicates", "copies-in-the-deck"));
  }
  for (const id of advantages) {
    const card = lookup.advantages.get(id);
    if (card?.faction === undefined || isOfFaction(muster, card)) continue;
    const params = { card: id, faction: card.faction, army: list.faction };
    faults.push(fault("leg.battle-deck.faction-cards", "card-of-another-faction", params));
  }
  return faults;
}

function countFaults(have: number, exactly: number, rule: RuleId, what: { readonly of: string }): readonly ArmyFault[] {
  if (have < exactly) return [fault(rule, "too-few-cards", { ...what, have, least: exactly })];
  return have > exactly ? [fault(rule, "too-many-cards", { ...what, have, most: exactly })] : [];
}

function copyFaults(
  ids: readonly string[],
  rule: RuleId,
  code: "copies-in-the-hand" | "copies-in-the-deck",
): readonly ArmyFault[] {
  return [...new Set(ids)].flatMap((card) => {
    const have = ids.filter((id) => id === card).length;
    return have === 1 ? [] : [fault(rule, code, { card, have, most: 1 })];
  });
}

/** Lists a fault for every card of the list that the catalogue does not hold (leg.army.contents). */
export function unknownFaults({ lookup, list }: Muster): readonly ArmyFault[] {
  const faults: ArmyFault[] = [];
  const look = (ids: readonly string[], known: ReadonlyMap<string, Entry>, kind: string) => {
    for (const card of ids) {
      if (!known.has(card)) faults.push(fault("leg.army.contents", "unknown-card", { kind, card }));
    }
  };
  for (const { unit, upgrades, counterpart } of list.units) {
    look([unit], lookup.units, "units");
    look(upgrades, lookup.upgrades, "upgrades");
    if (counterpart === undefined) continue;
    look([counterpart.counterpart], lookup.counterparts, "counterparts");
    look(counterpart.upgrades, lookup.upgrades, "upgrades");
  }
  if (list.battleForce !== undefined) look([list.battleForce], lookup.battleForces, "battleForces");
  look(list.commandHand, lookup.commands, "commands");
  look(list.battleDeck.primary, lookup.primaryObjectives, "primaryObjectives");
  look(list.battleDeck.secondary, lookup.secondaryObjectives, "secondaryObjectives");
  look(list.battleDeck.advantages, lookup.advantages, "advantages");
  return faults;
}
