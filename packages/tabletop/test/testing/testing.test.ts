import { describe, expect, test } from "vitest";
import type { Chance } from "../../src/chance/chance.ts";
import { expectOk, fail, ok, type Violation, violation } from "../../src/contract/result.ts";
import { HIDDEN } from "../../src/piles/knowledge.ts";
import {
  begun,
  type DrawOptions,
  deepFreeze,
  dice,
  draws,
  expectAgreement,
  expectIllegal,
  jsonCopy,
  playLine,
  playsWith,
  refusalsOf,
  soundState,
  withDraws,
} from "../../src/testing/index.ts";
import { type CounterAction, type CounterState, type CounterTypes, counter } from "../helpers/counter.ts";

interface RollPlay extends Omit<CounterTypes, "Event"> {
  Event: string;
}

const start: CounterState = expectOk(counter.setup({ goal: 20 }, 1)).state;
const add = (amount: number): CounterAction => ({ type: "add", amount });
const roll: CounterAction = { type: "roll" };

describe("playing a line", () => {
  test("Playing a line returns the last state, all events and whether anything was revealed", () => {
    const line = playLine(counter, start, [add(3), roll], { draws: ["6"] });
    expect(line.state.total).toBe(9);
    expect(line.events.map(({ amount }) => amount)).toEqual([3, 6]);
    expect(line.revealed).toBe(true);
    expect(playLine(counter, start, [add(1)]).revealed).toBe(false);
  });

  test("[tt.chance.script] Playing a line throws if the script does not fit or is not used up", () => {
    expect(() => playLine(counter, start, [roll], { draws: ["7"] })).toThrow("tt.chance.script");
    expect(() => playLine(counter, start, [roll], { draws: ["2", "3"] })).toThrow("not used up");
  });

  test("Playing a line throws on an illegal action, and names the rule and the action", () => {
    expect(() => playLine(counter, start, [add(1), add(4)])).toThrow(/count\.add.*add:4/);
  });

  test("Playing a line throws on a legal action that is not offered", () => {
    const silent = { ...counter, legalActions: () => [roll] };
    expect(() => playLine(silent, start, [add(1)])).toThrow("add:1 is legal, but only these are offered: roll");
  });

  test("Playing a line throws if a game depends on object identity", () => {
    const seen = new WeakSet<CounterState>([start]);
    const apply: typeof counter.apply = (state, action, options) =>
      counter.apply(state, seen.has(state) ? action : add(1), options);
    expect(() => playLine({ ...counter, apply }, start, [add(2)])).toThrow("object identity");
  });
});

test("Playing a line throws if a state breaks an invariant, and names the invariant", () => {
  const invariants = ({ total }: CounterState) => (total === 4 ? [violation("count.total", "unlucky", { total })] : []);
  const line = (...actions: readonly CounterAction[]) => playLine({ ...counter, invariants }, start, actions);
  expect(line(add(3)).state.total).toBe(3);
  expect(() => line(add(3), add(1), add(1))).toThrow('cannot be: count.total (unlucky) {"total":4}');
});

test("The helper expectIllegal requires a refusal by exactly the given rule", () => {
  const refused = counter.apply(start, add(9));
  expect(expectIllegal(refused, "count.add").code).toBe("amount");
  expect(() => expectIllegal(refused, "count.turn")).toThrow("expected count.turn, got count.add");
  expect(() => expectIllegal(counter.apply(start, add(1)), "count.add")).toThrow("it is legal");
});

test("The helper expectIllegal accepts equivalent rules if it is given the rule index", () => {
  const entry = { source: "a book", kind: "procedure", rule: "" } as const;
  const index = {
    "count.add": entry,
    "count.sum": { ...entry, sameAs: "count.add" },
    "count.plus": { ...entry, sameAs: "count.sum" },
    "count.turn": entry,
  } as const;
  const refused = counter.apply(start, add(9));
  const expectRefused = refusalsOf(index);
  expect(expectRefused(refused, "count.plus").rule).toBe("count.add");
  expect(expectIllegal(fail(violation("count.plus", "amount")), "count.sum", index).rule).toBe("count.plus");
  expect(() => expectRefused(refused, "count.turn")).toThrow("expected count.turn, got count.add");
  expect(() => expectIllegal(refused, "count.plus")).toThrow("expected count.plus");
});

