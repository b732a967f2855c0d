import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State, TableToken } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { add, choose, DONE, PASS } from "../../../helpers/actions.ts";
import { given } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { mission, tokenAt } from "../../../helpers/missions.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Complete the Mission", () => {
  const COMMANDOS: Fielding = { unit: "clone-commandos", at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 550] };

  /** A priority mission token of a player. */
  const priority = (spot: readonly [number, number], owner: 0 | 1 = 0): TableToken =>
    tokenAt("priority-mission", spot, { kind: "advantage", owner });

  const put = (x: number, y: number): Action => ({
    type: "place-token",
    subject: "priority-mission",
    to: { x: mm(x), y: mm(y), z: 0 },
  });

  const begun = (mine: readonly Fielding[], theirs: readonly Fielding[]): State => {
    const state = { phase: "setup", round: 0, mission: mission("breakthrough") } as const;
    return done(scene({ armies: [mine, theirs], state }), (work) => atMoment(work, "setup-effects", null)).state;
  };

  /** The keywords that count for a side, as the commandos attack or defend with these tokens about. */
  const fought = (tokens: readonly TableToken[], part: "attacker" | "defender"): unknown => {
    const [mine, theirs] =
      part === "attacker"
        ? [COMMANDOS, REBELS]
        : [
            { ...REBELS, at: [300, 300] as const },
            { ...COMMANDOS, at: [300, 550] as const },
          ];
    const start = attackOf([{ ...mine, tokens: { aim: 1 } }], [theirs], { only: 1, state: { tokens } });
    const pool = nearest(
      playOut(start, [add(0, 1), DONE], ["attack-surge", "attack-surge"].slice(0, part === "attacker" ? 2 : 1)).state,
      "pool",
    );
    return pool?.situation[part].keywords["complete-the-mission"];
  };

  it("[leg.kw.complete-the-mission.setup] In set-up the player of each unit with Complete the Mission places a token in contested territory", () => {
    const away: Fielding = { ...COMMANDOS, at: null };
    const start = begun([away], [away]);
    expect(engine.decision(start)).toMatchObject({
      kind: "mission",
      seat: "player-1",
      rule: "leg.kw.complete-the-mission.setup",
      context: { card: "complete-the-mission", choice: "place", about: "p1.0" },
    });
    const offered = engine.legalActions(start);
    expect(offered.length).toBeGreaterThan(5);
    expect(engine.apply(start, put(900, 100))).toMatchObject({
      violation: { rule: "leg.kw.complete-the-mission.setup", code: "token-in-territory" },
    });
    expectIllegal(engine.apply(start, put(900, 850)), "leg.kw.complete-the-mission.setup");
    expectIllegal(engine.apply(start, put(-50, 600)), "leg.setup.battlefield-size");
    expectIllegal(engine.apply(start, DONE), "leg.kw.complete-the-mission.setup");
    const one = playOut(start, [put(900, 600)]);
    expect(eventsOf(one, "token-placed")).toMatchObject([
      { token: "priority-mission.0", cause: "complete-the-mission", rule: "leg.kw.complete-the-mission.setup" },
    ]);
    expect(engine.decision(one.state)).toMatchObject({ seat: "player-2", context: { about: "p2.0" } });
    const two = playOut(one.state, [put(700, 600)]).state;
    expect(two.tokens.map(({ kind, name, owner }) => [kind, name, owner])).toEqual([
      ["advantage", "priority-mission", 0],
      ["advantage", "priority-mission", 1],
    ]);
  });

  it("[leg.kw.complete-the-mission.setup] A token whose edge reaches into a player's territory is not in contested territory", () => {
    const start = begun([{ ...COMMANDOS, at: null }], [REBELS]);
    const edge = Math.max(
      ...engine.legalActions(start, { density: 4 }).flatMap((one) => (one.type === "place-token" ? [one.to.y] : [])),
    );
    for (let y = edge; ; y += mm(1)) {
      const to = { x: mm(900), y, z: 0 };
      const done = engine.apply(start, { type: "place-token", subject: "priority-mission", to });
      if (!done.ok) {
        expect(done.violation.rule).toBe("leg.kw.complete-the-mission.setup");
        break;
      }
    }
  });

  it("[leg.kw.complete-the-mission.attack] Pools of a unit with Complete the Mission gain Critical 2 against an enemy at range 1 of a friendly mission token", () => {
    expect(fought([priority([300, 650])], "attacker")).toBe(1);
    expect(fought([priority([300, 790])], "attacker")).toBeUndefined();
    expect(fought([priority([300, 300])], "attacker")).toBeUndefined();
    expect(fought([priority([300, 650], 1)], "attacker")).toBeUndefined();
    expect(fought([{ ...priority([300, 650]), removed: true }], "attacker")).toBeUndefined();
    expect(fought([tokenAt("ordnance", [300, 650], { kind: "advantage", owner: 0 })], "attacker")).toBeUndefined();
  });

  it("[leg.kw.complete-the-mission.attack] Critical 2 of Complete the Mission converts at most two surges to criticals", () => {
    const start = attackOf([COMMANDOS], [REBELS], { only: 1, state: { tokens: [priority([300, 650])] } });
    const rolled = playOut(
      start,
      [add(0, 1), add(1, 1), DONE],
      ["attack-surge", "attack-surge", "attack-surge", "blank"],
    ).state;
    const twice = playOut(rolled, [choose("critical"), choose("critical")], ["block", "block"]);
    expect(eventsOf(twice, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.complete-the-mission.defense] A unit with Complete the Mission converts defense surges to blocks at range 1 of a friendly mission token", () => {
    expect(fought([priority([300, 650], 1)], "defender")).toBe(1);
    expect(fought([priority([300, 790], 1)], "defender")).toBeUndefined();
    expect(fought([priority([300, 300], 1)], "defender")).toBeUndefined();
    expect(fought([priority([300, 650], 0)], "defender")).toBeUndefined();
    const shot = (spot: readonly [number, number]): number => {
      const state = { tokens: [priority(spot, 1)] };
      const start = attackOf([REBELS], [{ ...COMMANDOS, at: [300, 300] }], { only: 1, state });
      return (
        eventsOf(playOut(start, [add(0, 1), DONE, PASS], ["critical", "defense-surge"]), "pool-resolved")[0]?.wounds ??
        -1
      );
    };
    expect([shot([300, 200]), shot([900, 200])]).toEqual([0, 1]);
  });

  it("[leg.kw.complete-the-mission.defense] A unit with Complete the Mission also converts surges when it uses Guardian near a mission token", () => {
    const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 550] };
    const guard: Fielding = { ...COMMANDOS, at: [400, 550] };
    const guarded = (spot: readonly [number, number]): unknown => {
      const more = { state: { ...given(2, "guardian"), tokens: [priority(spot, 1)] }, only: 1 };
      const start = attackOf([{ ...REBELS, at: [300, 300], tokens: { aim: 1 } }], [leia, guard], more);
      const pool = nearest(playOut(start, [add(0, 1), DONE], ["hit"]).state, "pool");
      return pool?.situation.guardians[0]?.keywords["complete-the-mission"];
    };
    expect([guarded([400, 650]), guarded([900, 650])]).toEqual([1, undefined]);
  });
});
