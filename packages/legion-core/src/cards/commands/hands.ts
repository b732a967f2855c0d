import { addToBag, type CardCode, pileCards, takeFromBag, type Violation } from "@sw/tabletop";
import type { CardIndex } from "../../army/card-index.ts";
import { commandFaults } from "../../army/check-cards.ts";
import type { ArmyList } from "../../army/list.ts";
import { muster } from "../../army/muster.ts";
import type { Command } from "../../catalogue/entries.ts";
import type { RuleId } from "../../rules/ids.ts";
import { type Box, commandId, commandOf } from "../../state/box.ts";
import type { Cause } from "../../state/events.ts";
import type { Pending } from "../../state/frames.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import { forbidden } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { keptBy, keptByBoth } from "../../state/memo/memo.ts";
import { PUBLIC, type Side, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { divulgedMark, isDivulged } from "./divulged.ts";
import { cardOut, hasItsUnits } from "./playing.ts";

/** The moment of divulging cards, by the step of set-up that they name. */
const DIVULGING: Readonly<Record<NonNullable<Command["divulge"]>["step"], Moment>> = {
  setup: "setup-start",
  "resolve-setup-effects": "setup-effects",
};

/**
 * Returns the cards that can be used from the hand or divulged at each moment, in the order of the catalogue. Cached by
 * the box.
 */
const handCards = keptBy(({ cards, commands }: Box): Partial<Record<Moment, readonly number[]>> => {
  const byMoment: Partial<Record<Moment, number[]>> = {};
  for (const [card, { id, divulge }] of cards.catalogue.commands.entries()) {
    const { fromHand, divulged } = commands[id] ?? {};
    const divulging = divulge === undefined || divulged === undefined ? undefined : DIVULGING[divulge.step];
    for (const moment of [fromHand?.at, divulging]) {
      if (moment === undefined) continue;
      const there = byMoment[moment] ?? [];
      there.push(card);
      byMoment[moment] = there;
    }
  }
  return byMoment;
});

const NONE: readonly number[] = [];
const NO_HANDS: readonly Pending[] = [];

/** Returns the cards of a moment, by their places in the catalogue. */
function cardsAt({ box }: Look, moment: Moment): readonly number[] {
  return handCards(box)[moment] ?? NONE;
}

/** Returns whether an army can bring each command card. Cached by its list and the catalogue. */
const broughtBy = keptByBoth((list: ArmyList, lookup: CardIndex): readonly boolean[] => {
  const army = muster(lookup, list);
  return lookup.catalogue.commands.map((card) => commandFaults(army, card).length === 0);
});

/**
 * Asks players whether they divulge a card from their hand at a moment (leg.kw.divulge.several). `order` says who is
 * asked first.
 */
export function askToDivulge(work: GameWork, moment: Moment, about: number | null, order: readonly Side[]): void {
  for (const side of [...order].reverse()) {
    if (mayHoldOne(work, side, moment, about)) work.push({ kind: "hand", side: side, moment, about });
  }
}

/** The source of the question whether a player uses a card from the hand, among the effects of a moment. */
const HAND = "hand";

/**
 * Lists the questions to players whether they use a card from their hand at a moment, as effects that each of them
 * orders among the others (leg.timing.own-order). Empty when cards are divulged.
 */
export function handsAt(look: Look, moment: Moment, about: number | null): readonly Pending[] {
  if (cardsAt(look, moment).length === 0 || isDivulging(look, moment)) return NO_HANDS;
  return ([0, 1] as const)
    .filter((owner) => mayHoldOne(look, owner, moment, about))
    .map((owner): Pending => ({ source: HAND, unit: null, owner, may: false }));
}

/** Returns the question about a hand behind a pending effect, or undefined for other effects. */
export function handBehind(moment: Moment, { source, owner }: Pending): HandEffect | undefined {
  if (source !== HAND) return undefined;
  return {
    applies: (look, about) => mayHoldOne(look, owner, moment, about),
    run: (work, about) => work.push({ kind: "hand", side: owner, moment, about }),
  };
}

/** A question about a hand among the effects of a moment. */
interface HandEffect {
  applies(look: Look, about: number | null): boolean;
  run(work: GameWork, about: number | null): void;
}

/** Whether cards can be divulged at a moment, which may give units more to do. */
export function isDivulging(look: Look, moment: Moment): boolean {
  return handRule(moment) === "leg.kw.divulge" && cardsAt(look, moment).length > 0;
}

/** Whether a player may hold a card that can be used now, by public information. */
export function mayHoldOne(look: Look, side: Side, moment: Moment, about: number | null): boolean {
  const { hand, discard } = look.state.sides[side];
  if (hand.length === 0) return false;
  const hidden = hand.some(({ knownTo, cards }) => knownTo !== PUBLIC && cards.length > 0);
  const shown = hand.flatMap(({ knownTo, cards }) => (knownTo === PUBLIC ? cards : []));
  const brought = broughtBy(look.state.config.armies[side], look.box.cards);
  return cardsAt(look, moment).some((card) => {
    if (discard.includes(card) || !(shown.includes(card) || (hidden && brought[card] === true))) return false;
    return isUsable(look, side, card, moment, about);
  });
}

/** Lists the cards of a player's hand that may be used now, in the order of the catalogue. */
export function usableCards(look: Look, side: Side, moment: Moment, about: number | null): readonly number[] {
  const cards = new Set(pileCards(look.state.sides[side].hand));
  if (look.missed !== undefined) tellOfOtherMoments(look, moment, cards);
  return cardsAt(look, moment).filter((card) => cards.has(card) && isUsable(look, side, card, moment, about));
}

/** Reports each card of a hand that cannot be used at this moment, for explaining a refusal. */
function tellOfOtherMoments(look: Look, moment: Moment, hand: ReadonlySet<number>): void {
  for (const card of hand) {
    if (cardsAt(look, moment).includes(card)) continue;
    cardOut(look, card, "card-of-another-moment");
  }
}

/** Explains why a command card can never be chosen: no card has that name, or it is not in the player's hand. */
export function whyNotInHand(
  { box, state }: Pick<Look, "box" | "state">,
  side: Side,
  rule: RuleId,
  card: string,
): Violation<RuleId> | undefined {
  if (box.cards.commands.get(card) === undefined) return forbidden(rule, "no-such-command-card", { card });
  const isHeld = pileCards(state.sides[side].hand).some((one) => commandId(box, one) === card);
  return isHeld ? undefined : forbidden(rule, "command-card-not-in-hand", { card });
}

/** Whether a player must use one of these cards, because one of them must be divulged. */
export function mustUse(look: Look, cards: readonly number[]): boolean {
  return cards.some((card) => commandOf(look.box, card).divulge?.mandatory === true);
}

function isUsable(look: Look, side: Side, card: CardCode, moment: Moment, about: number | null): boolean {
  const { id } = commandOf(look.box, card);
  const { fromHand } = look.box.commands[id] ?? {};
  if (!hasItsUnits(look, side, card)) return false;
  if (isDivulged(look.state, side, id)) return cardOut(look, card, "divulged-already");
  if (handRule(moment) === "leg.kw.divulge" || fromHand?.does.applies(look, side, about) === true) return true;
  return cardOut(look, card, "card-condition-not-met");
}

/** Discards a card of the hand, or shows it if it is divulged, and applies its effect. */
export function useFromHand(work: GameWork, side: Side, id: string, moment: Moment, about: number | null): void {
  const card = work.box.cards.catalogue.commands.findIndex((one) => one.id === id);
  const { fromHand, divulged } = work.box.commands[id] ?? {};
  const own = work.side(side);
  const rest = takeFromBag(own.hand, card)?.pile ?? own.hand;
  work.revealed = true;
  if (fromHand === undefined || handRule(moment) === "leg.kw.divulge") {
    // It is back among the hand at once: that all know it to be there is the same as lying faceup until the step is over.
    own.hand = addToBag(rest, card, PUBLIC);
    divulgedMark(work, side, id);
    work.emit({ type: "command-divulged", seat: seatOf(side), card: id, ...DIVULGE });
    divulged?.run(work, side);
    return;
  }
  own.hand = rest;
  own.discard = [...own.discard, card];
  work.emit({ type: "command-used", seat: seatOf(side), card: id, rule: "leg.cards.command-use", cause: null });
  fromHand.does.run(work, side, about);
}

const DIVULGE: Cause = { rule: "leg.kw.divulge", cause: null };

/** Returns the rule that lets cards be used from the hand at a moment. */
export function handRule(moment: Moment): RuleId {
  return Object.values(DIVULGING).includes(moment) ? "leg.kw.divulge" : "leg.cards.command-use";
}
