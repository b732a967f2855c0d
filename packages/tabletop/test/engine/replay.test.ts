import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recorded, seeded } from "../../src/chance/chance.ts";
import { expectOk, fail, ok, violation } from "../../src/contract/result.ts";
import { hashOf } from "../../src/documents/hash.ts";
import {
  makeReplay,
  REPLAY_FORMAT,
  type Replay,
  readReplay,
  replayStates,
  verifyReplay,
} from "../../src/engine/replay.ts";
import {
  AMOUNTS,
  type CounterAction,
  type CounterConfig,
  type CounterTypes,
  counter,
  createCounter,
} from "../helpers/counter.ts";

const anyAction: fc.Arbitrary<CounterAction> = fc.oneof(
  fc.constant<CounterAction>({ type: "roll" }),
  fc.constantFrom(...AMOUNTS).map((amount): CounterAction => ({ type: "add", amount })),
);
const seed = fc.oneof(fc.string(), fc.integer());
/** A line of play that stays far from the goal. */
const line = fc.record({ seed, actions: fc.array(anyAction, { maxLength: 20 }) });

const config: CounterConfig = { goal: 1000 };
const roll: CounterAction = { type: "roll" };
const sample: Replay<CounterTypes> = expectOk(
  makeReplay(counter, {
    version: "1.2.3",
    config,
    chance: { seed: "x" },
    actions: [roll, { type: "add", amount: 2 }, roll],
  }),
);

describe("making and verifying", () => {
  test("[tt.replay.exact] A replay reproduces every state of the game that was played, and survives JSON", () => {
    fc.assert(
      fc.property(line, ({ seed, actions }) => {
        let { state } = expectOk(counter.setup(config, seed));
        const states = [state];
        for (const action of actions) {
          state = expectOk(counter.apply(state, action)).state;
          states.push(state);
        }
        const replay = expectOk(makeReplay(counter, { version: "1.2.3", config, chance: { seed }, actions }));
        expect(replay.final).toBe(hashOf(state));
        expect(verifyReplay(counter, JSON.parse(JSON.stringify(replay)))).toEqual(ok({ replay, states }));
      }),
    );
  });

  test("[tt.replay.exact] A replay by script is played without the seed and requires the whole script", () => {
    fc.assert(
      fc.property(line, ({ seed, actions }) => {
        const chance = recorded(seeded(seed));
        let { state } = expectOk(counter.setup(config, chance));
        for (const action of actions) state = expectOk(counter.apply(state, action, { chance })).state;
        const script = chance.log;
        const replay = expectOk(makeReplay(counter, { version: "1.2.3", config, chance: { script }, actions }));
        expect(expectOk(verifyReplay(counter, JSON.parse(JSON.stringify(replay)))).states.at(-1)).toEqual(state);
        const more = { ...replay, chance: { script: [...script, { label: "roll", answer: "1" }] } };
        expect(verifyReplay(counter, more)).toEqual(
          fail(violation("tt.replay.exact", "script-not-used-up", { left: 1 })),
        );
      }),
    );
  });

  test("[tt.replay.exact] A script that does not fit is rejected at the action where it fails", () => {
    const scriptOf = (...answers: string[]) => ({ script: answers.map((answer) => ({ label: "roll", answer })) });
    const play = (chance: Replay<CounterTypes>["chance"]) =>
      replayStates(counter, { config, chance, actions: [roll, roll] });
    const illegal = (index: number) =>
      fail(violation("tt.replay.exact", "illegal-action", { index, rule: "tt.chance.script" }));
    expect(play(scriptOf("1"))).toEqual(illegal(1));
    expect(play(scriptOf("7", "1"))).toEqual(illegal(0));
    expect(play({ script: [{ label: "draw", answer: "1" }] })).toEqual(illegal(0));
    expect(expectOk(play(scriptOf("6", "5"))).map(({ total }) => total)).toEqual([0, 6, 11]);
  });

  test("[tt.replay.exact] A replay cannot be made from actions that cannot be played", () => {
    const played = { version: "1.2.3", config, chance: { seed: 1 }, actions: [{ type: "add", amount: 9 } as const] };
    const index = { index: 0, rule: "count.add" };
    expect(makeReplay(counter, played)).toEqual(fail(violation("tt.replay.exact", "illegal-action", index)));
    expect(makeReplay(counter, { ...played, config: { goal: 1001 } })).toEqual(
      fail(violation("count.goal", "too-far")),
    );
  });

  test("A stored replay of format 2 can still be verified", () => {
    const stored = JSON.parse(
      '{"format":2,"game":"counter","catalogue":"c0","version":"0.1.0","config":{"goal":12},"chance":{"seed":"rebel"},' +
        '"actions":[{"type":"roll"},{"type":"add","amount":2},{"type":"roll"}],"final":"56712659dd0e7646dc11853e47ab5552"}',
    );
    expect(expectOk(verifyReplay(counter, stored)).states.map(({ total }) => total)).toEqual([0, 3, 5, 6]);
  });

  test("[tt.format.version] A replay of format 1, which used seeds differently, is rejected for its format", () => {
    const result = verifyReplay(counter, { ...sample, format: 1 });
    expect(result).toMatchObject({
      ok: false,
      violation: { rule: "tt.format.version", params: { format: 1, reads: 2 } },
    });
  });
});

