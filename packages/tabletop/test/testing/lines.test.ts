import { describe, expect, test } from "vitest";
import type { Chance } from "../../src/chance/chance.ts";
import type { PlayTypes } from "../../src/contract/contract.ts";
import { expectOk, fail, violation } from "../../src/contract/result.ts";
import { type Frame, type FrameKind, type Machine, machine } from "../../src/engine/machine.ts";
import { begun, type LineOptions, maybe, type Playable, playLine } from "../../src/testing/index.ts";

/** A watch in the night: whoever is asked lets hours pass, and at some hours may do more. */
interface WatchPlay extends PlayTypes {
  State: { readonly hour: number; readonly log: readonly string[] };
  Action: { readonly type: "pass" | "done" | "decline" | "ring" | "sleep" };
  Event: string;
  Seat: "watch";
  Asked:
    | { readonly kind: "hour"; readonly context: null }
    | { readonly kind: "bell"; readonly context: null }
    | { readonly kind: "dawn"; readonly context: null };
}

interface WatchWork {
  state: WatchPlay["State"];
  readonly chance: Chance | undefined;
}

/** Hour 3 is that of the bell, hour 5 dawn, at which nothing passes; at hour 6 the watch is over. */
const ASKED = ["hour", "hour", "hour", "bell", "hour", "dawn"] as const;
const OPTIONS: readonly (readonly WatchPlay["Action"]["type"][])[] = [
  ["done", "pass"],
  ["decline", "sleep"],
  ["ring"],
  ["ring", "pass"],
  ["pass", "sleep"],
  ["ring", "sleep"],
];

const watchKind: FrameKind<WatchPlay, WatchWork, Frame> = {
  run: () => true,
  question: ({ hour }) => ({ seat: "watch", kind: ASKED[hour] ?? "hour", rule: "watch.hour", context: null }),
  options: ({ hour }) => (OPTIONS[hour] ?? []).map((type) => ({ type })),
  check: ({ hour }, _frame, { type }) =>
    OPTIONS[hour]?.includes(type) === true ? undefined : violation("watch.hour", "not-now", { hour, type }),
  take(work, _frame, { type }) {
    const { hour, log } = work.state;
    const drawn = type === "sleep" ? ` ${work.chance?.die("dream", 2, (face) => ["sweet", "bad"][face] ?? "")}` : "";
    work.state = { hour: hour + 1, log: [...log, `${type}${drawn}`] };
  },
};

const watchMachine: Machine<WatchPlay, WatchWork> = machine({
  look: (state) => state,
  stack: ({ hour }) => (hour >= ASKED.length ? [] : [{ kind: "night" }, { kind: "watch" }]),
  kind: () => watchKind,
  begin: (state, chance) => ({ state, chance }),
  between: ({ state }) => state,
  underway: () => [{ kind: "night" }, { kind: "watch" }],
  finish: ({ state, chance }) => ({ state, events: state.log.slice(-1), revealed: chance !== undefined }),
  over: () => violation("watch.over", "over"),
});
const watch: Playable<WatchPlay> = { ...watchMachine, actionKey: ({ type }) => type };

const START: WatchPlay["State"] = { hour: 0, log: [] };
const RING = { type: "ring" } as const;
const SLEEP = { type: "sleep" } as const;
const PASS = { type: "pass" } as const;

function logOf(actions: Parameters<typeof playLine<WatchPlay>>[2], options: LineOptions<WatchPlay> = {}) {
  return playLine(watch, START, actions, options).state.log;
}

