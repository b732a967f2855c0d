import type { UnitView, View } from "@sw/legion-core";
import { type ArmyList, army, type UnitView as UnitCards } from "@sw/legion-core/army";

// By the lists of units, which all views of a game share: worked out from these alone.
const CARDS = new WeakMap<ArmyList["units"], readonly UnitCards[]>();

/** Returns the merged cards of a unit. */
export function cardsOf({ config }: Pick<View, "config">, { id, owner }: Pick<UnitView, "id" | "owner">): UnitCards {
  const list = config.armies[owner === "player-1" ? 0 : 1];
  const known = CARDS.get(list.units) ?? army.units({ ...list, commandHand: [], battleDeck: NO_DECK });
  CARDS.set(list.units, known);
  const cards = known[Number(id.slice(id.indexOf(".") + 1))];
  if (cards === undefined) throw new RangeError(`no unit ${id}`);
  return cards;
}

const NO_DECK: ArmyList["battleDeck"] = { primary: [], secondary: [], advantages: [] };
