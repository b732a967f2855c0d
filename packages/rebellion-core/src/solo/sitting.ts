import type { Action } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { SoloOptions } from "../state/solo.ts";
import type { Judge } from "./judge.ts";

/** A decision of the Empire: the board, the legal actions, and the judge who answers its questions. */
export interface Sitting {
  readonly look: Look;
  readonly judge: Judge;
  readonly asked: Play["Asked"];
  readonly options: readonly Action[];
  readonly variations: SoloOptions;
  /**
   * Whether this Assignment Phase's die has already let the Empire use its action cards (solo.var.assign-actions.roll).
   */
  readonly rolled: boolean;
  /** The action cards that the Empire holds, in the order in which it got them. */
  readonly cards: readonly string[];
}

/**
 * Answers one kind of decision: returns options in the order in which they are to be taken. The first is taken now; the
 * others when they come up, unless they are no longer legal.
 */
export type Answer = (sitting: Sitting) => readonly [Action, ...Action[]];

/** Returns picks as an answer, or another action if there are none. */
export function answerOf(picks: readonly Action[], otherwise: Action): ReturnType<Answer> {
  const [first = otherwise, ...others] = picks;
  return [first, ...others];
}

/** Returns the options of one type. */
export function optionsOf<Type extends Action["type"]>(
  { options }: Pick<Sitting, "options">,
  type: Type,
): readonly Extract<Action, { type: Type }>[] {
  return options.flatMap((action) => (isOfType(action, type) ? [action] : []));
}

function isOfType<Type extends Action["type"]>(action: Action, type: Type): action is Extract<Action, { type: Type }> {
  return action.type === type;
}

/**
 * Continues a plan at a later decision of its kind, given by the keys of its picks. Picks made in the meantime are
 * dropped.
 */
export type Resume = (plan: readonly string[], sitting: Sitting) => readonly string[];
