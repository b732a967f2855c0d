import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { scripted, seeded } from "../../src/chance/chance.ts";
import type { PlayTypes } from "../../src/contract/contract.ts";
import { expectOk, fail, refuse, violation } from "../../src/contract/result.ts";
import { type Frame, type FrameKind, frameKind, machine } from "../../src/engine/machine.ts";
import { type CounterAction, type CounterState, counter, turn } from "../helpers/counter.ts";
import { deepFrozen } from "../helpers/frozen.ts";
import { popped, replacedTop } from "../toy/stack.ts";

const start: CounterState = deepFrozen(expectOk(counter.setup({ goal: 10 }, "machine")).state);
const add = (amount: number): CounterAction => ({ type: "add", amount });
const over = fail(violation("count.end", "over"));

describe("a game made of frame kinds", () => {
  test("A game made of frame kinds asks the question of the top frame", () => {
    expect(counter.decision(start)).toEqual({
      seat: "left",
      kind: "turn",
      rule: "count.turn",
      space: "finite",
      forced: false,
      simultaneous: [],
      context: null,
    });
  });

  test("Exactly the legal actions are accepted in every state of any play, and why agrees", () => {
    const choice = fc.record({ index: fc.nat(3), amount: fc.integer({ min: -2, max: 6 }) });
    fc.assert(
      fc.property(fc.string(), fc.array(choice, { maxLength: 12 }), (seed, choices) => {
        let { state } = expectOk(counter.setup({ goal: 10 }, seed));
        for (const { index, amount } of choices) {
          deepFrozen(state);
          const legal = counter.legalActions(state);
          for (const action of legal) expect(counter.why(state, action)).toBeUndefined();
          const forbidden = counter.why(state, add(amount));
          expect(forbidden === undefined).toBe(legal.some((action) => counter.actionKey(action) === `add:${amount}`));
          const tried = counter.apply(state, add(amount));
          expect(tried.ok ? undefined : tried.violation).toEqual(forbidden);
          const action = legal[index];
          if (action === undefined) break;
          state = expectOk(counter.apply(state, action)).state;
        }
      }),
    );
  });

  test("[tt.decision.decider] Only the deciding seat may act, whatever the action", () => {
    for (const action of [add(1), add(99)]) {
      const params = { by: "right", decider: "left" };
      expect(counter.why(start, action, { by: "right" })).toEqual(
        violation("tt.decision.decider", "not-the-decider", params),
      );
      expect(counter.why(start, action, { by: "left" })).toEqual(counter.why(start, action));
      expect(counter.apply(start, action, { by: "right" })).toEqual(
        fail(violation("tt.decision.decider", "not-the-decider", params)),
      );
    }
    const step = expectOk(counter.apply(start, add(1), { by: "left" }));
    expect(step).toEqual(expectOk(counter.apply(start, add(1))));
    expect(counter.apply(step.state, add(1), { by: "left" }).ok).toBe(false);
  });

  test("An action from the list last created for the same state is applied without a check, and all others are checked", () => {
    const check = vi.spyOn(turn, "check");
    onTestFinished(() => check.mockRestore());
    const timesChecked = (act: () => unknown): number => {
      check.mockClear();
      act();
      return check.mock.calls.length;
    };
    const [listed] = counter.legalActions(start);
    if (listed === undefined) throw new Error("nothing is listed");
    expect(timesChecked(() => counter.apply(start, listed))).toBe(0);
    expect(timesChecked(() => counter.apply(start, { ...listed }))).toBe(1);
    expect(timesChecked(() => counter.apply({ ...start }, listed))).toBe(1);
    expect(timesChecked(() => counter.why(start, listed))).toBe(1);
    counter.legalActions({ ...start });
    expect(timesChecked(() => counter.apply(start, listed))).toBe(1);
  });

  test("A refused action names the rule that forbids it", () => {
    expect(counter.apply(start, add(4))).toEqual(fail(violation("count.add", "amount", { amount: 4 })));
  });

  test("A step says whether chance was used, and stores the next generator state", () => {
    const still = expectOk(counter.apply(start, add(2)));
    expect([still.revealed, still.state.words]).toEqual([false, start.words]);
    const chance = seeded("machine");
    const rolled = expectOk(counter.apply(start, { type: "roll" }));
    expect(rolled.events).toEqual([{ type: "added", seat: "left", amount: chance.die("roll", 6, String) + 1 }]);
    expect([rolled.revealed, rolled.state.words]).toEqual([true, chance.words()]);
  });

  test("[tt.chance.script] A given chance answers the questions of a step, and a question it cannot answer fails the step", () => {
    const rolled = expectOk(counter.apply(start, { type: "roll" }, { chance: scripted(["6"]) }));
    expect([rolled.state.total, rolled.state.words]).toEqual([6, start.words]);
    expect(counter.apply(start, { type: "roll" }, { chance: scripted(["7"]) })).toMatchObject({
      ok: false,
      violation: { rule: "tt.chance.script", code: "script-no-such-option" },
    });
  });

  test("A finished game asks no seat and has no legal actions", () => {
    const end = expectOk(counter.apply({ ...start, total: 9 }, add(1), { by: "left" })).state;
    expect([counter.decision(end), counter.legalActions(end), counter.why(end, add(1))]).toEqual([
      undefined,
      [],
      over.violation,
    ]);
    expect(counter.apply(end, add(1), { by: "right" })).toEqual(over);
  });
});

