import {
  type AskedIn,
  type FrameKind,
  finiteKind,
  type Params,
  type PlayTypes,
  type Violation,
  violation,
} from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type Action, actionKey, isSameAction } from "./actions.ts";
import type { DecisionContexts } from "./decisions.ts";
import type { Event } from "./events.ts";
import type { GameFrame } from "./frames.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";
import type { GameWork } from "./work.ts";

/** What the transitions of this game are about. */
export interface Play extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
}

/** A frame kind of this game. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, GameWork, Extract<GameFrame, { kind: Name }>>;

/** A violation of one of this game's rules. */
export function forbidden(rule: RuleId, code: string, params?: Params): Violation<RuleId> {
  return violation(rule, code, params);
}

/** The violation of an action of a type that the decision does not take. */
export function notAsked(rule: RuleId, action: Action, takes: readonly Action["type"][]): Violation<RuleId> {
  return forbidden(rule, "not-asked", { type: action.type, takes: [...takes] });
}

/** The check of a decision whose options are few: passes exactly its members, else the rule that asks forbids it. */
export function checkOffered(rule: RuleId, options: readonly Action[], action: Action): Violation<RuleId> | undefined {
  return options.some((option) => isSameAction(option, action)) ? undefined : notOffered(rule, options, action);
}

/**
 * A frame kind that says its options once: its check passes exactly these. What is none of them the rule that asks forbids,
 * unless `refusal` has a more telling one.
 */
export function offering<Top extends GameFrame>(
  ruleOf: (frame: Top) => RuleId,
  kind: Omit<FrameKind<Play, GameWork, Top>, "check">,
  refusal?: FrameKind<Play, GameWork, Top>["check"],
): FrameKind<Play, GameWork, Top> {
  return finiteKind(kind, {
    isSame: isSameAction,
    notOffered: (_state, frame, action, options) => notOffered(ruleOf(frame), options, action),
    ...(refusal !== undefined && { refusal }),
  });
}

function notOffered(rule: RuleId, options: readonly Action[], action: Action): Violation<RuleId> {
  const types = [...new Set(options.map(({ type }) => type))];
  if (!types.includes(action.type)) return notAsked(rule, action, types);
  return forbidden(rule, "not-offered", { action: actionKey(action) });
}

/** A kind of frame that goes on by itself and never asks anybody. */
export function silentKind<Name extends GameFrame["kind"]>(
  name: Name,
  step: (work: GameWork, frame: Extract<GameFrame, { kind: Name }>) => void,
): Kind<Name> {
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
