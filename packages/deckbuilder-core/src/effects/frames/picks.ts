import {
  at,
  leavingEnough,
  nextPicks,
  openPicks,
  type Pickable,
  type PickRun,
  type Question,
  type Violation,
  withoutPicked,
  withPicked,
} from "@sw/tabletop";
import { withMark } from "../../cards/marks.ts";
import { mayPurchase } from "../../conditions/possible.ts";
import {
  type Candidate,
  candidates,
  countOf,
  isCountPublic,
  isDeckTop,
  scopeOf,
  zoneForPicker,
} from "../../conditions/selectors.ts";
import { whyNotPicked } from "../../conditions/why-not-picked.ts";
import type { CardDeed, Cards, Instruction } from "../../language/program.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action, CardRef } from "../../state/actions.ts";
import { type Box, nameIn } from "../../state/box.ts";
import { markOf, NO_PICK, UNBEGUN } from "../../state/codes.ts";
import { atStep, goTo, programOf, withBound } from "../../state/effect-frame.ts";
import type { EffectFrame, Held } from "../../state/frames.ts";
import { forbidden, notAsked, type Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Seat, type Side, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { doToCard } from "../deeds.ts";
import { showCards } from "./show-cards.ts";

/** Whether an instruction is a deed that affects cards. */
export function isPicking(instruction: Instruction): instruction is CardDeed {
  return "cards" in instruction;
}

/**
 * Carries out a deed on cards if nobody has to choose: on all, at random, or from the top of a deck. Otherwise asks for
 * picks, one card at a time, and returns true. The picks of a run ({@link isRun}) take effect together, other picks at
 * once.
 */
export function runPicks(work: GameWork, frame: EffectFrame, deed: CardDeed): boolean {
  const { cards } = deed;
  if (deed.op === "look" || deed.op === "reveal") {
    showCards(work, frame, deed);
    return false;
  }
  if (frame.picksLeft !== UNBEGUN) return stillAsks(work, frame, deed);
  const found = deed.op === "swap" && frame.held === null ? [] : choices(work, frame, deed);
  if (cards.of === "zones" && cards.by === "random") {
    doAll(work, atStep(frame, frame.pc + 1), deed, atRandom(work, found, cards.count ?? 1));
    return false;
  }
  const all = !("count" in cards) || cards.count === null;
  if (all || takesEverything(found, cards)) {
    doAll(work, atStep(frame, frame.pc + 1), deed, copiesOf(found));
    return false;
  }
  const begun = { ...frame, picksLeft: cards.count ?? 0, lastKey: NO_PICK };
  const asking = isRun(deed) ? { ...begun, picked: [] } : begun;
  work.setTop(frame, asking);
  return stillAsks(work, asking, deed);
}

/** Returns the question that asks a player to pick cards for a deed. */
export function pickQuestion({ box, state }: Look, frame: EffectFrame, deed: CardDeed): Question<Play> {
  const context = { card: nameIn(box, frame.card), deed: deed.op, picksLeft: frame.picksLeft };
  return { seat: seatOf(picker(state, deed.cards)), kind: "pick", rule: ruleOf(deed), context };
}

/** Lists the possible picks by zone and order within it, then `done` if no more cards have to be picked. */
export function pickOptions(look: Look, frame: EffectFrame, deed: CardDeed): Action[] {
  const options: Action[] = listedChoices(look, frame, deed).map((card) => picking(look.box, deed, card));
  if (mayStop(deed.cards, openChoices(look, frame, deed))) options.push({ type: "done" });
  return options;
}

/** Returns the run of picks of a deed that affects all picked cards together, or undefined for other deeds. */
export function pickRun(look: Look, frame: EffectFrame, deed: CardDeed): PickRun<Play, GameWork> | undefined {
  const { box } = look;
  const { picked } = frame;
  if (picked === undefined) return undefined;
  const all = pickables(look, frame);
  return {
    open: openPicks(all, picked).map((card) => picking(box, deed, card)),
    picked: picked.flatMap((key) => all.filter((card) => card.key === key).map((card) => picking(box, deed, card))),
    takeBack(work, pick) {
      const card = choices(look, frame, deed).find((one) => isPick(box, deed, one, pick));
      if (card === undefined) return;
      work.setTop(frame, { ...frame, picksLeft: frame.picksLeft + 1, picked: withoutPicked(picked, card.key) });
    },
  };
}

/** Lists the cards that a frame's current deed can affect, picked or not. */
export function pickables(look: Look, frame: EffectFrame): readonly (Candidate & Pickable)[] {
  const deed = at(programOf(look.box, frame), frame.pc);
  if (!isPicking(deed)) return [];
  return choices(look, frame, deed).map((card) => ({ ...card, count: card.copies }));
}

/** Counts the cards picked for a frame's current deed. */
export function picksMade(box: Box, frame: Pick<EffectFrame, "card" | "part" | "pc" | "picksLeft">): number {
  const deed = at(programOf(box, frame), frame.pc);
  return isPicking(deed) && "count" in deed.cards ? (deed.cards.count ?? 0) - frame.picksLeft : 0;
}

/** Returns a name for a card that can be picked: its zone, and its position or card name. */
export function pickName(box: Box, card: Candidate): string {
  return `${card.zone} ${subjectOf(box, card)}`;
}

/** Returns why a seat has no picks to make for a deed: the other player makes them, or they are random. */
export function whyPicksNothing(state: State, { cards }: CardDeed, seat: Seat): Violation | undefined {
  const picks = seatOf(picker(state, cards));
  return picks === seat
    ? undefined
    : forbidden("dbg.ability.announce", "other-player-picks", { by: seat, decider: picks });
}

/** Returns the seat that picks for a frame's current deed, or undefined if the deed picks no cards. */
export function pickerIn({ box, state }: Look, frame: EffectFrame): Seat | undefined {
  const deed = at(programOf(box, frame), frame.pc);
  return isPicking(deed) ? seatOf(picker(state, deed.cards)) : undefined;
}

/**
 * Whether the picks stored in a frame are consistent: their cards are available, and their number matches the frame.
 */
export function arePicksSound(look: Look, frame: EffectFrame): boolean {
  const { picked } = frame;
  const deed = programOf(look.box, frame)[frame.pc];
  const isBegun = deed !== undefined && isPicking(deed) && isRun(deed) && frame.picksLeft !== UNBEGUN;
  if (picked === undefined || !isBegun) return picked === undefined && !isBegun;
  const all = pickables(look, frame);
  const isThere = ({ key, count }: Pickable): boolean => picked.filter((one) => one === key).length <= count;
  const isKnown = picked.every((key, place) => key >= (picked[place - 1] ?? key) && all.some((one) => one.key === key));
  return isKnown && all.every(isThere) && picked.length === picksMade(look.box, frame);
}

/** Returns why a card cannot be picked now, with the rule, or undefined if it can be. */
export function checkPick(look: Look, frame: EffectFrame, deed: CardDeed, action: Action): Violation | undefined {
  const rule = ruleOf(deed);
  if (action.type !== "pick" && action.type !== "done") return notAsked(rule, action, ["pick", "done"]);
  const open = openChoices(look, frame, deed);
  if (action.type === "done") {
    return mayStop(deed.cards, open)
      ? undefined
      : forbidden("dbg.faq.partial", "must-pick", { picksLeft: frame.picksLeft });
  }
  const found = (card: Candidate): boolean => isPick(look.box, deed, card, action);
  if (open.some(found)) return undefined;
  if (!choices(look, frame, deed).some(found)) {
    return whyNotPicked(look, scopeOf(look.state, frame), deed, rule, action);
  }
  const code = frame.picked === undefined ? "out-of-order" : "picked-already";
  return forbidden(rule, code, { zone: action.zone, subject: action.subject });
}

/** Carries out a checked pick of a card, or ends the picking. */
export function takePick(work: GameWork, frame: EffectFrame, deed: CardDeed, action: Action): void {
  if (action.type !== "pick") {
    tellPicks(work, frame.picked ?? []);
    return endPicks(work, frame, deed);
  }
  const open = openChoices(work, frame, deed);
  const card = open.find((one) => isPick(work.box, deed, one, action));
  if (card === undefined) return;
  if (frame.picked !== undefined) {
    const picked = withPicked(frame.picked, card.key);
    return work.setTop(frame, { ...frame, picksLeft: frame.picksLeft - 1, picked });
  }
  const next = { ...frame, picksLeft: frame.picksLeft - 1, lastKey: nextKey(deed, card) };
  doAll(work, next, deed, [card]);
}

/**
 * Returns the lowest key that the next pick may have, or `NO_PICK` if the picks may come in any order. A position can
 * be picked once, a card with copies repeatedly.
 */
function nextKey(deed: CardDeed, { at: place, key }: Candidate): number {
  if (!isOrdered(deed)) return NO_PICK;
  return place >= 0 ? key + 1 : key;
}

/**
 * Whether another pick is asked for; ends the picking if not. Keeps asking while the players must not learn that no
 * remaining card fits.
 */
function stillAsks(work: GameWork, frame: EffectFrame, deed: CardDeed): boolean {
  const asks = frame.picksLeft > 0 && (!isCountPublic(deed.cards) || openChoices(work, frame, deed).length > 0);
  if (asks) return true;
  // The last pick is seen as it is made, those before it only now.
  tellPicks(work, (frame.picked ?? []).slice(1));
  endPicks(work, frame, deed);
  return false;
}

/** Marks the step as revealing if cards that only the picking player could see are now affected in public. */
function tellPicks(work: GameWork, secret: readonly number[]): void {
  if (secret.length > 0) work.revealed = true;
}

/** Ends the picking and carries out the deed on all cards that were picked together. */
function endPicks(work: GameWork, frame: EffectFrame, deed: CardDeed): void {
  const { picked = [] } = frame;
  if (picked.length === 0) return goTo(work, frame, frame.pc + 1);
  const all = choices(work, frame, deed);
  const cards = picked.flatMap((key) => all.filter((card) => card.key === key));
  doAll(work, atStep(frame, frame.pc + 1), deed, cards);
}

/** Lists the cards that the deed could affect. */
function choices(look: Look, frame: EffectFrame, deed: CardDeed): readonly Candidate[] {
  const scope = scopeOf(look.state, frame);
  const found = candidates(look, scope, deed.cards).filter(({ card }) => mayPurchase(look, scope, deed, card));
  if (deed.cards.of === "target") return found.filter(({ card }) => look.state.galaxyDiscard.includes(card));
  return deed.op === "move" && deed.cards.of !== "zones" ? found.filter(({ zone }) => zone === "own-discard") : found;
}

/** Lists the picks that are offered as options: in one order only, and never ones that leave too few cards. */
function listedChoices(look: Look, frame: EffectFrame, deed: CardDeed): readonly Candidate[] {
  const { picked } = frame;
  if (picked === undefined) return openChoices(look, frame, deed);
  return nextPicks(pickables(look, frame), picked, mayLeave(deed.cards) ? 0 : frame.picksLeft);
}

/** Lists the picks that are still legal. */
function openChoices(look: Look, frame: EffectFrame, deed: CardDeed): readonly Candidate[] {
  if (frame.picked !== undefined) return openPicks(pickables(look, frame), frame.picked);
  const all = choices(look, frame, deed);
  const rest = isOrdered(deed) ? all.filter(({ key }) => key >= frame.lastKey) : all;
  if (mayLeave(deed.cards)) return rest;
  return leavingEnough(rest, Math.min(frame.picksLeft, countOf(rest)), ({ copies }) => copies);
}

/**
 * Whether picks are made in one fixed order because their order has no effect. Cards moved to a deck lie in the order
 * picked.
 */
function isOrdered(deed: CardDeed): boolean {
  return !(deed.op === "move" && deed.to !== "own-hand");
}

/**
 * Whether a deed discards or exiles several picked cards together. This needs a public number of fitting cards, so that
 * no pick reveals whether a card fits.
 */
function isRun({ op, cards }: CardDeed): boolean {
  const isTogether = op === "discard" || op === "exile";
  return isTogether && "count" in cards && (cards.count ?? 0) > 1 && cards.by !== "random" && isCountPublic(cards);
}

function picking(box: Box, { cards }: CardDeed, card: Candidate): Action {
  return { type: "pick", zone: zoneForPicker(cards, card.zone), subject: subjectOf(box, card) };
}

function isPick(box: Box, { cards }: CardDeed, card: Candidate, action: Action): boolean {
  if (action.type !== "pick") return false;
  return zoneForPicker(cards, card.zone) === action.zone && subjectOf(box, card) === action.subject;
}

function mayLeave(cards: Cards): boolean {
  return "upTo" in cards && cards.upTo;
}

function mayStop(cards: Cards, open: readonly Candidate[]): boolean {
  return open.length === 0 || mayLeave(cards);
}

function takesEverything(found: readonly Candidate[], cards: Extract<Cards, { count: number | null }>): boolean {
  if (!isCountPublic(cards)) return false;
  const count = countOf(found);
  return count === 0 || (!cards.upTo && count <= (cards.count ?? 0));
}

/** Returns the rule that governs a deed's picks. */
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

function picker(state: State, cards: Cards): Side {
  return "by" in cards && cards.by === "opponent" ? opponentOf(state.active) : state.active;
}

function subjectOf(box: Box, { at, card }: Candidate): number | CardRef {
  return at >= 0 ? at : nameIn(box, card);
}

/**
 * Returns the card that a swap holds. A deck's top card is held by its position, because possibly only its holder knows
 * it.
 */
function heldOf(card: Candidate | undefined): Held | null {
  if (card === undefined) return null;
  return { zone: card.zone, card: isDeckTop(card.zone) ? null : card.card };
}

function atRandom(work: GameWork, found: readonly Candidate[], count: number): readonly Candidate[] {
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

/**
 * Carries out the deed on cards after binding and holding them in the frame, because effects it triggers go on top of
 * it.
 */
function doAll(work: GameWork, frame: EffectFrame, deed: CardDeed, cards: readonly Candidate[]): void {
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
