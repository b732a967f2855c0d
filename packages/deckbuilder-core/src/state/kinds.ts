import { type AskedIn, type FrameKind, type Params, type PlayTypes, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "./actions.ts";
import type { DecisionContexts } from "./decisions.ts";
import type { Event } from "./events.ts";
import type { GameFrame } from "./frames.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";
import type { DeckWork } from "./work.ts";

/** What the transitions of this game are about. */
export interface Play extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
}

/** A frame kind of this game. */
export type Kind<Name extends GameFrame["kind"]> = FrameKind<Play, DeckWork, Extract<GameFrame, { kind: Name }>>;

/** A violation of one of this game's rules. */
export function forbidden(rule: RuleId, code: string, params?: Params): Violation<RuleId> {
  return violation(rule, code, params);
}

/** The violation of an action of a type that the decision does not take. */
export function notAsked(rule: RuleId, action: Action, takes: readonly Action["type"][]): Violation<RuleId> {
  return forbidden(rule, "not-asked", { type: action.type, takes: [...takes] });
}
