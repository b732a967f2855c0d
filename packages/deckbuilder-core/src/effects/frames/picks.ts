import { at, leavingEnough, type Question, type Violation } from "@sw/tabletop";
import { withMark } from "../../cards/marks.ts";
import { mayPurchase } from "../../conditions/possible.ts";
import { type Candidate, candidates, countOf, isCountPublic, isDeckTop, scopeOf } from "../../conditions/selectors.ts";
import type { CardDeed, Cards, Instruction } from "../../language/program.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action, CardRef } from "../../state/actions.ts";
import { type Box, nameIn } from "../../state/box.ts";
import { markOf, NO_PICK, UNBEGUN } from "../../state/codes.ts";
import { atStep, goTo, withBound } from "../../state/effect-frame.ts";
import type { EffectFrame, Held } from "../../state/frames.ts";
import { forbidden, notAsked, type Play } from "../../state/kinds.ts";
import { opponentOf, type SeatIndex, seatName } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { DeckWork } from "../../state/work.ts";
import { doToCard } from "../deeds.ts";
import { showCards } from "./show-cards.ts";

/** True for a deed that is done to cards. */
export function isPicking(instruction: Instruction): instruction is CardDeed {
  return "cards" in instruction;
}

/**
 * Carries a deed out as far as nobody must choose: all cards that fit, random ones, a deck's top cards, or as many picks
 * as there are cards. Cards are picked one at a time and each is dealt with at once.
 */
export function runPicks(work: DeckWork, frame: EffectFrame, deed: CardDeed): boolean {
  const { cards } = deed;
  if (deed.op === "look" || deed.op === "reveal") {
    showCards(work, frame, deed);
    return false;
  }
  if (frame.picksLeft !== UNBEGUN) return stillAsks(work, frame, deed);
  const found = deed.op === "swap" && frame.held === null ? [] : choices(work.box, work.state, frame, deed);
  if (cards.of === "zones" && cards.by === "random") {
    doAll(work, atStep(frame, frame.pc + 1), deed, atRandom(work, found, cards.count ?? 1));
    return false;
  }
  const all = !("count" in cards) || cards.count === null;
  if (all || takesEverything(found, cards)) {
    doAll(work, atStep(frame, frame.pc + 1), deed, copiesOf(found));
    return false;
  }
  const asking = { ...frame, picksLeft: cards.count ?? 0, lastKey: NO_PICK };
  work.setTop(frame, asking);
  return stillAsks(work, asking, deed);
}

/** The question of a deed whose cards are picked: who picks, and what for. */
export function pickQuestion(box: Box, state: State, frame: EffectFrame, deed: CardDeed): Question<Play> {
  const context = { card: nameIn(box, frame.card), deed: deed.op, picksLeft: frame.picksLeft };
  return { seat: seatName(picker(state, deed.cards)), kind: "pick", rule: ruleOf(deed), context };
}

/** The picks that can be made, by zone and order in it, then `done` where no more need be picked. */
export function pickOptions(box: Box, state: State, frame: EffectFrame, deed: CardDeed): Action[] {
  const open = openChoices(box, state, frame, deed);
  const options: Action[] = open.map((card) => ({ type: "pick", zone: card.zone, subject: subjectOf(box, card) }));
  if (mayStop(deed.cards, open)) options.push({ type: "done" });
  return options;
}

/** Why a pick of a card is not open now (with its rule); undefined if it is. */
export function checkPick(
  box: Box,
  state: State,
  frame: EffectFrame,
  deed: CardDeed,
  action: Action,
): Violation | undefined {
  const rule = ruleOf(deed);
  if (action.type !== "pick" && action.type !== "done") return notAsked(rule, action, ["pick", "done"]);
  const open = openChoices(box, state, frame, deed);
  if (action.type === "done") {
    return mayStop(deed.cards, open)
      ? undefined
      : forbidden("dbg.faq.partial", "must-pick", { picksLeft: frame.picksLeft });
  }
  const found = (card: Candidate): boolean => card.zone === action.zone && subjectOf(box, card) === action.subject;
  if (open.some(found)) return undefined;
  const code = choices(box, state, frame, deed).some(found) ? "out-of-order" : "does-not-fit";
  return forbidden(rule, code, { zone: action.zone, subject: action.subject });
}

/** Carries out a checked pick of a card, or ends the picking. */
export function takePick(work: DeckWork, frame: EffectFrame, deed: CardDeed, action: Action): void {
  if (action.type !== "pick") return goTo(work, frame, frame.pc + 1);
  const open = openChoices(work.box, work.state, frame, deed);
  const card = open.find((one) => one.zone === action.zone && subjectOf(work.box, one) === action.subject);
  if (card === undefined) return;
  const next = { ...frame, picksLeft: frame.picksLeft - 1, lastKey: nextKey(deed, card) };
  doAll(work, next, deed, [card]);
}