describe("a replay that was tampered with", () => {
  const inexact = (input: unknown): string => {
    const result = verifyReplay(counter, input);
    return result.ok ? "verified" : `${result.violation.rule} ${result.violation.code}`;
  };

  test("The sample replay is valid before it is tampered with", () => {
    expect(inexact(sample)).toBe("verified");
  });

  const other = "0".repeat(32);
  test.each([
    ["seed", { chance: { seed: "y" } }, "tt.replay.exact other-final-state"],
    ["config", { config: { goal: 999 } }, "tt.replay.exact other-final-state"],
    ["action", { actions: [roll, { type: "add", amount: 3 }, roll] }, "tt.replay.exact other-final-state"],
    ["number of actions", { actions: sample.actions.slice(1) }, "tt.replay.exact other-final-state"],
    ["final hash", { final: other }, "tt.replay.exact other-final-state"],
    ["legality", { actions: [{ type: "add", amount: 7 }] }, "tt.replay.exact illegal-action"],
    ["end", { config: { goal: 1 } }, "tt.replay.exact illegal-action"],
  ])("[tt.replay.exact] A replay whose %s was tampered with is rejected", (_what, change, refusal) => {
    expect(inexact({ ...sample, ...change })).toBe(refusal);
  });

  test("[tt.replay.exact] The refusal of a replay has the hash of the recorded and of the actual final state", () => {
    expect(verifyReplay(counter, { ...sample, final: other })).toEqual(
      fail(violation("tt.replay.exact", "other-final-state", { expected: other, actual: sample.final })),
    );
  });

  test.each([
    ["[tt.format.version] Another format", { format: 3 }, "tt.format.version replay-format"],
    ["[tt.catalogue.hash] Another catalogue", { catalogue: "c1" }, "tt.catalogue.hash other-catalogue"],
    ["[tt.input.shape] Another game", { game: "checkers" }, "tt.input.shape other-game"],
    ["[tt.input.shape] A config of another shape", { config: { goal: "far" } }, "tt.input.shape wrong-shape"],
    ["[tt.input.shape] An action of another shape", { actions: [{ type: "bribe" }] }, "tt.input.shape wrong-shape"],
    ["[tt.input.shape] A chance of another shape", { chance: {} }, "tt.input.shape wrong-shape"],
    ["[tt.input.shape] An unknown field", { more: 1 }, "tt.input.shape unknown-key"],
    ["[tt.input.limits] Hostile parts", { config: JSON.parse('{"__proto__":1}') }, "tt.input.limits hostile-key"],
  ])("%s in a replay is rejected", (_what, change, refusal) => {
    expect(inexact({ ...sample, ...change })).toBe(refusal);
  });

  test.each(Object.keys(sample))("[tt.input.shape] A replay without its %s is rejected", (field) => {
    const part = Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field));
    expect(inexact(part)).toBe("tt.input.shape wrong-shape");
  });

  test("[tt.catalogue.hash] A replay can be played only with the catalogue with which it was made", () => {
    const custom = createCounter("counter", "c1");
    expect(readReplay(custom, sample)).toEqual(
      fail(violation("tt.catalogue.hash", "other-catalogue", { catalogue: "c0", expected: "c1" })),
    );
    const made = expectOk(makeReplay(custom, { ...sample, chance: { seed: "x" } }));
    expect([made.catalogue, made.final]).toEqual(["c1", sample.final]);
    expect(verifyReplay(custom, made).ok).toBe(true);
  });

  test("[tt.format.version] The refusal of a replay's format names the supported format", () => {
    const params = { format: 0, reads: REPLAY_FORMAT };
    expect(readReplay(counter, { ...sample, format: 0 })).toEqual(
      fail(violation("tt.format.version", "replay-format", params)),
    );
  });

  test("[tt.input.limits] Any JSON that is not a replay is rejected without throwing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(sample)), (json, field) => {
        expect(verifyReplay(counter, json).ok).toBe(false);
        const result = readReplay(counter, { ...sample, [field]: json });
        if (result.ok) expect(result.value).toEqual({ ...sample, [field]: json });
        else expect(result.violation.rule).toMatch(/^tt\./);
      }),
    );
  });

  test("Reading a replay does not play it: illegal actions are read unchanged", () => {
    const unplayable = { ...sample, actions: [{ type: "add", amount: 7 }] };
    expect(readReplay(counter, unplayable)).toEqual(ok(unplayable));
  });
});
