import type { MiniatureView, Seat, UnitView, View } from "@sw/legion-core";
import { type ArmyList, army, type UnitView as UnitCards } from "@sw/legion-core/army";
import { isHidden } from "@sw/tabletop";

/** The people in the order of the table. */
export const BOTH: readonly [Seat, Seat] = ["player-1", "player-2"];

/** The person on the other side. */
export function opponentOf(seat: Seat): Seat {
  return seat === "player-1" ? "player-2" : "player-1";
}

/** A unit by its id. */
export function unitIn({ units }: Pick<View, "units">, id: string): UnitView | undefined {
  return units.find((unit) => unit.id === id);
}

/** The unit of a miniature by the id of either. */
export function unitBehind(view: Pick<View, "units">, id: string): UnitView | undefined {
  return unitIn(view, id) ?? view.units.find(({ miniatures }) => miniatures.some((one) => one.id === id));
}

/** A unit's miniatures on the battlefield. */
export function standing({ miniatures }: Pick<UnitView, "miniatures">): readonly MiniatureView[] {
  return miniatures.filter(({ status }) => status === "standing");
}

/** A unit's miniatures that are not defeated. */
export function left({ miniatures }: Pick<UnitView, "miniatures">): readonly MiniatureView[] {
  return miniatures.filter(({ status }) => status !== "defeated");
}

/** The units of a person that are not defeated. */
export function unitsOf({ units }: Pick<View, "units">, seat: Seat): readonly UnitView[] {
  return units.filter((unit) => unit.owner === seat && left(unit).length > 0);
}

/** Where a unit's leader stands; undefined off the battlefield. */
export function leaderOf({ leader, miniatures }: UnitView): MiniatureView | undefined {
  return miniatures.find(({ id, status }) => id === leader && status === "standing");
}

// By the lists of units, which all views of a game share: worked out from these alone.
const CARDS = new WeakMap<ArmyList["units"], readonly UnitCards[]>();

/** All cards of a unit taken together. */
export function cardsOf({ config }: Pick<View, "config">, { id, owner }: Pick<UnitView, "id" | "owner">): UnitCards {
  const list = config.armies[owner === "player-1" ? 0 : 1];
  const known = CARDS.get(list.units) ?? army.units({ ...list, commandHand: [], battleDeck: NO_DECK });
  CARDS.set(list.units, known);
  const cards = known[Number(id.slice(id.indexOf(".") + 1))];
  if (cards === undefined) throw new RangeError(`no unit ${id}`);
  return cards;
}

const NO_DECK: ArmyList["battleDeck"] = { primary: [], secondary: [], advantages: [] };

/** Command cards in a hand that the view shows, and how many there are. */
export function handOf({ players }: Pick<View, "players">, seat: Seat): { cards: readonly string[]; count: number } {
  const { hand } = players[seat];
  return {
    cards: hand.flatMap(({ cards }) => (isHidden(cards) ? [] : cards)),
    count: hand.reduce((sum, { count }) => sum + count, 0),
  };
}
