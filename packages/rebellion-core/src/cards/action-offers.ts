import { at, keptBy } from "@sw/tabletop";
import type { ActionTiming } from "../language/language.ts";
import type { Action } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import type { Look } from "../state/look.ts";
import { sideOf } from "../state/seats.ts";
import { holdsAction, isTimed, leadersForAction, type UseScope } from "./action-cards.ts";

const usesOf = /* @__PURE__ */ keptBy((box: Box) =>
  box.cards.map((card) => (card.type === "action" ? tableOf(box, card.id) : [])),
);

/**
 * Lists the ways the chair can use the cards of a timing that it holds: in catalogue order, and for each card in leader
 * order.
 */
export function usesOffered(look: Look, timing: ActionTiming, scope: UseScope): readonly Action[] {
  const offers = usesOf(look.box);
  const uses: Action[] = [];
  const side = sideOf(scope.chair);
  for (const card of look.box.actions) {
    if (!isTimed(card, timing, side) || !holdsAction(look.state, scope.chair, card.code)) continue;
    for (const leader of leadersForAction(look, card, scope)) uses.push(at(at(offers, card.code), leader + 1));
  }
  return uses;
}

/** Returns the uses of a card: first without a leader, then one per leader. */
function tableOf(box: Box, card: string): readonly Action[] {
  const leaders = [null, ...box.leaders.map(({ id }) => id)];
  return leaders.map((leader): Action => Object.freeze({ type: "use-action", subject: card, leader }));
}
