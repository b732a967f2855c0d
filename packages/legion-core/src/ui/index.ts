/**
 * User interface texts of Legion in English and Spanish: headings, labels of actions, the pieces that actions are
 * about, the header above the table and the keys of pictures.
 * To draw the table itself, use `/draw` with `layout(view)`.
 *
 * @module
 */
import { cardCount } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { HeaderFact, Ui } from "@sw/tabletop/ui";
import type { Catalogue } from "../catalogue/entries.ts";
import type { LegionTypes } from "../game.ts";
import { left, unitsLeft } from "../read/units.ts";
import type { Action } from "../state/actions.ts";
import { SEATS, type Seat } from "../state/seats.ts";
import { PER_MM } from "../table/lengths.ts";
import { describe, nameOf, type TextOptions } from "../text/index.ts";
import type { View } from "../views/shapes.ts";
import { type ComponentRef, componentPictured } from "./pictures.ts";
import { spotOf } from "./spots.ts";
import { subjectsOf } from "./subjects.ts";
import { LABELS, type Labels } from "./words.ts";

export { type ComponentRef, componentPictured, pictureOf, picturesOf } from "./pictures.ts";
export { spotOf, spotWords } from "./spots.ts";
export { subjectsOf, unitOf } from "./subjects.ts";
export type { Labels } from "./words.ts";

/** The {@link Ui} of Legion, with labels for the table. */
export interface LegionUi extends Ui<LegionTypes> {
  readonly labels: Labels;
}

/** Options for showing the cards of a game. */
export interface UiOptions {
  /** The catalogue that the game is played with. Defaults to that of this package. */
  readonly catalogue?: Catalogue;
}

/** Creates the user interface texts of Legion in one language. */
export function uiIn(locale: Locale, options: UiOptions = {}): LegionUi {
  const words = LABELS[locale];
  const label = (action: Action, view: View): string => describe({ action }, { locale, view, ...options });
  return {
    labels: words,
    title: words.title,
    seats: words.seats,
    players: words.players,
    question: (view) =>
      view.decision === null ? "" : describe({ decision: view.decision }, { locale, view, ...options }),
    heading: ({ type }) => words.groups[type],
    label,
    short: (action, view) => shortOf(action, view, { locale, ...options }) ?? label(action, view),
    subjects: subjectsOf,
    header: (view) => headerOf(view, words, { locale, ...options }),
    outcome({ winners: [winner], reason, margin }) {
      return winner === undefined ? words.draw : words.wins(words.players[winner], reason, margin[winner]);
    },
  };
}

/** Returns the cards that an action is about, if the view shows them, in the order of {@link subjectsOf}. */
export function componentsOf(action: Action, view: View): readonly ComponentRef[] {
  return subjectsOf(action, view).flatMap(({ picture }) =>
    picture === null ? [] : (componentPictured(picture) ?? []),
  );
}

/** Returns a position on the table in whole millimetres: `"412,305"`. */
export function spotText({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${Math.round(x / PER_MM)},${Math.round(y / PER_MM)}`;
}

/** Returns a short label of positions and names, or undefined if only the long label distinguishes the actions. */
function shortOf(action: Action, view: View, options: TextOptions): string | undefined {
  switch (action.type) {
    case "place":
    case "place-token":
    case "move": {
      const spot = spotOf(action);
      return spot === undefined ? undefined : spotText(spot);
    }
    case "choose-command":
      return nameOf({ command: action.subject }, options);
    case "activate":
    case "choose-unit":
    case "declare":
    case "nominate":
    case "order":
      return describe({ piece: action.subject }, { ...options, view });
    default:
      return undefined;
  }
}

function headerOf(view: View, words: Labels, options: TextOptions): readonly HeaderFact<Seat>[] {
  const { round, phase, mission } = view;
  const time = round === 0 ? words.phases.setup : `${words.round(round)}, ${words.phases[phase]}`;
  const { primary, secondary, advantages } = mission;
  const cards = [primary?.card, secondary?.card, ...SEATS.map((seat) => advantages[seat])].flatMap((card) =>
    card === undefined || card === null ? [] : [nameOf({ battle: card }, options)],
  );
  return [
    { key: "round", seat: null, text: time },
    { key: "mission", seat: null, text: cards.join(" · ") },
    ...SEATS.flatMap((seat) => sideFacts(view, seat, words)),
  ];
}

function sideFacts(view: View, seat: Seat, words: Labels): readonly HeaderFact<Seat>[] {
  const { points, orderPool, passPool, hand } = view.sides[seat];
  const own = view.units.filter(({ owner }) => owner === seat);
  const there = own.reduce((sum, unit) => sum + left(unit).length, 0);
  const all = own.reduce((sum, { miniatures }) => sum + miniatures.length, 0);
  const pool = Object.values(orderPool).reduce((sum, count) => sum + count, 0);
  return [
    { key: "points", seat, text: words.points(points) },
    { key: "forces", seat, text: words.forces(unitsLeft(view, seat).length, own.length, there, all) },
    { key: "pools", seat, text: words.pools(cardCount(hand), pool, passPool) },
  ];
}
