import { at } from "@sw/tabletop";
import type { ActionKind } from "../action-cards.ts";
import type { Action } from "../actions.ts";
import type { Box } from "../box.ts";
import type { LeaderIndex } from "../codes.ts";

/** Shared: lets a window go by, or passes. */
export const PASS: Action = Object.freeze({ type: "pass" });
/** Shared: ends a run. */
export const DONE: Action = Object.freeze({ type: "done" });

/** Gives the shared object of using a card with a leader. */
export function actionOffers(box: Box): (card: ActionKind, leader: LeaderIndex) => Action {
  const tables = box.cards.map((card) => (card.type === "action" ? tableOf(box, card.id) : []));
  return (card, leader) => at(at(tables, card.code), leader + 1);
}

/** Uses of a card: without a leader first, then by leader. */
function tableOf(box: Box, card: string): readonly Action[] {
  const leaders = [null, ...box.leaders.map(({ id }) => id)];
  return leaders.map((leader): Action => Object.freeze({ type: "use-action", card, leader }));
}
