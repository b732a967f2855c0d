import { type CardCode, pileCards, showBag } from "@sw/tabletop";
import { missionDeck } from "../../decks/decks.ts";
import { discardMission } from "../../decks/mission-hand.ts";
import { distinct, takeOut } from "../../decks/piles.ts";
import { seen } from "../../decks/told.ts";
import { cardId, missionOf } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { factionOf, IMPERIAL_BIT, opponentOf, PUBLIC, REBEL_BIT, type Side, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../ops/op.ts";

const BOTH = REBEL_BIT | IMPERIAL_BIT;

/**
 * Reveals the other side's missions and discards one that is not a starting mission. Options: `discard` for each of
 * these cards once, in catalogue order, or `done` if there is none.
 */
export const stolenIntel: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    const side = opponentOf(sideOf(frame.chair));
    if (frame.notes.length === 0 && work.state.sides[side].missions.length > 0) show(work, frame, side);
    if (work.state.sides[side].missions.length > 0) return true;
    advance(work, frame);
    return false;
  },
  question: (look, frame) =>
    ask(look, frame, { chair: frame.chair, kind: "discard-card", rule: choiceRule(look.box, frame) }, { left: 1 }),
  options(look, frame) {
    const cards = discardable(look, frame);
    return cards.length === 0 ? [DONE] : cards.map((card) => ({ type: "discard", subject: cardId(look.box, card) }));
  },
  take(work, frame, _step, action) {
    const { box } = work;
    const side = opponentOf(sideOf(frame.chair));
    advance(work, frame);
    const card = action.type === "discard" ? box.cardsById.get(action.subject)?.code : undefined;
    if (card === undefined) return;
    const own = work.side(side);
    const { pile, knownTo } = takeOut(box, own.missions, card);
    own.missions = pile;
    if (knownTo !== PUBLIC) work.revealed = true;
    discardMission(work, side, card, "hand", causeOf(work, frame, choiceRule(box, frame)));
  },
};

function show(work: GameWork, frame: EffectFrame, side: Side): void {
  const { box } = work;
  const own = work.side(side);
  const cards = pileCards(own.missions).map((card) => seen(box, card, BOTH));
  own.missions = showBag(own.missions, BOTH);
  work.revealed = true;
  work.change(frame, { notes: [1] });
  const cause = causeOf(work, frame, choiceRule(box, frame));
  work.emit({ type: "hand-shown", faction: factionOf(side), deck: missionDeck(side), cards, ...cause });
}

function discardable({ box, state }: Look, { chair }: EffectFrame): readonly CardCode[] {
  return distinct(state.sides[opponentOf(sideOf(chair))].missions).filter(
    (card) => missionOf(box, card).entry.set !== "starting",
  );
}