/** Frames that do their work alone: `count` adds frames below itself, `ask` waits, `fall` refuses or breaks. */
interface Small {
  readonly stack: readonly (Frame & { readonly left: number })[];
  readonly log: readonly string[];
}
interface SmallPlay extends PlayTypes {
  State: Small;
  Action: string;
  Event: string;
  Seat: "me";
}
type SmallKind = FrameKind<SmallPlay, { state: Small }, Small["stack"][number]>;

const quiet = {
  question: () => ({ seat: "me", kind: "ask", rule: "r", context: null, simultaneous: ["me"] }) as const,
  check: () => undefined,
  take(work: { state: Small }, _frame: Frame, action: string): void {
    const { stack, log } = work.state;
    work.state = { stack: popped(stack), log: [...log, action] };
  },
};
const count: SmallKind = {
  ...quiet,
  options: () => [],
  run(work, { left }) {
    const { stack, log } = work.state;
    const next = left > 0 ? replacedTop(stack, { kind: "count", left: left - 1 }) : popped(stack);
    work.state = { stack: next, log: [...log, `count ${left}`] };
    return false;
  },
};
const ask: SmallKind = { ...quiet, run: () => true, options: () => ["go"] };
const mute: SmallKind = { ...quiet, run: () => true, options: () => [] };
const spin: SmallKind = { ...quiet, run: () => false, options: () => [] };
const fall: SmallKind = {
  ...quiet,
  options: () => ["go"],
  run: (_work, { left }) => (left > 0 ? refuse(violation("r.fall", "refused")) : missing()),
};

function missing(): never {
  throw new TypeError("a bug");
}

