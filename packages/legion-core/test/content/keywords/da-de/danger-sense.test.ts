import { describe, expect, it } from "vitest";
import type { GameFrame } from "../../../../src/state/frames.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { add, DONE, faces, gun, perform, unitChosen } from "../../../helpers/actions.ts";
import { acting, activation, FAR, PHASE } from "../../../helpers/activations.ts";
import { attackOf, HERE } from "../../../helpers/attacks.ts";
import { onMission } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";

describe("Danger Sense", () => {
  const wary = (suppression: number, at: readonly [number, number] = HERE): Fielding => ({
    unit: "cassian-andor-capable-intelligence-agent",
    at,
    tokens: { suppression },
  });

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

  it("[leg.kw.danger-sense-x.dice] A defender with Danger Sense X rolls one more die per suppression token, at most X", () => {
    const dice = (suppression: number) => {
      const start = attackOf([{ unit: "stormtroopers", at: HERE }], [wary(suppression, [300, 550])]);
      const value = keywordsOf({ box, state: start }, 1)["danger-sense"] ?? 0;
      const extra = Math.min(value, suppression);
      const step = playOut(start, [add(0, 1), DONE], ["critical", ...faces(1 + extra, "block")]);
      return [value, eventsOf(step, "dice-rolled").map((event) => event.dice.length)];
    };
    expect([dice(0), dice(1), dice(5)]).toEqual([
      [3, [1, 1]],
      [3, [1, 2]],
      [3, [1, 4]],
    ]);
  });

  it("[leg.kw.danger-sense-x.keep] A unit with Danger Sense X may keep up to X of the tokens that it would remove in its Rally step", () => {
    const start = settled(activation("roll", [wary(4)]), faces(4, "block")).state;
    expect(unitTokens(start, 0, "suppression")).toBe(3);
    expect(engine.decision(start)).toMatchObject({ kind: "choose-unit", rule: "leg.kw.danger-sense-x.keep" });
    const kept = (count: number) =>
      unitTokens(
        playOut(start, [...Array.from({ length: count }, () => unitChosen("p1.0")), DONE]).state,
        0,
        "suppression",
      );
    expect([kept(0), kept(1), kept(2)]).toEqual([0, 1, 2]);
    const all = playOut(start, [unitChosen("p1.0"), unitChosen("p1.0"), unitChosen("p1.0")]);
    expect(unitTokens(all.state, 0, "suppression")).toBe(3);
  });

  it("[leg.kw.danger-sense-x.keep] Suppression kept by Danger Sense counts in the panic check after the rally", () => {
    const start = settled(activation("roll", [wary(4)]), [...faces(3, "block"), "blank"]).state;
    const kept = playOut(start, [unitChosen("p1.0"), unitChosen("p1.0"), unitChosen("p1.0")]);
    expect(eventsOf(kept, "unit-panicked")).toHaveLength(1);
    expect(eventsOf(playOut(start, [DONE]), "unit-panicked")).toEqual([]);
  });

  it("[leg.kw.danger-sense-x.keep] Danger Sense is also offered in the End Phase and when the unit recovers", () => {
    const recovers = scene({ armies: [[wary(2)], [FAR]], frames: [PHASE, acting(0)] });
    const asked = playOut(settled(recovers).state, [perform("recover")]).state;
    expect(engine.decision(asked)?.rule).toBe("leg.kw.danger-sense-x.keep");
    const phase: GameFrame = { kind: "end", stage: "remove-tokens", turn: 0 };
    const ends = settled(
      onMission(scene({ armies: [[wary(2)], [FAR]], frames: [phase], state: { phase: "end" } })),
    ).state;
    expect(engine.decision(ends)?.rule).toBe("leg.kw.danger-sense-x.keep");
    expect([offered(ends), unitTokens(ends, 0, "suppression")]).toEqual([["choose-unit p1.0", "done"], 2]);
  });

  it("[leg.kw.danger-sense-x.dice] [leg.kw.outmaneuver] Pykes with Danger Sense 2 and three suppression tokens roll two more defense dice", () => {
    const pykes: UnitSpec = { unit: "pyke-syndicate-foot-soldiers", at: [300, 550], tokens: { suppression: 3 } };
    const start = battle([{ ...STORM, at: [300, 300] }], [], {
      "player-2": {
        units: [pykes, { unit: "pyke-syndicate-capo", at: [1700, 850] }],
        hand: [],
        faction: "rebel-alliance",
      },
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["critical", "blank", "blank", "blank"]);
    expect(eventsOf(shot, "dice-rolled").map(({ dice }) => dice.length)).toEqual([1, 3]);
  });
});
