import { isUnpick } from "@sw/tabletop";
import type { Subject, Ui, UiTypes } from "@sw/tabletop/ui";

/** An answer that may be given now, with what a board shows of it. */
export interface Answer<Action> {
  readonly action: Action;
  /** A sentence that says the whole action. */
  readonly label: string;
  /** What tells it from the others of its kind. */
  readonly short: string;
  /** The pieces that it is about, the one that is dragged first. */
  readonly subjects: readonly Subject[];
  /** True for an answer that takes back a pick. */
  readonly isTakeBack: boolean;
}

/** The answers to what a view asks, in the order of the options. A pick that is taken back is about the piece that was picked. */
export function answersOf<G extends UiTypes>(
  ui: Ui<G>,
  view: G["View"],
  options: readonly G["Action"][],
): readonly Answer<G["Action"]>[] {
  return options.map((action) => {
    const isTakeBack = isUnpick(action);
    // The pick inside is an action of the game as well: `subjects` and `short` take it like any other.
    const about: G["Action"] = isTakeBack ? action.pick : action;
    return {
      action,
      label: ui.label(action, view),
      short: ui.short(about, view),
      subjects: ui.subjects(about, view),
      isTakeBack,
    };
  });
}

/** The answers that are about a piece, first or last. */
export function about<Action>(answers: readonly Answer<Action>[], at: string): readonly Answer<Action>[] {
  return answers.filter(({ subjects }) => subjects.some((subject) => subject.at === at));
}

/** The answers that begin with a piece. */
export function beginning<Action>(answers: readonly Answer<Action>[], at: string): readonly Answer<Action>[] {
  return answers.filter(({ subjects }) => subjects[0]?.at === at);
}
