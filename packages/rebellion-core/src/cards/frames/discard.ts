import { at, type CardCode, keptBy, pileCards, type Violation } from "@sw/tabletop";
import { discardMission, missionCount } from "../../decks/mission-hand.ts";
import { distinct, takeOut } from "../../decks/piles.ts";
import { HAND_LIMIT } from "../../language/language.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, cardNamed, missionOf } from "../../state/box.ts";
import type { DiscardFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { chairOf, GENERAL, PUBLIC, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

const RULE: RuleId = "reb.refresh.hand-limit";

const discardsOf = /* @__PURE__ */ keptBy((box: Box) =>
  box.cards.map(({ id }): Action => Object.freeze({ type: "discard", subject: id })),
);

/**
 * A side discards mission cards down to its hand limit with `discard`, listed in catalogue order. Starting missions
 * stay.
 */
export const discardKind: Kind<"discard"> = {
  run(work, frame) {
    if (overLimit(work, frame.side) > 0) return true;
    work.pop(frame);
    return false;
  },
  question(look, { side }) {
    const seat = seatAt(look.state.config, chairOf(look.state.config, side, GENERAL));
    return { seat, kind: "discard", rule: RULE, context: { left: overLimit(look, side) } };
  },
  options: (look, frame) => openCards(look, frame).map((card) => at(discardsOf(look.box), card)),
  check,
  take(work, frame, action) {
    if (action.type === "discard") discard(work, frame, cardNamed(work.box, action.subject));
  },
  keeps(look, { side }, seat, kind) {
    if (kind !== "discard" || seatAt(look.state.config, chairOf(look.state.config, side, GENERAL)) !== seat)
      return undefined;
    return overLimit(look, side) > 0 ? undefined : forbidden(RULE, "within-hand-limit", { limit: HAND_LIMIT });
  },
};

/**
 * Returns how many missions the side must discard to get down to its hand limit. Projects count
 * (reb.refresh.projects-count); starting missions count but stay.
 */
function overLimit(look: Look, side: DiscardFrame["side"]): number {
  return Math.min(missionCount(look.state, side) - HAND_LIMIT, discardable(look, side).length);
}

/** Lists the cards that may be discarded, one entry per copy (reb.refresh.starting-undiscardable). */
function discardable({ box, state }: Look, side: DiscardFrame["side"]): readonly CardCode[] {
  return pileCards(state.sides[side].missions).filter((card) => mayGo(box, card));
}

function mayGo(box: Box, card: CardCode): boolean {
  return missionOf(box, card).entry.set !== "starting";
}

/**
 * Returns the cards to choose from. The order of the discards stays free, because a fixed order would reveal something
 * about the cards that are kept.
 */
function openCards({ box, state }: Look, { side }: DiscardFrame): readonly CardCode[] {
  return distinct(state.sides[side].missions).filter((card) => mayGo(box, card));
}

function check(look: Look, frame: DiscardFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type !== "discard") return notAsked(RULE, action, ["discard"]);
  const card = look.box.cardsById.get(action.subject);
  const open = openCards(look, frame);
  if (card !== undefined && open.includes(card.code)) return undefined;
  const starting = card?.type === "mission" && card.entry.set === "starting";
  const rule = starting ? "reb.refresh.starting-undiscardable" : RULE;
  return forbidden(rule, starting ? "starting-mission" : "card-not-open", {
    card: action.subject,
    open: open.map((code) => at(look.box.cards, code).id),
  });
}

function discard(work: GameWork, frame: DiscardFrame, card: CardCode): void {
  const own = work.side(frame.side);
  const { knownTo, pile } = takeOut(work.box, own.missions, card);
  own.missions = pile;
  if (knownTo !== PUBLIC) work.revealed = true;
  discardMission(work, frame.side, card, "hand", { rule: RULE, cause: null });
}
