import { expectOk } from "@sw/tabletop";
import type { ArmyList } from "../../../src/content/army.ts";
import { type ExchangeNote, exchange, type ReadArmy } from "../../../src/content/exchange.ts";

/** A list that was read. */
export function readList(input: unknown): ReadArmy {
  return expectOk(exchange.read(input));
}

/** The notes of a list by code and figures, without those that tell that its format lacks a faction. */
export function notesOf({ notes }: Pick<ReadArmy, "notes">): readonly (readonly [code: string, params: unknown])[] {
  return notes
    .filter(({ code }) => code !== "faction-not-told")
    .map(({ code, params }: ExchangeNote) => [code, params]);
}

/** A list without what only one order of its cards tells: what is equal in it is equal as armies are. */
export function withoutOrder(list: ArmyList): unknown {
  const units = list.units.map(({ unit, upgrades, counterpart }) => {
    const partner = counterpart && [counterpart.counterpart, ...[...counterpart.upgrades].sort()];
    return JSON.stringify([unit, [...upgrades].sort(), partner]);
  });
  const { primary, secondary, advantages } = list.battleDeck;
  return {
    format: list.format ?? "standard",
    faction: list.faction,
    battleForce: list.battleForce,
    units: units.sort(),
    commandHand: [...list.commandHand].sort(),
    battleDeck: [primary, secondary, advantages].map((cards) => [...cards].sort()),
  };
}
