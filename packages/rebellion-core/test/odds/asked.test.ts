import type { Violation } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { type BattleSetup, battle, battleOdds, type OddsOptions, resolveBattle } from "../../src/odds/index.ts";

const SMALL: BattleSetup = {
  rebel: { units: { "x-wing": 1 } },
  imperial: { units: { "tie-fighter": 1 } },
  attacker: "rebel",
};
const RUNS: OddsOptions = { runs: 1, seed: 1 };

function refused(setup: object, options: object = RUNS): Violation | undefined {
  const odds = battleOdds({ ...SMALL, ...setup }, { ...options } as OddsOptions);
  return odds.ok ? undefined : odds.violation;
}

function unknownKey(path: string): object {
  return { rule: "tt.input.shape", code: "unknown-key", params: { path } };
}

describe("how a battle is asked for", () => {
  it.each<[path: string, asked: object]>([
    ["tactic", { tactic: "none" }],
    ["rebel.unit", { rebel: { units: {}, unit: {} } }],
    ["neighbors.hoth.loyal", { neighbors: { hoth: { loyal: "rebel" } } }],
  ])("A battle with the unknown key %s is rejected with a list of the keys known there", (path, setup) => {
    expect(refused(setup)).toMatchObject(unknownKey(path));
    const single = battle({ ...SMALL, ...setup }, 1);
    expect(single).toMatchObject({ ok: false, violation: unknownKey(path) });
  });

  it.each<[path: string, asked: object]>([
    ["run", { runs: 1, seed: 1, run: 2 }],
    ["runs", { exact: true, runs: 100 }],
    ["seed", { exact: true, seed: 1 }],
    ["policies.empire", { runs: 1, seed: 1, policies: { empire: () => undefined } }],
  ])("Odds reject the option %s, which is unknown or has no effect with the others", (path, options) => {
    expect(refused({}, options)).toMatchObject(unknownKey(path));
  });

  it("Odds require a whole number of battles greater than zero", () => {
    for (const runs of [0, -1, 1.5, Number.NaN]) {
      expect(refused({}, { runs, seed: 1 })).toMatchObject({ code: "wrong-shape", params: { path: "runs" } });
    }
    expect(refused({}, { runs: 1, seed: 1 })).toBeUndefined();
    expect(refused({}, { exact: true })).toBeUndefined();
  });

  it("[rote.cinematic.own-decks] Discards are rejected outside cinematic combat, where they have no effect", () => {
    const rebel = { ...SMALL.rebel, discards: ["escort"] };
    const told = { rule: "rote.cinematic.own-decks", code: "only-cinematic", params: { input: "rebel.discards" } };
    expect(refused({ rebel })).toEqual(told);
    expect(resolveBattle({ ...SMALL, rebel }, 1)).toMatchObject({ ok: false, violation: told });
    expect(refused({ rebel: { ...rebel, discards: [] } })).toBeUndefined();
  });

  it("[reb.tactic.two-decks] A battle without tactic cards rejects cards named for it", () => {
    const imperial = { ...SMALL.imperial, tactics: ["?"] };
    const told = { code: "without-tactic-cards", params: { input: "imperial.tactics" } };
    expect(refused({ imperial, tactics: "none" })).toMatchObject(told);
    const gone = { imperial: { ...SMALL.imperial, discards: ["?"] }, tactics: "none", combat: "cinematic" };
    expect(refused(gone)).toMatchObject({ code: "without-tactic-cards", params: { input: "imperial.discards" } });
  });
});
