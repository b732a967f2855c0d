import {
  type AskedIn,
  type FiniteKind,
  type Forbids,
  type FrameKind,
  finiteKind,
  isSameAction,
  type PlayTypes,
  type RefusesType,
  notAsked as refusedType,
  type Violation,
  violation,
} from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type Action, actionKey } from "./actions.ts";
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
export const forbidden: Forbids<RuleId> = violation;

/** The violation of an action of a type that the decision does not take. */
export const notAsked: RefusesType<RuleId, Action["type"]> = refusedType;

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
  kind: FiniteKind<Play, GameWork, Top>,
  refusal?: FrameKind<Play, GameWork, Top>["check"],
): FrameKind<Play, GameWork, Top> {
  return finiteKind(
    kind,
    (state, frame, action, options) => refusal?.(state, frame, action) ?? notOffered(ruleOf(frame), options, action),
  );
}

function notOffered(rule: RuleId, options: readonly Action[], action: Action): Violation<RuleId> {
  const types = [...new Set(options.map(({ type }) => type))];
  if (!types.includes(action.type)) return notAsked(rule, action, types);
  return forbidden(rule, "not-offered", { action: actionKey(action) });
}