/** Places are picked once, copies again and again; where the order has a meaning nothing is noted, it might be secret. */
function nextKey(deed: CardDeed, { at: place, key }: Candidate): number {
  if (!isOrdered(deed)) return NO_PICK;
  return place >= 0 ? key + 1 : key;
}

/** Asks on unless all is picked, or everyone can tell that nothing is left: that no later card fits is a secret. */
function stillAsks(work: DeckWork, frame: EffectFrame, deed: CardDeed): boolean {
  const { box, state } = work;
  const asks = frame.picksLeft > 0 && (!isCountPublic(deed.cards) || choices(box, state, frame, deed).length > 0);
  if (!asks) goTo(work, frame, frame.pc + 1);
  return asks;
}

/** The cards that the deed could be done to. */
function choices(box: Box, state: State, frame: EffectFrame, deed: CardDeed): readonly Candidate[] {
  const scope = scopeOf(state, frame);
  const found = candidates(box, state, scope, deed.cards).filter(({ card }) =>
    mayPurchase(box, state, scope, deed, card),
  );
  if (deed.cards.of === "target") return found.filter(({ card }) => state.galaxyDiscard.includes(card));
  return deed.op === "move" && deed.cards.of !== "zones" ? found.filter(({ zone }) => zone === "own-discard") : found;
}

/** The choices left: picks come in one order only, and never so that too few are left (no dead ends). */
function openChoices(box: Box, state: State, frame: EffectFrame, deed: CardDeed): readonly Candidate[] {
  const all = choices(box, state, frame, deed);
  const rest = isOrdered(deed) ? all.filter(({ key }) => key >= frame.lastKey) : all;
  if ("upTo" in deed.cards && deed.cards.upTo) return rest;
  return leavingEnough(rest, Math.min(frame.picksLeft, countOf(rest)), ({ copies }) => copies);
}

/** Cards put on a deck lie in the order of the picks; for everything else the order has no meaning. */
function isOrdered(deed: CardDeed): boolean {
  return !(deed.op === "move" && deed.to !== "own-hand");
}

function mayStop(cards: Cards, open: readonly Candidate[]): boolean {
  return open.length === 0 || ("upTo" in cards && cards.upTo);
}

function takesEverything(found: readonly Candidate[], cards: Extract<Cards, { count: number | null }>): boolean {
  if (!isCountPublic(cards)) return false;
  const count = countOf(found);
  return count === 0 || (!cards.upTo && count <= (cards.count ?? 0));
}

/** The rule that a deed's picks follow. */
function ruleOf(deed: CardDeed): RuleId {
  switch (deed.op) {
    case "discard":
      return "dbg.discard.owner-chooses";
    case "exile":
      return "dbg.exile.must-be-there";
    case "destroy":
      return "dbg.destroy.what";
    case "purchase":
      return "dbg.purchase.where";
    case "deal-damage":
      return "dbg.damage.direct";
    default:
      return "dbg.ability.as-far-as-possible";
  }
}

function picker(state: State, cards: Cards): SeatIndex {
  return "by" in cards && cards.by === "opponent" ? opponentOf(state.active) : state.active;
}

function subjectOf(box: Box, { at, card }: Candidate): number | CardRef {
  return at >= 0 ? at : nameIn(box, card);
}

/** A deck's top card is held by its place: who holds it may be the only one to know it. */
function heldOf(card: Candidate | undefined): Held | null {
  if (card === undefined) return null;
  return { zone: card.zone, card: isDeckTop(card.zone) ? null : card.card };
}

function atRandom(work: DeckWork, found: readonly Candidate[], count: number): readonly Candidate[] {
  const cards = copiesOf(found);
  const picked: Candidate[] = [];
  while (picked.length < count && cards.length > 0) {
    const name = (index: number): string => work.ref(at(cards, index).card);
    const index = cards.length === 1 ? 0 : work.pick("random-card", cards.length, name);
    picked.push(...cards.splice(index, 1));
  }
  return picked;
}

function copiesOf(found: readonly Candidate[]): Candidate[] {
  return found.flatMap((card) => Array.from({ length: card.copies }, () => card));
}

/** Does the deed to cards, bound and held in the frame first: what the deed sets off comes on top of it. */
function doAll(work: DeckWork, frame: EffectFrame, deed: CardDeed, cards: readonly Candidate[]): void {
  const codes = cards.map(({ card }) => (deed.bind === null ? card : withMark(work, card)));
  const bound = deed.bind === null ? frame.bound : withBound(frame.bound, deed.bind, { marks: codes.map(markOf) });
  const held = deed.op === "hold" ? heldOf(cards[0]) : frame.held;
  const next = { ...frame, bound, held };
  work.setTop(frame, next);
  const scope = scopeOf(work.state, next);
  for (const [index, card] of cards.entries()) {
    if (work.state.outcome === null) doToCard(work, scope, deed, card, at(codes, index));
  }
}
