import { addToBag, type CardCode } from "@sw/tabletop";
import { bitOf, PUBLIC, type Role, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { takeOut } from "./piles.ts";

/** Adds an action card to the hand of a role of a side. */
export function toActionHand(work: GameWork, side: Side, role: Role, card: CardCode, knownTo: number): void {
  const own = work.side(side);
  const [admiral, general] = own.actions;
  const bag = addToBag(role === 0 ? admiral : general, card, knownTo | bitOf(side));
  own.actions = role === 0 ? [bag, general] : [admiral, bag];
}

/** Removes a used action card from the role that holds it; it goes back to the box (reb.action.use-procedure). */
export function spendAction(work: GameWork, side: Side, role: Role, card: CardCode): void {
  const own = work.side(side);
  const [admiral, general] = own.actions;
  const { knownTo, pile } = takeOut(work.box, role === 0 ? admiral : general, card);
  own.actions = role === 0 ? [pile, general] : [admiral, pile];
  own.actionsUsed = [...own.actionsUsed, card].sort((a, b) => a - b);
  if (knownTo !== PUBLIC) work.revealed = true;
}
