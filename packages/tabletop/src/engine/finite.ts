import type { PlayTypes } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import type { Frame, FrameKind } from "./machine.ts";

/** What {@link finiteKind} is given of a kind: all but its check. */
export type FiniteKind<G extends PlayTypes, Work, Top extends Frame, Seen = G["State"]> = Omit<
  FrameKind<G, Work, Top, Seen>,
  "check"
>;

/**
 * A kind of frame that says its options once: its check passes exactly these and the open picks of its run, and `refused`
 * says why any other action is not among them. For kinds whose options are few and quickly made, of actions without anything nested.
 */
export function finiteKind<G extends PlayTypes, Work, Top extends Frame, Seen = G["State"]>(
  kind: FiniteKind<G, Work, Top, Seen>,
  refused: (look: Seen, frame: Top, action: G["Action"], options: readonly G["Action"][]) => Violation,
): FrameKind<G, Work, Top, Seen> {
  return {
    ...kind,
    check(look, frame, action) {
      const options = kind.options(look, frame);
      const isOption = options.includes(action) || isAmong(options, action);
      if (isOption || isAmong(kind.picks?.(look, frame)?.open ?? [], action)) return undefined;
      return refused(look, frame, action, options);
    },
  };
}

/** True if one of the options is the same decision as the action: for actions without anything nested. */
export function isAmong(options: readonly unknown[], action: unknown): boolean {
  return options.some((option) => isSameAction(option, action));
}

/** What each of the options is about, of those that are about something: for the figures of a refusal. */
export function subjectsIn<Option extends object>(
  options: readonly Option[],
): readonly Extract<Option, { readonly subject: unknown }>["subject"][] {
  return options.flatMap((option) => ("subject" in option ? [option.subject] : []));
}

/** True if both are the same decision, told by their fields: for actions without anything nested. */
export function isSameAction(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const fields = Object.entries(one);
  return fields.length === Object.keys(other).length && fields.every(([name, value]) => other[name] === value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A kind of frame that goes on by itself and never asks anybody: `step` changes the stack. */
export function silentKind<G extends PlayTypes, Work, Top extends Frame, Seen = G["State"]>(
  name: Top["kind"],
  step: (work: Work, frame: Top) => void,
): FrameKind<G, Work, Top, Seen> {
  const never = (): never => {
    throw new RangeError(`${name} asks nothing`);
  };
  return {
    run(work, frame) {
      step(work, frame);
      return false;
    },
    question: never,
    options: never,
    check: never,
    take: never,
  };
}