describe("settling", () => {
  const small = machine<SmallPlay, { state: Small }>({
    look: (state) => state,
    stack: ({ stack }) => stack,
    underway: ({ state }) => state.stack,
    kind: (kind) => frameKind<FrameKind<SmallPlay, { state: Small }, Frame>>({ count, ask, mute, spin, fall }, kind),
    begin: (state) => ({ state }),
    between: (work) => work.state,
    finish: (work) => ({ state: work.state, events: [...work.state.log], revealed: false }),
    over: () => violation("r.over", "over"),
  });
  const frame = (kind: string, left = 0) => ({ kind, left });

  test("The machine runs frame after frame until a seat is asked", () => {
    const state: Small = { stack: [frame("ask"), frame("count", 1), frame("ask")], log: [] };
    const step = expectOk(small.apply(state, "go"));
    expect(step.state).toEqual({ stack: [frame("ask")], log: ["go", "count 1", "count 0"] });
    expect(small.decision(step.state)).toMatchObject({ forced: true, simultaneous: ["me"] });
  });

  test("The machine runs to the end of the game if no seat is asked any more", () => {
    const step = expectOk(small.apply({ stack: [frame("count", 2), frame("ask")], log: [] }, "go"));
    expect(step.state).toEqual({ stack: [], log: ["go", "count 2", "count 1", "count 0"] });
    expect(small.decision(step.state)).toBeUndefined();
  });

  test("A refusal thrown while settling fails the step, and an error is rethrown", () => {
    const falling = (left: number) => small.apply({ stack: [frame("fall", left), frame("ask")], log: [] }, "go");
    expect(falling(1)).toEqual(fail(violation("r.fall", "refused")));
    expect(() => falling(0)).toThrow("a bug");
  });

  test("Frames that run forever without asking throw an error that lists the frames on the stack", () => {
    const spinning = () => small.apply({ stack: [frame("ask"), frame("spin"), frame("ask")], log: [] }, "go");
    expect(spinning).toThrow(new RangeError("frames run for ever without asking anybody: ask, spin"));
  });

  test("The first step of a game is settled too, and a refusal during it is its result", () => {
    const begin = (...stack: Small["stack"]) => small.start(() => ({ state: { stack, log: [] } }));
    expect(expectOk(begin(frame("ask"), frame("count", 1))).state.log).toEqual(["count 1", "count 0"]);
    expect(begin(frame("fall", 1))).toEqual(fail(violation("r.fall", "refused")));
    expect(small.start(() => refuse(violation("r.setup", "refused")))).toEqual(fail(violation("r.setup", "refused")));
    expect(() => begin(frame("fall"))).toThrow("a bug");
  });

  test.each<[string, Small["stack"], boolean]>([
    ["somebody who can answer is asked", [frame("ask")], true],
    ["the game is over", [], true],
    ["the frame on top goes on by itself", [frame("ask"), frame("count")], false],
    ["the frame on top would go on for ever", [frame("ask"), frame("spin")], false],
    ["whoever is asked can do nothing", [frame("mute")], false],
    ["the rules refuse to go on", [frame("fall", 1)], false],
    ["the rules cannot go on", [frame("fall")], false],
    ["nobody knows the frame", [frame("lost")], false],
  ])("The machine recognizes whether a state is at rest when %s", (_when, stack, expected) => {
    expect(small.isAtRest(deepFrozen({ stack, log: [] }))).toBe(expected);
  });

  test("A state is not at rest while a frame emits events by itself, even if the stack does not change", () => {
    const loud = machine<SmallPlay, { state: Small }>({
      look: (state) => state,
      stack: ({ stack }) => stack,
      underway: ({ state }) => state.stack,
      kind: () => ask as FrameKind<SmallPlay, { state: Small }, Frame>,
      begin: (state) => ({ state }),
      between: (work) => work.state,
      finish: (work) => ({ state: work.state, events: ["something"], revealed: false }),
      over: () => violation("r.over", "over"),
    });
    expect(loud.isAtRest({ stack: [frame("ask")], log: [] })).toBe(false);
  });

  test("An unknown kind of frame throws", () => {
    expect(() => small.decision({ stack: [frame("lost")], log: [] })).toThrow(
      "no frame kind lost among count, ask, mute, spin, fall",
    );
  });
});

describe("stacks", () => {
  test("Popping and replacing the top frame do not modify the given stack", () => {
    const stack = deepFrozen([1, 2, 3]);
    expect([popped(stack), replacedTop(stack, 9), popped([])]).toEqual([[1, 2], [1, 2, 9], []]);
    expect(() => replacedTop([], 1)).toThrow(RangeError);
  });
});

describe("a sampled decision", () => {
  interface Dial {
    readonly value: number | null;
  }
  interface DialPlay extends PlayTypes {
    State: Dial;
    Action: number;
    Event: never;
    Seat: "only";
  }
  /** Any whole number from 0 to 1000 may be set; samples lie evenly. */
  const dial: FrameKind<DialPlay, { state: Dial }, Frame> = {
    run: (work) => work.state.value === null,
    question: () => ({ seat: "only", kind: "dial", rule: "dial.set", context: null, space: "sampled" }),
    options: (_state, _frame, density = 1) =>
      Array.from({ length: 4 * density + 1 }, (_, n) => (1000 * n) / (4 * density)),
    check: (_state, _frame, to) => (to >= 0 && to <= 1000 ? undefined : violation("dial.range", "outside", { to })),
    take(work, _frame, to) {
      work.state = { value: to };
    },
  };
  const dials = machine<DialPlay, { state: Dial }>({
    look: (state) => state,
    stack: ({ value }) => (value === null ? [{ kind: "dial" }] : []),
    underway: () => [],
    kind: () => dial,
    begin: (state) => ({ state }),
    between: (work) => work.state,
    finish: ({ state }) => ({ state, events: [], revealed: false }),
    over: () => violation("dial.set", "set-already"),
  });
  const unset: Dial = { value: null };

  test("A sampled decision is marked as sampled, is never forced, and lists as many samples as the density requests", () => {
    expect(dials.decision(unset)).toMatchObject({ space: "sampled", forced: false });
    expect(dials.legalActions(unset)).toEqual([0, 250, 500, 750, 1000]);
    expect(dials.legalActions(unset, { density: 2 })).toHaveLength(9);
  });

  test("A sampled decision accepts whatever its check accepts, listed or not", () => {
    expect(expectOk(dials.apply(unset, 123)).state).toEqual({ value: 123 });
    expect(dials.apply(unset, 1001)).toEqual(fail(violation("dial.range", "outside", { to: 1001 })));
  });
});
