import * as v from "valibot";
import type { Decision, Game, GameTypes } from "../../src/contract/contract.ts";
import { fail, ok, violation } from "../../src/contract/result.ts";
import { readInput } from "../../src/documents/parse.ts";

/**
 * A game that is nothing but its decisions, one after another as the config lists them; every answer is a number. It
 * takes an answer from anyone: keeping out who is not asked is left to the referee.
 */
export type Chair = "a" | "b" | "c";
export const CHAIRS: readonly Chair[] = ["a", "b", "c"];
export interface Item {
  readonly seat: Chair;
  readonly kind: string;
  readonly rule: string;
  readonly together: readonly Chair[];
  /** Answering it reveals something. */
  readonly reveals: boolean;
}
export interface AgendaState {
  readonly items: readonly Item[];
  readonly answers: readonly number[];
}
export interface AgendaTypes extends GameTypes {
  Config: readonly Item[];
  State: AgendaState;
  Action: number;
  Event: number;
  View: AgendaState;
  Seat: Chair;
  Asked: { readonly kind: string; readonly context: null };
}

const item = v.strictObject({
  seat: v.picklist(CHAIRS),
  kind: v.string(),
  rule: v.string(),
  together: v.array(v.picklist(CHAIRS)),
  reveals: v.boolean(),
});
const items = v.array(item);
const over = violation("agenda.end", "over");

function decision({ items, answers }: AgendaState): Decision<AgendaTypes> | undefined {
  const now = items[answers.length];
  if (now === undefined) return undefined;
  const { seat, kind, rule, together } = now;
  return { seat, kind, rule, space: "finite", forced: false, simultaneous: together, context: null };
}

export const agenda: Game<AgendaTypes> = {
  id: "agenda",
  seats: CHAIRS,
  catalogueOf: () => "a0",
  setup: (config) => ok({ state: { items: config, answers: [] }, events: [], revealed: false }),
  decision,
  legalActions: (state) => (decision(state) === undefined ? [] : [0, 1]),
  options: (view) => (decision(view) === undefined ? [] : [0, 1]),
  actionKey: String,
  apply(state, action) {
    const now = state.items[state.answers.length];
    if (now === undefined) return fail(over);
    return ok({ state: { ...state, answers: [...state.answers, action] }, events: [action], revealed: now.reveals });
  },
  why: (state) => (decision(state) === undefined ? over : undefined),
  whyNotAsked: (state, seat, kind) => {
    const now = decision(state);
    return now === undefined || now.seat !== seat || now.kind !== kind ? over : undefined;
  },
  outcome: (state) =>
    decision(state) === undefined
      ? { winners: [], reason: "done", rule: "agenda.end", margin: { a: 0, b: 0, c: 0 } }
      : undefined,
  view: (state) => state,
  redact: (event) => event,
  determinize: (view) => view,
  invariants: () => [],
  parse: {
    config: (input) => readInput(items, input),
    state: (input) => readInput(v.strictObject({ items, answers: v.array(v.number()) }), input),
    action: (input) => readInput(v.picklist([0, 1]), input),
  },
};
