import { describe, expect, test } from "vitest";
import { expectOk, violation } from "../../src/contract/result.ts";
import { deepFreeze, expectIllegal, jsonCopy, playLine, soundState, withDraws } from "../../src/testing/index.ts";
import { type CounterAction, type CounterState, counter } from "../helpers/counter.ts";

const start: CounterState = expectOk(counter.setup({ goal: 20 }, 1)).state;
const add = (amount: number): CounterAction => ({ type: "add", amount });
const roll: CounterAction = { type: "roll" };

describe("playing a line", () => {
  test("Playing a line gives the last state, all events and whether anything was drawn", () => {
    const line = playLine(counter, start, [add(3), roll], { draws: ["6"] });
    expect(line.state.total).toBe(9);
    expect(line.events.map(({ amount }) => amount)).toEqual([3, 6]);
    expect(line.revealed).toBe(true);
    expect(playLine(counter, start, [add(1)]).revealed).toBe(false);
  });

  test("[tt.chance.script] Playing a line throws when the script does not fit or is not used up", () => {
    expect(() => playLine(counter, start, [roll], { draws: ["7"] })).toThrow("tt.chance.script");
    expect(() => playLine(counter, start, [roll], { draws: ["2", "3"] })).toThrow("not used up");
  });

  test("Playing a line throws on an illegal action, naming rule and action", () => {
    expect(() => playLine(counter, start, [add(1), add(4)])).toThrow(/count\.add.*add:4/);
  });

  test("Playing a line throws on a legal action that is not offered", () => {
    const silent = { ...counter, legalActions: () => [roll] };
    expect(() => playLine(silent, start, [add(1)])).toThrow("add:1 is legal, but only these are offered: roll");
  });

  test("Playing a line throws when a game depends on which objects it is given", () => {
    const seen = new WeakSet<CounterState>([start]);
    const apply: typeof counter.apply = (state, action, options) =>
      counter.apply(state, seen.has(state) ? action : add(1), options);
    expect(() => playLine({ ...counter, apply }, start, [add(2)])).toThrow("object identity");
  });
});

test("Playing a line throws where a state on the way breaks an invariant, and says which", () => {
  const invariants = ({ total }: CounterState) => (total === 4 ? [violation("count.total", "unlucky", { total })] : []);
  const line = (...actions: readonly CounterAction[]) => playLine({ ...counter, invariants }, start, actions);
  expect(line(add(3)).state.total).toBe(3);
  expect(() => line(add(3), add(1), add(1))).toThrow('cannot be: count.total (unlucky) {"total":4}');
});

test("The helper expectIllegal wants a refusal by that very rule", () => {
  const refused = counter.apply(start, add(9));
  expect(expectIllegal(refused, "count.add").code).toBe("amount");
  expect(() => expectIllegal(refused, "count.turn")).toThrow("expected count.turn, got count.add");
  expect(() => expectIllegal(counter.apply(start, add(1)), "count.add")).toThrow("it is legal");
});

test("The helper deepFreeze reaches every part, and jsonCopy shares none", () => {
  const data = { list: [{ n: 1 }] };
  const copy = jsonCopy(data);
  expect(copy).toEqual(data);
  expect(copy.list).not.toBe(data.list);
  expect(Object.isFrozen(deepFreeze(data).list[0])).toBe(true);
});

test("[tt.chance.script] A script of names answers and must be used up; where there is none there is no chance to ask", () => {
  const roll = (draws?: readonly string[]) => withDraws(draws, (chance) => chance?.die("d", 6, (face) => `f${face}`));
  expect([roll(["f4"]), roll()]).toEqual([4, undefined]);
  expect(() => roll(["f4", "f5"])).toThrow('the script is not used up: ["f5"] left');
});

test("A scenario that breaks invariants says which", () => {
  const state = { total: -1 };
  expect(soundState(state, [])).toBe(state);
  const broken = [violation("count.total", "negative", { total: -1 }), violation("count.goal", "missed")];
  expect(() => soundState(state, broken)).toThrow(
    'a scenario cannot be so: count.total (negative) {"total":-1}, count.goal (missed) {}',
  );
});