test("The helper deepFreeze freezes every part, and jsonCopy shares none", () => {
  const data = { list: [{ n: 1 }] };
  const copy = jsonCopy(data);
  expect(copy).toEqual(data);
  expect(copy.list).not.toBe(data.list);
  expect(Object.isFrozen(deepFreeze(data).list[0])).toBe(true);
});

test("[tt.chance.script] A script of names answers chance and must be used up, and without a script no chance is given", () => {
  const roll = (draws?: readonly string[]) =>
    withDraws(draws === undefined ? {} : { draws }, (chance) => chance?.die("d", 6, (face) => `f${face}`));
  expect([roll(["f4"]), roll()]).toEqual([4, undefined]);
  expect(() => roll(["f4", "f5"])).toThrow('the script is not used up: ["f5"] left');
});

test("The error of a scenario that breaks invariants names them", () => {
  const state = { total: -1 };
  expect(soundState(state, [])).toBe(state);
  const broken = [violation("count.total", "negative", { total: -1 }), violation("count.goal", "missed")];
  expect(() => soundState(state, broken)).toThrow(
    'a scenario cannot be so: count.total (negative) {"total":-1}, count.goal (missed) {}',
  );
});

describe("what every core's testing is made of", () => {
  const play = playsWith(counter);

  test("A line is played with the published game unless another is given", () => {
    expect(play(start, [add(3), roll], { draws: dice(["6"]) }).state.total).toBe(9);
    const doubled: typeof counter.apply = (state, _action, options) => counter.apply(state, add(2), options);
    expect(play(start, [add(1)], { game: { ...counter, apply: doubled } }).state.total).toBe(2);
  });

  test("A script names what is drawn or rolled, in order", () => {
    expect([draws(["sabotage", "hoth"]), dice(["hit"])]).toEqual([["sabotage", "hoth"], ["hit"]]);
  });

  test("Beginning a scenario runs its automatic steps with a script that must be used up", () => {
    const step = { state: start, events: [], revealed: true };
    const { decision, legalActions, why } = counter;
    const asking = { decision, legalActions, why, apply: () => ok(step) };
    const rolling = { ...asking, start: (begin: () => string) => ok({ ...step, events: [begin()] }) };
    const roller = (chance: Chance | undefined): string => `rolled ${chance?.die("d6", 6, String) ?? "nothing"}`;
    const begin = (options: DrawOptions, broken: readonly Violation[] = []): readonly string[] =>
      begun<RollPlay, string>(rolling, roller, () => broken, options).events;
    expect(begin({ draws: dice(["4"]) })).toEqual(["rolled 4"]);
    expect(begin({})).toEqual(["rolled nothing"]);
    expect(() => begin({ draws: dice(["4", "5"]) })).toThrow(
      'not used up: ["5"] left; left is asked for turn; since the beginning happened: rolled 4',
    );
    expect(() => begin({}, [violation("count.total", "unlucky")])).toThrow("count.total (unlucky)");
  });
});

describe("agreement of what is read of views and states", () => {
  const whole = { round: 3, hand: ["lamp", "coin", "coin"], base: "hoth" };

  test("A hidden value of a view agrees with any value, and all other values must equal those of the state", () => {
    expect(() => expectAgreement({ ...whole, base: HIDDEN, hand: HIDDEN }, whole)).not.toThrow();
    expect(() => expectAgreement({ ...whole, round: 4 }, whole)).toThrow("the reading.round is 4 in the view and 3");
    expect(() => expectAgreement({ round: 3 }, whole)).toThrow("the reading is");
  });

  test("A list with hidden items is compared by its contents, and any other list in its order", () => {
    expect(() => expectAgreement({ ...whole, hand: ["coin", HIDDEN, HIDDEN] }, whole)).not.toThrow();
    expect(() => expectAgreement({ ...whole, hand: ["coin", "lamp", "coin"] }, whole)).toThrow("hand[0]");
    expect(() => expectAgreement({ ...whole, hand: ["lamp", "lamp", HIDDEN] }, whole)).toThrow("holds");
    expect(() => expectAgreement({ ...whole, hand: [HIDDEN] }, whole)).toThrow("hand is");
  });
});
