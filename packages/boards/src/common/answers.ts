import { isUnpick } from "@sw/tabletop";
import type { Subject, Ui, UiTypes } from "@sw/tabletop/ui";

/** A legal answer, with the texts and pieces that a board shows for it. */
export interface Answer<Action> {
  readonly action: Action;
  /** A sentence that describes the whole action. */
  readonly label: string;
  /** A short text that distinguishes this answer from similar ones. */
  readonly short: string;
  /** The pieces that this answer is about. The first is the one to drag. */
  readonly subjects: readonly Subject[];
  /** Whether the answer takes back a pick. */
  readonly isTakeBack: boolean;
}

/**
 * Returns the legal answers in the order of the options. An answer that takes back a pick is about the picked piece.
 */
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

/** Returns the answers that are about a piece, in any position of their subjects. */
export function about<Action>(answers: readonly Answer<Action>[], at: string): readonly Answer<Action>[] {
  return answers.filter(({ subjects }) => subjects.some((subject) => subject.at === at));
}

/** Returns the answers whose first subject is this piece. */
export function beginning<Action>(answers: readonly Answer<Action>[], at: string): readonly Answer<Action>[] {
  return answers.filter(({ subjects }) => subjects[0]?.at === at);
}