describe("lines that pass by themselves", () => {
  test("A line with the option quietly passes, declines or is done until its next action is legal", () => {
    expect(logOf([SLEEP], { quietly: true, draws: ["sweet"] })).toEqual(["pass", "sleep 0"]);
    expect(logOf([PASS, { type: "decline" }, RING, PASS, SLEEP], { draws: ["bad"] }).length).toBe(5);
    expect(() => logOf([SLEEP])).toThrow("watch.hour");
  });

  test("A line with the option quietly takes the only legal action, and prefers passing to being done", () => {
    expect(logOf([RING, PASS, SLEEP], { quietly: true, draws: ["sweet"] })).toEqual([
      "pass",
      "decline",
      "ring",
      "pass",
      "sleep 0",
    ]);
  });

  test("A line with the option quietly throws if no action passes, and says why its action was refused at first", () => {
    const never = () => playLine(watch, { hour: 5, log: [] }, [PASS], { quietly: true });
    expect(never).toThrow('pass never becomes legal, at first for watch.hour (not-now) {"hour":5,"type":"pass"}');
    expect(never).toThrow("nobody passes at dawn after 0 passes");
  });

  test("A line plays its actions first, then continues until the given question is asked or the condition holds", () => {
    expect(logOf([], { until: "bell" })).toEqual(["pass", "decline", "ring"]);
    expect(logOf([{ type: "done" }], { until: ({ hour }) => hour === 2 })).toEqual(["done", "decline"]);
    expect(logOf([], { until: "hour" })).toEqual([]);
  });

  test("A line throws if the question or condition it waits for can no longer occur", () => {
    expect(() => playLine(watch, { hour: 4, log: [] }, [], { until: "bell" })).toThrow(
      "bell is never asked: nobody passes at dawn",
    );
    expect(() => playLine(watch, { hour: 6, log: [] }, [], { until: () => false })).toThrow(
      "what was waited for does not come: the game is over",
    );
  });

  test("The error of a line says which seat is asked, and what was taken and happened since its last entry", () => {
    const quiet = () => playLine(watch, { hour: 1, log: [] }, [{ type: "decline" }, PASS], { until: "bell" });
    expect(quiet).toThrow('watch.hour (not-now) {"hour":2,"type":"pass","action":"pass"}');
    expect(quiet).toThrow("watch is asked for hour; since decline happened: decline");
    const stuck = () => playLine(watch, { hour: 3, log: [] }, [RING], { until: ({ hour }) => hour === 9 });
    expect(stuck).toThrow("nobody passes at dawn after 1 passes; watch is asked for dawn; taken without asking: pass;");
    expect(stuck).toThrow("since ring happened: ring, pass");
    expect(() => playLine(watch, START, [RING])).toThrow("since the beginning nothing happened");
  });

  test("An optional action of a line is carried out if it is legal, and skipped otherwise", () => {
    expect(logOf([maybe(RING), PASS, maybe({ type: "decline" })])).toEqual(["pass", "decline"]);
  });
});

test("[tt.input.shape] A line rejects an unknown option and lists the known ones", () => {
  const typo: object = { untill: "bell" };
  expect(() => playLine(watch, START, [], typo)).toThrow('"path":"untill","known":["draws","quietly","then","until"]');
});

describe("scripts of lines", () => {
  test("After its script a line draws from a seed, with the same result each time", () => {
    const drawn = (then: string) =>
      playLine(watch, { hour: 1, log: [] }, [SLEEP, RING, PASS, SLEEP, SLEEP], { draws: ["bad"], then }).state.log;
    expect(drawn("a")[0]).toBe("sleep 1");
    expect(drawn("a")).toEqual(drawn("a"));
    const dreams = new Set(["a", "b", "c", "d", "e", "f"].map((then) => drawn(then).join()));
    expect(dreams.size).toBeGreaterThan(1);
  });

  test("[tt.chance.script] A script followed by a seed must still fit and be used up", () => {
    const line = (draws: readonly string[]) => () => playLine(watch, START, [PASS, SLEEP], { draws, then: 1 });
    expect(line(["good"])).toThrow("script-no-such-option");
    expect(line(["bad", "bad"])).toThrow(
      'not used up: ["bad"] left; watch is asked for hour; since sleep happened: sleep 1',
    );
  });

  test("[tt.chance.script] The error of a script that is not used up says what was taken automatically since the last entry", () => {
    const line = () => playLine(watch, START, [SLEEP], { draws: ["sweet", "bad"], quietly: true, until: "bell" });
    expect(line).toThrow(
      'not used up: ["bad"] left; watch is asked for bell; taken without asking: ring; since sleep happened: sleep 0, ring',
    );
  });

  test("[tt.chance.script] The error of a script that is too short names the question that was asked and the frames", () => {
    const used = () => playLine(watch, START, [PASS, SLEEP], { draws: [] });
    expect(used).toThrow('"question":"dream"');
    expect(used).toThrow('"during":["night","watch"]');
    const refused = watch.apply({ hour: 1, log: [] }, SLEEP, { chance: { ...NO_CHANCE } });
    expect(refused).toEqual(fail(violation("watch.dream", "never")));
  });
});

/** A chance that refuses with a rule of its own, which is passed on as it is. */
const NO_CHANCE: Chance = {
  die: () => raise(),
  pick: () => raise(),
  order: () => raise(),
};

function raise(): never {
  throw Object.assign(new Error("no dreams"), { violation: violation("watch.dream", "never") });
}

test("A scenario can begin where a given question is asked, with the events up to it", () => {
  const begin = (until: LineOptions<WatchPlay>["until"]) =>
    begun<WatchPlay, WatchWork>(
      watchMachine,
      (chance) => ({ state: START, chance }),
      ({ hour }) => (hour > 4 ? [violation("watch.hour", "too-late")] : []),
      until === undefined ? {} : { until },
    );
  expect(begin(undefined).state).toEqual(START);
  const step = begin("bell");
  expect([step.state.hour, step.events]).toEqual([3, ["pass", "decline", "ring"]]);
  expect(() => begin("dawn")).toThrow("watch.hour (too-late)");
  expect(expectOk(watch.apply(step.state, PASS)).state.hour).toBe(4);
});
