import * as v from "valibot";
import { type Chance, isSeed, seeded } from "../../src/chance/chance.ts";
import { type Words, wordsOfSeed } from "../../src/chance/generator.ts";
import type { Game, GameTypes, Hash, Outcome } from "../../src/contract/contract.ts";
import { fail, ok, type Violation, violation } from "../../src/contract/result.ts";
import { readInput } from "../../src/documents/parse.ts";
import { type Frame, type FrameKind, frameKind, machine, type Question } from "../../src/engine/machine.ts";
import { Work } from "../../src/engine/work.ts";
import { replacedTop } from "../toy/stack.ts";

/** The smallest game with everything a replay needs: two seats in turn add 1 to 3 or a die until the goal is met. */
export type CounterSeat = "left" | "right";
export type CounterAction = { readonly type: "add"; readonly amount: number } | { readonly type: "roll" };
export interface CounterEvent {
  readonly type: "added";
  readonly seat: CounterSeat;
  readonly amount: number;
}
export interface CounterConfig {
  readonly goal: number;
}
interface TurnFrame extends Frame {
  readonly kind: "turn";
  readonly seat: CounterSeat;
}
export interface CounterState {
  readonly words: Words;
  readonly goal: number;
  readonly total: number;
  readonly stack: readonly TurnFrame[];
}
export interface CounterTypes extends GameTypes {
  Config: CounterConfig;
  State: CounterState;
  Action: CounterAction;
  Event: CounterEvent;
  View: CounterState;
  Seat: CounterSeat;
  Asked: { readonly kind: "turn"; readonly context: null };
}

export type Counter = Game<CounterTypes>;

export const AMOUNTS: readonly number[] = [1, 2, 3];

class CounterWork extends Work<CounterEvent> {
  state: CounterState;
  constructor(state: CounterState, chance: Chance | undefined) {
    super(state.words, chance);
    this.state = state;
  }
}

/** What asks in the counter game. */
export const turn: FrameKind<CounterTypes, CounterWork, TurnFrame> = {
  run: () => true,
  question: (_state, { seat }): Question<CounterTypes> => ({ seat, kind: "turn", rule: "count.turn", context: null }),
  options: () => [...AMOUNTS.map((amount) => ({ type: "add", amount }) as const), { type: "roll" }],
  check: (_state, _frame, action): Violation | undefined =>
    action.type === "roll" || AMOUNTS.includes(action.amount)
      ? undefined
      : violation("count.add", "amount", { amount: action.amount }),
  take(work, { seat }, action) {
    const amount = action.type === "add" ? action.amount : work.die("roll", 6, (index) => String(index + 1)) + 1;
    work.events.push({ type: "added", seat, amount });
    const { goal, total, stack } = work.state;
    const next: TurnFrame = { kind: "turn", seat: seat === "left" ? "right" : "left" };
    const sum = total + amount;
    work.state = { ...work.state, total: sum, stack: sum >= goal ? [] : replacedTop(stack, next) };
  },
};

const counterMachine = machine<CounterTypes, CounterWork>({
  look: (state) => state,
  stack: ({ stack }) => stack,
  underway: ({ state }) => state.stack,
  kind: (kind) => frameKind<FrameKind<CounterTypes, CounterWork, Frame>>({ turn }, kind),
  begin: (state, chance) => new CounterWork(state, chance),
  between: (work) => work.state,
  finish: (work) => ({
    state: { ...work.state, words: work.wordsAfter() },
    events: work.events,
    revealed: work.revealed,
  }),
  over: () => violation("count.end", "over"),
});

const action = v.variant("type", [
  v.strictObject({ type: v.literal("add"), amount: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({ type: v.literal("roll") }),
]);
const word = v.pipe(v.number(), v.safeInteger());
const state = v.strictObject({
  words: v.tuple([word, word, word, word]),
  goal: word,
  total: word,
  stack: v.array(v.strictObject({ kind: v.literal("turn"), seat: v.picklist(["left", "right"]) })),
});
const config = v.strictObject({ goal: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** The counter game; two with different catalogue hashes refuse each other's replays. */
export function createCounter(id = "counter", catalogue: Hash = "c0"): Counter {
  return {
    id,
    catalogueOf: () => catalogue,
    seats: ["left", "right"],
    setup({ goal }, chance) {
      const words = wordsOfSeed(isSeed(chance) ? chance : "scripted");
      const state: CounterState = { words, goal, total: 0, stack: [{ kind: "turn", seat: "left" }] };
      return goal > 1000 ? fail(violation("count.goal", "too-far")) : ok({ state, events: [], revealed: false });
    },
    decision: counterMachine.decision,
    legalActions: counterMachine.legalActions,
    options: (view) => counterMachine.legalActions(view),
    apply: counterMachine.apply,
    whyNotAsked: counterMachine.whyNotAsked,
    why: counterMachine.why,
    actionKey: (action) => (action.type === "roll" ? "roll" : `add:${action.amount}`),
    outcome: (state): Outcome<CounterSeat> | undefined =>
      state.stack.length > 0
        ? undefined
        : { winners: [], reason: "counted", rule: "count.end", margin: { left: 0, right: 0 } },
    view: (state) => ({ ...state, words: wordsOfSeed("hidden") }),
    redact: (event) => event,
    determinize: (view) => ({ ...view, words: seeded("guess").words() }),
    invariants: () => [],
    parse: {
      config: (input) => readInput(config, input),
      state: (input) => readInput(state, input),
      action: (input) => readInput(action, input),
    },
  };
}

export const counter: Counter = createCounter();
