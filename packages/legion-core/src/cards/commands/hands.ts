import { pileCards, takeFromBag } from "@sw/tabletop";
import { commandFaults } from "../../army/check-cards.ts";
import { muster } from "../../army/muster.ts";
import { commandOf } from "../../state/box.ts";
import type { CommandCards, HandHook } from "../../state/hooks/command-card.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import type { Look } from "../../state/look.ts";
import { keptBy } from "../../state/memo/memo.ts";
import { type Player, PUBLIC, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { hasItsUnits } from "./playing.ts";

/** The cards that can be used from the hand at all; by the entries. */
const usedFromHand = keptBy((commands: CommandCards): readonly string[] =>
  Object.keys(commands).filter((id) => commands[id]?.fromHand !== undefined),
);

/** Asks players, the last in the order first to be put on the stack, whether they use a card from their hand at a moment. */
export function askHands(work: GameWork, moment: Moment, about: number | null, order: readonly Player[]): void {
  if (usedFromHand(work.box.commands).length === 0) return;
  for (const player of [...order].reverse()) {
    if (mayHoldOne(work, player, moment, about)) work.push({ kind: "hand", player, moment, about });
  }
}

/** Whether a player may hold a card to be used now, as far as everybody can tell. */
function mayHoldOne(look: Look, player: Player, moment: Moment, about: number | null): boolean {
  const { hand, discard } = look.state.players[player];
  const hidden = hand.some(({ knownTo, cards }) => knownTo !== PUBLIC && cards.length > 0);
  const shown = hand.flatMap(({ knownTo, cards }) => (knownTo === PUBLIC ? cards : []));
  const army = muster(look.box.cards, look.state.config.armies[player]);
  return look.box.cards.catalogue.commands.some((card, place) => {
    if (!isUsable(look, player, place, moment, about) || discard.includes(place)) return false;
    return shown.includes(place) || (hidden && commandFaults(army, card).length === 0);
  });
}

/** The cards of a player's hand that may be used now, in the order of the catalogue. */
export function usableCards(look: Look, player: Player, moment: Moment, about: number | null): readonly number[] {
  const cards = [...new Set(pileCards(look.state.players[player].hand))].sort((a, b) => a - b);
  return cards.filter((card) => isUsable(look, player, card, moment, about));
}

function isUsable(look: Look, player: Player, card: number, moment: Moment, about: number | null): boolean {
  const hook = hookOf(look, card);
  return hook?.moment === moment && hasItsUnits(look, player, card) && hook.applies(look, player, about);
}

function hookOf({ box }: Look, card: number): HandHook | undefined {
  return box.commands[commandOf(box, card).id]?.fromHand;
}

/** A card of the hand is discarded and does what it does. */
export function useFromHand(work: GameWork, player: Player, id: string, about: number | null): void {
  const card = work.box.cards.catalogue.commands.findIndex((one) => one.id === id);
  const own = work.player(player);
  own.hand = takeFromBag(own.hand, card)?.pile ?? own.hand;
  own.discard = [...own.discard, card];
  work.revealed = true;
  work.emit({ type: "command-used", seat: seatOf(player), card: id, rule: "leg.cards.command-use", cause: null });
  hookOf(work, card)?.run(work, player, about);
}
