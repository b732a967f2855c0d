import { at } from "@sw/tabletop";
import type { ActionTiming } from "../language/language.ts";
import type { Action } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { sideOf } from "../state/seats.ts";
import { type ActionKind, holdsAction, isTimed, leadersForAction, type UseScope } from "./action-cards.ts";

/** Gives the shared object of using a card with a leader. */
export function actionOffers(box: Box): (card: ActionKind, leader: LeaderIndex) => Action {
  const tables = box.cards.map((card) => (card.type === "action" ? tableOf(box, card.id) : []));
  return (card, leader) => at(at(tables, card.code), leader + 1);
}

/** Shared objects of a card's uses by leader. */
export type ActionOffers = ReturnType<typeof actionOffers>;

/** The uses of cards of a timing that the chair holds: in the catalogue's order, each with its leaders in order. */
export function usesOffered(
  look: Look,
  timing: ActionTiming,
  scope: UseScope,
  offers: ActionOffers,
): readonly Action[] {
  const uses: Action[] = [];
  const side = sideOf(scope.chair);
  for (const card of look.box.actions) {
    if (!isTimed(card, timing, side) || !holdsAction(look.state, scope.chair, card.code)) continue;
    for (const leader of leadersForAction(look, card, scope)) uses.push(offers(card, leader));
  }
  return uses;
}

/** Uses of a card: without a leader first, then by leader. */
function tableOf(box: Box, card: string): readonly Action[] {
  const leaders = [null, ...box.leaders.map(({ id }) => id)];
  return leaders.map((leader): Action => Object.freeze({ type: "use-action", subject: card, leader }));
}
