import { addToBag, at, type CardCode, EMPTY_PILE, finiteKind, keptBy, showBag } from "@sw/tabletop";
import { seen } from "../../../decks/told.ts";
import { battleChair } from "../../../forces/sides.ts";
import { whyRefused } from "../../../leaders/offering.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { Action } from "../../../state/actions.ts";
import { type Box, cardId, cardNamed } from "../../../state/box.ts";
import { NO_CARD, SPACE } from "../../../state/codes.ts";
import type { BattleFrame } from "../../../state/frames.ts";
import { forbidden, type Kind } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { bitOf, factionOf, opponentOf, PUBLIC, type Seat, type Side, seatAt } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf } from "../../attack/attack.ts";
import { drawCard, isDrawn } from "../../solo.ts";
import type { QuietStage } from "../../stages.ts";
import { isBarredFromCards, openSide, sideInTurn, withSide } from "../battle.ts";
import { availableCards, chosenCard, hasCards } from "../decks.ts";

const RULE: RuleId = "rote.cinematic.choose-one";

/**
 * Each side that may play a card of the theater puts one down in secret (rote.cinematic.choose-one). If a card makes
 * one side play openly, that side chooses and reveals first (rote.cinematic.good-intel). Options: `play-tactic` of the
 * cards in the deck, in catalogue order. A side's last card is taken without asking, unless the other side chooses in
 * secret.
 */
export const chooseStage: Kind<"battle"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.turn === 2) {
        turnUp(work, frame);
        return false;
      }
      if (!mayChoose(work, frame, choosing(work.state, frame))) {
        work.change(frame, { turn: frame.turn === 0 ? 1 : 2 });
        return false;
      }
      const last = lastCard(work, frame);
      if (last === undefined) return true;
      choose(work, frame, last, PUBLIC, RULE);
      return false;
    },
    question(look, frame) {
      const seat = seatOf(look.state, frame, choosing(look.state, frame));
      const context = { theater: frame.theater === SPACE ? "space" : "ground" } as const;
      const asked = { seat, kind: "choose-tactic", rule: RULE, context } as const;
      const simultaneous = inSecret(look, frame);
      return simultaneous.length < 2 ? asked : { ...asked, simultaneous };
    },
    options(look, frame) {
      const offers = offersOf(look.box);
      return availableCards(look, choosing(look.state, frame), frame.theater).map((card) => at(offers, card));
    },
    take(work, frame, action) {
      if (action.type !== "play-tactic") return;
      const side = choosing(work.state, frame);
      const isOpen = openSide(work.state) === side;
      const rule = isOpen ? "rote.cinematic.good-intel" : "rote.cinematic.choice-secret";
      choose(work, frame, cardNamed(work.box, action.subject), isOpen ? PUBLIC : bitOf(side), rule);
    },
  },
  whyRefused(
    () => RULE,
    (look, frame, action) => {
      if (action.type !== "play-tactic") return undefined;
      const card = look.box.cardsById.get(action.subject);
      const named = { card: action.subject };
      if (card?.type !== "advanced-tactic") return forbidden(RULE, "no-tactic-card", named);
      const side = choosing(look.state, frame);
      if (card.side !== side) return forbidden("rote.cinematic.own-decks", "card-not-held", named);
      if (card.theater !== frame.theater) return forbidden(RULE, "other-theater", named);
      const open = availableCards(look, side, frame.theater);
      return open.includes(card.code) ? undefined : forbidden("rote.cinematic.discards-persist", "not-in-deck", named);
    },
  ),
);

/**
 * The `play-tactic` action for each card code. Entries of cards that are not advanced tactic cards are never offered.
 */
const offersOf = /* @__PURE__ */ keptBy((box: Box) =>
  box.cards.map(({ id }): Action => ({ type: "play-tactic", subject: id, die: null })),
);

/** Returns the side that chooses: the current player first, unless the other side sees its card. */
export function choosing(state: State, { turn }: BattleFrame): Side {
  const open = openSide(state);
  if (open === undefined) return sideInTurn(combatOf(state), turn);
  return turn === 0 ? open : opponentOf(open);
}

function mayChoose(look: Look, { theater }: BattleFrame, side: Side): boolean {
  const { state } = look;
  if (isDrawn(state, side)) return false;
  const barred = isBarredFromCards(state, combatOf(state), side, theater);
  return !barred && hasCards(look, side, theater);
}

function seatOf(state: State, { theater }: BattleFrame, side: Side): Seat {
  return seatAt(state.config, battleChair(state, side, theater));
}

/** Returns the seats that choose in secret at the same time, in the order in which they are asked. */
function inSecret(look: Look, frame: BattleFrame): readonly Seat[] {
  const { state } = look;
  if (openSide(state) !== undefined) return [];
  const combat = combatOf(state);
  return [sideInTurn(combat, 0), sideInTurn(combat, 1)]
    .filter((side) => chosenCard(frame.chosen[side]) !== NO_CARD || mayChoose(look, frame, side))
    .map((side) => seatOf(state, frame, side));
}

/** Returns a side's only remaining card if the other side does not choose in secret. It is taken without asking. */
function lastCard(look: Look, frame: BattleFrame): CardCode | undefined {
  const cards = availableCards(look, choosing(look.state, frame), frame.theater);
  return cards.length > 1 || inSecret(look, frame).length > 1 ? undefined : cards[0];
}

function choose(work: GameWork, frame: BattleFrame, card: CardCode, mask: number, rule: RuleId): void {
  const side = choosing(work.state, frame);
  work.change(frame, {
    turn: frame.turn === 0 ? 1 : 2,
    chosen: withSide(frame.chosen, side, addToBag(EMPTY_PILE, card, mask)),
  });
  const faction = factionOf(side);
  const theater = frame.theater === SPACE ? "space" : "ground";
  work.emit({ type: "tactic-chosen", faction, theater, card: seen(work.box, card, mask), rule, cause: null });
}

/** Reveals both cards at the same time (rote.cinematic.revealed-together). */
export const revealStage: QuietStage<"battle"> = {
  run(work, frame) {
    turnUp(work, frame);
    return false;
  },
};

function turnUp(work: GameWork, now: BattleFrame): void {
  const { chosen, additional } = drawCard(work, now);
  if (chosen.some((pile) => pile.some(({ knownTo }) => knownTo !== PUBLIC))) work.revealed = true;
  const shown = [showBag(chosen[0], PUBLIC), showBag(chosen[1], PUBLIC)] as const;
  work.change(now, { stage: "cancel", turn: 0, chosen: shown, additional });
  const combat = combatOf(work.state);
  for (const side of [sideInTurn(combat, 0), sideInTurn(combat, 1)]) {
    const code = chosenCard(chosen[side]);
    if (code === NO_CARD) continue;
    for (const one of isDrawn(work.state, side) ? [code, ...additional] : [code]) {
      const card = cardId(work.box, one);
      const faction = factionOf(side);
      const rule = "rote.cinematic.revealed-together";
      work.emit({ type: "tactic-played", faction, card, die: null, rule, cause: card });
    }
  }
}
