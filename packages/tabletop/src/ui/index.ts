/**
 * Types and functions for showing a game on a screen: how the cores' `/ui` names seats, groups and labels actions, and
 * says which pieces the actions are about.
 *
 * @module
 */
import type { GameTypes, Outcome } from "../contract/contract.ts";

/** A piece, card or place on the table that an action is about. */
export interface Subject {
  /** Where it is, by a name that is unique on the table at that time: `play/12`, `row/3`, `hand/x-wing`. */
  readonly at: string;
  /** The key of its picture, shared by everything that looks alike: `card/x-wing`. Null if it has no picture. */
  readonly picture: string | null;
}

/** A line of the header above the table. */
export interface HeaderFact<Seat extends string> {
  /** The fact that the line tells, the same in every language. */
  readonly key: string;
  /** The seat that the line is about; null for the whole table. */
  readonly seat: Seat | null;
  readonly text: string;
}

/** The types of a game that a screen needs. */
export type UiTypes = Pick<GameTypes, "Action" | "Seat" | "View">;

/** The texts of a game's user interface in one language, for any kind of screen. */
export interface Ui<G extends UiTypes> {
  /** Never present at run time. Carries the bundle of types for type inference. */
  readonly "~types"?: Pick<G, keyof UiTypes>;
  readonly title: string;
  /** The name of each seat, for use outside a sentence. */
  readonly seats: Readonly<Record<G["Seat"], string>>;
  /** The name of each seat's player, for use in a sentence. */
  readonly players: Readonly<Record<G["Seat"], string>>;
  /** Returns the question to the seat of the view, or who else decides. Empty when the game is over. */
  question(view: G["View"]): string;
  /** Returns the heading for all actions of this kind. */
  heading(action: G["Action"]): string;
  /** Returns the action as a sentence that is clear without its heading. */
  label(action: G["Action"], view: G["View"]): string;
  /** Returns one or a few words that tell the action apart from others under its heading. */
  short(action: G["Action"], view: G["View"]): string;
  /**
   * Lists the pieces that the action is about, starting with the one that a player would drag or click. Empty if there
   * are none.
   */
  subjects(action: G["Action"], view: G["View"]): readonly Subject[];
  /** Returns the lines above the table: round or turn, counters, then each side. */
  header(view: G["View"]): readonly HeaderFact<G["Seat"]>[];
  /** Returns who has won and why, in one sentence. */
  outcome(outcome: Outcome<G["Seat"]>): string;
}

/** A legal action with everything that a client shows of it. */
export interface Labelled<Action> {
  readonly action: Action;
  readonly label: string;
  readonly short: string;
  readonly subjects: readonly Subject[];
}

/** Actions that a client shows together, under a heading or at a piece. */
export interface ActionGroup<Action> {
  /** The heading of the group, or the place of its piece ({@link Subject.at}). Empty for actions without a piece. */
  readonly key: string;
  readonly actions: readonly Labelled<Action>[];
}

/** Groups legal actions by heading, in order of first occurrence. */
export function byHeading<G extends UiTypes>(
  ui: Ui<G>,
  view: G["View"],
  actions: readonly G["Action"][],
): readonly ActionGroup<G["Action"]>[] {
  return groupedBy(ui, view, actions, ({ action }) => ui.heading(action));
}

/** Groups legal actions by the piece that they are about, for a client in which pieces are clicked or dragged. */
export function byPiece<G extends UiTypes>(
  ui: Ui<G>,
  view: G["View"],
  actions: readonly G["Action"][],
): readonly ActionGroup<G["Action"]>[] {
  return groupedBy(ui, view, actions, ({ subjects }) => subjects[0]?.at ?? "");
}

function groupedBy<G extends UiTypes>(
  ui: Ui<G>,
  view: G["View"],
  actions: readonly G["Action"][],
  keyOf: (labelled: Labelled<G["Action"]>) => string,
): readonly ActionGroup<G["Action"]>[] {
  const groups = new Map<string, Labelled<G["Action"]>[]>();
  for (const action of actions) {
    const labelled = {
      action,
      label: ui.label(action, view),
      short: ui.short(action, view),
      subjects: ui.subjects(action, view),
    };
    const key = keyOf(labelled);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [labelled]);
    else group.push(labelled);
  }
  return [...groups].map(([key, members]) => ({ key, actions: members }));
}
