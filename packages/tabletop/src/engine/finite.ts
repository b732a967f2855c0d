import type { PlayTypes } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import type { Frame, FrameKind } from "./machine.ts";

/** A frame kind without its check, as {@link finiteKind} takes it. */
export type FiniteKind<G extends PlayTypes, Work, Top extends Frame, Seen = G["State"]> = Omit<
  FrameKind<G, Work, Top, Seen>,
  "check"
>;

/**
 * Creates a frame kind from its options: its check accepts exactly these and the open picks of its run, and `refused`
 * says why any other action is not among them. Use it for kinds with few options and flat actions.
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

/** Whether one of the options equals the action. Both must be flat objects. */
export function isAmong(options: readonly unknown[], action: unknown): boolean {
  return options.some((option) => isSameAction(option, action));
}

/** Lists the subjects of the options that have one, for the params of a refusal. */
export function subjectsIn<Option extends object>(
  options: readonly Option[],
): readonly Extract<Option, { readonly subject: unknown }>["subject"][] {
  return options.flatMap((option) => ("subject" in option ? [option.subject] : []));
}

/** Whether two actions are equal, by their fields. Both must be flat objects. */
export function isSameAction(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const fields = Object.entries(one);
  return fields.length === Object.keys(other).length && fields.every(([name, value]) => other[name] === value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Creates a frame kind that never asks a question. `step` changes the stack. */
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
