import { isHidden, type PileView, type ScriptedAnswer, wordAnswers } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import { pickables, pickName } from "../effects/frames/picks.ts";
import type { Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { nameIn } from "../state/box.ts";
import { bitOf, bitOfViewer, opponentOf, type Side, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { View } from "../views/shapes.ts";
import { boxFor } from "./box.ts";

/**
 * Returns the answers with which `determinize(view, scripted(answers))` gives back exactly this state. They name the
 * hidden contents of the view in the order in which `determinize` deals.
 */
export function truth(state: State, view: View, catalogue: Catalogue = defaultCatalogue): readonly ScriptedAnswer[] {
  const names = boxFor(catalogue);
  const name = (code: number): CardRef => nameIn(names, code);
  const mask = bitOfViewer(view.viewer);
  const answers: ScriptedAnswer[] = [];
  const order = (label: string, cards: readonly CardRef[]): void => {
    if (cards.length > 1) answers.push({ label, answer: cards });
  };
  order("deal:galaxy", hiddenIn(state.galaxyDeck, mask, name));
  for (const seat of [0, 1] as const) {
    const { hand, deck, bases, boxed } = state.sides[seat];
    answers.push(...seenAnswer(state, view, seat));
    const first = hand.filter(({ knownTo }) => (knownTo & bitOf(opponentOf(seat))) !== 0);
    const rest = hand.filter((segment) => !first.includes(segment));
    order(`deal:${seatOf(seat)}`, [...hiddenIn([...first, ...rest], mask, name), ...hiddenIn(deck, mask, name)]);
    if (isHidden(view.sides[seatOf(seat)].bases)) order(`bases:${seatOf(seat)}`, [...bases, ...boxed].map(name));
  }
  answers.push(...wordAnswers(state.words));
  for (const [depth, frame] of state.frames.entries()) {
    const shown = view.frames[depth];
    if (frame.kind !== "effect" || shown?.kind !== "effect" || !isHidden(shown.picked)) continue;
    const open = pickables({ box: names, state }, frame);
    for (const key of frame.picked ?? []) {
      const picked = open.find((one) => one.key === key);
      if (picked !== undefined) answers.push({ label: "picked", answer: pickName(names, picked) });
    }
  }
  return answers;
}

function hiddenIn(pile: State["galaxyDeck"], mask: number, name: (code: number) => CardRef): readonly CardRef[] {
  return pile.filter(({ knownTo }) => (knownTo & mask) === 0).flatMap(({ cards }) => cards.map(name));
}

function seenAnswer(state: State, view: View, side: Side): readonly ScriptedAnswer[] {
  const hand: PileView<CardRef> = view.sides[seatOf(side)].hand;
  if (view.viewer !== "spectator" || !hand.some(({ cards }) => isHidden(cards))) return [];
  const other = bitOf(opponentOf(side));
  const hidden = state.sides[side].hand.filter(({ knownTo }) => (knownTo & bitOfViewer("spectator")) === 0);
  const seen = hidden.filter(({ knownTo }) => (knownTo & other) !== 0).map(({ cards }) => cards.length);
  return [{ label: `seen:${seatOf(side)}`, answer: String(seen.reduce((sum, count) => sum + count, 0)) }];
}
