import { at, type CardCode, pileCards, type ScriptedAnswer, wordAnswers } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { defaultCatalogue } from "../content/catalogue.ts";
import { battleEntries } from "../mission/in-play.ts";
import { battleCards, commandCards } from "../saves/invariants/cards.ts";
import type { Look } from "../state/look.ts";
import { bitOf, bitOfViewer, SEATS, type Seat, type Side, seatOf } from "../state/seats.ts";
import { type BattleKind, poolInSight, type State } from "../state/state.ts";
import {
  musterOf,
  rankAt,
  type Unknown,
  unknownBattleCards,
  unknownChoice,
  unknownCommands,
  unknownOrders,
} from "../views/determinize/cards.ts";
import { unknownFaces } from "../views/determinize/faces.ts";
import type { View } from "../views/shapes.ts";
import { boxFor } from "./box.ts";

/**
 * Returns the answers that make `determinize(view, scripted(answers))` reproduce exactly this state: the true value of
 * everything hidden in the view, in the order in which `determinize` asks.
 */
export function truth(state: State, view: View, catalogue: Catalogue = defaultCatalogue): readonly ScriptedAnswer[] {
  const box = boxFor(catalogue);
  const mask = bitOfViewer(view.viewer);
  const unseen = ([0, 1] as const).filter((side) => mask !== bitOf(side));
  return [
    ...unseen.flatMap((side) => [...cardAnswers({ box, state }, side, mask), ...orderAnswers({ box, state }, side)]),
    ...SEATS.flatMap((seat) => faceAnswer({ box, state }, view, seat)),
    ...unseen.flatMap((side) => choiceAnswer({ box, state }, side)),
    ...wordAnswers(state.words),
  ];
}

function cardAnswers({ box, state }: Look, side: Side, mask: number): readonly ScriptedAnswer[] {
  const { commands } = box.cards.catalogue;
  const own = state.sides[side];
  const army = musterOf(box, state.config.armies[side]);
  const isHidden = (part: { readonly knownTo: number }): boolean => (part.knownTo & mask) === 0;
  const hidden = pileCards(own.hand.filter(isHidden));
  const known = commandCards(state, side).filter((card) => !hidden.includes(card));
  const seat = SEATS[side];
  const decks = (["primary", "secondary", "advantage"] as const).flatMap((category: BattleKind) => {
    const entries = battleEntries(box, category);
    const inDeck = pileCards(own.decks[category].deck.filter(isHidden));
    const seen = battleCards(state, side, category).filter((card) => !inDeck.includes(card));
    const unknown = unknownBattleCards(box, army, state.config.table, category, { seat, known: seen });
    return answers(unknown, inDeck, (card) => at(entries, card).id);
  });
  const groups = unknownCommands(box, army, seat, known);
  return [...groups.flatMap((group) => answers(group, hidden, (card) => at(commands, card).id)), ...decks];
}

function orderAnswers({ state }: Look, side: Side): readonly ScriptedAnswer[] {
  const own = state.sides[side];
  const held = own.heldOrders ?? [];
  const pool = poolInSight(own);
  const unknown = unknownOrders(pool, seatOf(side), held.length);
  const left = [...unknown.candidates];
  const tokens = held.map((rank) =>
    at(
      left.splice(
        left.findIndex((token) => rankAt(pool, token) === rank),
        1,
      ),
      0,
    ),
  );
  return answers(unknown, tokens, (token) => rankAt(pool, token));
}

function faceAnswer({ box, state }: Look, view: View, seat: Seat): readonly ScriptedAnswer[] {
  const unknown = unknownFaces(box, view, seat);
  const { label, tokens, candidates } = unknown;
  const shown = tokens.map((token) => at(state.tokens, view.tokens.indexOf(token)).face?.shows).join(" ");
  return candidates.length > 1 ? [{ label, answer: shown }] : [];
}

function choiceAnswer(look: Look, side: Side): readonly ScriptedAnswer[] {
  const { chosen } = look.state.sides[side];
  if (chosen === null) return [];
  return answers(unknownChoice(look, side), [chosen], (card) => at(look.box.cards.catalogue.commands, card).id);
}

/** Returns the answers for an unknown part: the true cards, if chance is asked. */
function answers(
  { label, candidates, need }: Unknown,
  cards: readonly number[],
  name: (card: CardCode) => string,
): readonly ScriptedAnswer[] {
  const asked = candidates.length > need ? cards.filter((card) => candidates.includes(card)) : [];
  return asked.map((card) => ({ label, answer: name(card) }));
}
