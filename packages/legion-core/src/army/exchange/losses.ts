import type { Result } from "@sw/tabletop";
import { formatOf } from "../limits.ts";
import type { ArmyList, BattleDeck } from "../list.ts";
import { unitKey } from "./order.ts";
import type { ReadArmy } from "./settle.ts";

/** A part of a list that may be lost when the list is written in another format. */
export type LostPart = "everything" | "format" | "faction" | "battle-force" | "units" | "command-hand" | "battle-deck";

/** A part of a list that a format does not carry, with the ids of the lost cards. */
export interface Loss {
  readonly part: LostPart;
  readonly cards: readonly string[];
}

const CATEGORIES: readonly (keyof BattleDeck)[] = ["primary", "secondary", "advantages"];

/** Lists what differs between a list and the same list read again. The order of units and cards does not count. */
export function lossesOf(list: ArmyList, again: Result<ReadArmy>): readonly Loss[] {
  if (!again.ok) return [{ part: "everything", cards: [] }];
  const read = again.value.list;
  const losses: Loss[] = [];
  const whole = (part: LostPart, is: unknown, was: unknown) => {
    if (is !== was) losses.push({ part, cards: [] });
  };
  whole("format", formatOf(read), formatOf(list));
  whole("faction", read.faction, list.faction);
  whole("battle-force", read.battleForce, list.battleForce);
  const cards = (part: LostPart, was: readonly string[], is: readonly string[], idOf: (key: string) => string) => {
    const lost = missing(was, is);
    if (lost.length > 0 || is.length !== was.length) losses.push({ part, cards: [...new Set(lost.map(idOf))] });
  };
  const units = new Map(list.units.map((unit) => [unitKey(unit), unit.unit]));
  cards("units", list.units.map(unitKey), read.units.map(unitKey), (key) => units.get(key) ?? key);
  cards("command-hand", list.commandHand, read.commandHand, (id) => id);
  const deck = ({ battleDeck }: ArmyList) =>
    CATEGORIES.flatMap((category) => battleDeck[category].map((id) => `${category} ${id}`));
  cards("battle-deck", deck(list), deck(read), (key) => key.slice(key.indexOf(" ") + 1));
  return losses;
}

/** Lists the items that the first list has more often than the second. */
function missing(was: readonly string[], is: readonly string[]): readonly string[] {
  const left = [...is];
  return was.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
