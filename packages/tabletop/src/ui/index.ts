/**
 * What a client needs to put a game on a screen: how the cores' `/ui` names seats, groups and labels actions, and says which
 * pieces they are about.
 *
 * @module
 */
import type { GameTypes, Outcome } from "../contract/contract.ts";

/** A piece, card or place of the table that an action is about. */
export interface Subject {
  /** Where it is, by a name that nothing else on the table has while it is there: `play/12`, `row/3`, `hand/x-wing`. */
  readonly at: string;
  /** The key of its picture, the same for all that look alike: `card/x-wing`. Null for what has no picture of its own. */
  readonly picture: string | null;
}

/** A line of what stands above the table. */
export interface HeaderFact<Seat extends string> {
  /** What it tells of, the same in every language. */
  readonly key: string;
  /** Whom it is about; null for the whole table. */
  readonly seat: Seat | null;
  readonly text: string;
}

/** What a screen needs of the types of a game. */
export type UiTypes = Pick<GameTypes, "Action" | "Seat" | "View">;

/** How a game looks to people in one language, without saying on what screen. */
export interface Ui<G extends UiTypes> {
  /** Never there: carries the bundle, for inference. */
  readonly "~types"?: Pick<G, keyof UiTypes>;
  readonly title: string;
  /** Each seat by itself. */
  readonly seats: Readonly<Record<G["Seat"], string>>;
  /** Whoever plays a seat, in a sentence. */
  readonly players: Readonly<Record<G["Seat"], string>>;
  /** What the seat of the view is asked, or who else decides; empty once the game is over. */
  question(view: G["View"]): string;
  /** What kind of action it is, as a heading over all of the kind. */
  heading(action: G["Action"]): string;
  /** The action in a sentence that is understood alone. */
  label(action: G["Action"], view: G["View"]): string;
  /** What tells it from others under its heading, in a word or a few. */
  short(action: G["Action"], view: G["View"]): string;
  /** The pieces that it is about, the one that would be dragged or clicked first; empty where there is none. */
  subjects(action: G["Action"], view: G["View"]): readonly Subject[];
  /** What stands above the table: round or turn, counters, then side by side. */
  header(view: G["View"]): readonly HeaderFact<G["Seat"]>[];
  /** Who has won and why, in one sentence. */
  outcome(outcome: Outcome<G["Seat"]>): string;
}

/** A legal action with all that a client shows of it. */
export interface Labelled<Action> {
  readonly action: Action;
  readonly label: string;
  readonly short: string;
  readonly subjects: readonly Subject[];
}

/** Actions that a client shows together: under a heading, or at a piece. */
export interface ActionGroup<Action> {
  /** The heading; for those of a piece where the piece is ({@link Subject.at}), empty for actions about none. */
  readonly key: string;
  readonly actions: readonly Labelled<Action>[];
}

/** Legal actions under their headings, in the order in which the first of each kind stands. */
export function byHeading<G extends UiTypes>(
  ui: Ui<G>,
  view: G["View"],
  actions: readonly G["Action"][],
): readonly ActionGroup<G["Action"]>[] {
  return groupedBy(ui, view, actions, ({ action }) => ui.heading(action));
}

/** Legal actions by the piece that they are about, for a client in which pieces are clicked or dragged. */
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
