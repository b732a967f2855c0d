/**
 * User interface texts of the Deckbuilding Game in English and Spanish: headings, long and short labels of actions, the
 * pieces that actions are about, the header above the table and the keys of pictures.
 *
 * @module
 */
import { keptOnce } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { HeaderFact, Ui } from "@sw/tabletop/ui";
import type { DeckbuilderTypes } from "../game.ts";
import type { Catalogue } from "../language/language.ts";
import { reader as baseReader } from "../read/index.ts";
import { readerOf } from "../read/reader.ts";
import type { BaseReading, Reader } from "../read/shapes.ts";
import type { Action } from "../state/actions.ts";
import { compileBox } from "../state/compile-box.ts";
import { SEATS, type Seat } from "../state/seats.ts";
import { type Component, describe, nameOf } from "../text/index.ts";
import type { View } from "../views/shapes.ts";
import { type ComponentRef, componentPictured } from "./pictures.ts";
import { subjectsOf } from "./subjects.ts";
import { LABELS, type Labels } from "./words.ts";

export { type ComponentRef, componentPictured, pictureOf, picturesOf } from "./pictures.ts";
export { subjectsOf } from "./subjects.ts";
export type { Labels } from "./words.ts";

/** The {@link Ui} of the Deckbuilding Game, with the labels shown on its table. */
export interface DeckbuilderUi extends Ui<DeckbuilderTypes> {
  readonly labels: Labels;
}

/** Options of {@link uiIn}. */
export interface UiOptions {
  /** The catalogue that the game is played with. Defaults to the base box. */
  readonly catalogue?: Catalogue;
  /** The reader for that catalogue. Defaults to a new one. */
  readonly reader?: Reader;
}

/** Creates the user interface texts of the Deckbuilding Game in one language. */
export function uiIn(locale: Locale, { catalogue, reader = readerFor(catalogue) }: UiOptions = {}): DeckbuilderUi {
  const words = LABELS[locale];
  const cards = catalogue === undefined ? {} : { catalogue };
  const named = (component: Component): string => nameOf(component, { locale, ...cards });
  const label = (action: Action, view: View): string => describe({ action }, { locale, view, ...cards });
  return {
    labels: words,
    title: words.title,
    seats: words.seats,
    players: words.players,
    question: (view) =>
      view.decision === null ? "" : describe({ decision: view.decision }, { locale, view, ...cards }),
    heading: ({ type }) => words.groups[type],
    label,
    short: (action, view) => shortOf(action, view, words, named, () => label(action, view)),
    subjects: subjectsOf,
    header: (view) => headerOf(view, words, reader, named),
    outcome({ winners: [winner], margin }) {
      return winner === undefined ? "" : words.wins(words.players[winner], margin[winner]);
    },
  };
}

/** Returns the reader of a catalogue, which is compiled on first use. */
function readerFor(catalogue: Catalogue | undefined): Reader {
  return catalogue === undefined ? baseReader : readerOf(keptOnce(() => compileBox(catalogue)));
}

type Named = (component: Component) => string;

function shortOf(action: Action, view: View, words: Labels, named: Named, whole: () => string): string {
  const names = componentsOf(action, view).map(named);
  switch (action.type) {
    case "accept":
    case "decline":
    case "done":
    case "end-turn":
    case "pass":
      return words.groups[action.type];
    case "choose-option":
      return whole();
    case "assign":
      return `${names.join("")}: ${action.amount}`;
    case "commit":
      return names.join(" → ");
    default:
      return names.length === 0 ? whole() : names.join(", ");
  }
}

/**
 * Lists the cards and bases that an action is about, as far as the view shows them, in the order of {@link subjectsOf}.
 */
export function componentsOf(action: Action, view: View): readonly ComponentRef[] {
  return subjectsOf(action, view).flatMap(({ picture }) =>
    picture === null ? [] : (componentPictured(picture) ?? []),
  );
}

function headerOf(view: View, words: Labels, reader: Reader, named: Named): readonly HeaderFact<Seat>[] {
  const { turn, active, resources } = view;
  const force = reader.force(view);
  const holder = force.with === null ? words.nobody : words.seats[force.with];
  return [
    { key: "turn", seat: null, text: turn === 0 ? words.choosingBases : words.turn(turn, words.seats[active]) },
    { key: "force", seat: null, text: `${words.force}: ${holder} (${Math.abs(force.space)})` },
    { key: "resources", seat: active, text: words.resources(resources) },
    ...SEATS.flatMap((seat) => sideFacts(view, seat, words, reader, named)),
  ];
}

function sideFacts(view: View, seat: Seat, words: Labels, reader: Reader, named: Named): readonly HeaderFact<Seat>[] {
  const { base, victory, needed, hand, deck, discard } = reader.side(view, seat);
  return [
    { key: "base", seat, text: baseText(base, words, named) },
    { key: "destroyed", seat, text: words.destroyed(victory.length, needed) },
    { key: "piles", seat, text: words.piles(hand.length, deck.length, discard.length) },
  ];
}

function baseText(base: BaseReading | null, words: Labels, named: Named): string {
  return base === null ? words.noBase : `${named({ base: base.card })}: ${words.damage(base.damage, base.hitPoints)}`;
}
