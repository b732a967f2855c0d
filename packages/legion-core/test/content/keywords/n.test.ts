import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { tokensOf } from "../../../src/state/tokens.ts";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { add, choose, DONE, gun, wound } from "../../helpers/actions.ts";
import { PHASE, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE, SNOW, THERE } from "../../helpers/attacks.ts";
import { dealt, eventsOf, held, left, offered, weapons } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { battle, follow } from "../../helpers/script.ts";
import { suffers, woundsOfFirst } from "./helpers.ts";

describe("Noncombatant", () => {
  const MEDIC: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };

  it("[leg.kw.noncombatant.weapons] A Noncombatant cannot add a weapon to a pool, and the refusal cites the keyword", () => {
    const state = attackOf([MEDIC], [{ ...SNOW, at: THERE }]);
    expect(weapons(state).map((one) => one.split(" ")[0])).toEqual(["p1.0.0", "p1.0.1", "p1.0.2", "p1.0.3"]);
    expect(engine.why(state, add(4, 1))).toMatchObject({
      rule: "leg.kw.noncombatant.weapons",
      code: "not-with-this-weapon",
    });
  });

  it("[leg.kw.noncombatant.wounds] A Noncombatant is wounded after all other miniatures except the leader", () => {
    expect(offered(suffers(MEDIC, 1))).toEqual(["wound p1.0.1", "wound p1.0.2", "wound p1.0.3"]);
    const three = suffers(MEDIC, 3);
    const gone = playOut(three, [wound("p1.0.1"), wound("p1.0.2")]).state;
    expect(left(gone, 0)).toEqual([0, 4]);
    expect(left(suffers(MEDIC, 1, gone), 0)).toEqual([0]);
  });

  it("[leg.kw.noncombatant.wounds] A Noncombatant with a wound token is wounded before miniatures without one", () => {
    const DROID = 3;
    const guards: Fielding = { unit: "ig-100-magnaguard", upgrades: ["pk-series-worker-droid"], at: HERE };
    const hurt = (place: number): State => {
      const start = scene({ armies: [[guards], WAITING], frames: [PHASE] });
      const wounded = done(start, (work) => {
        work.miniature(0, place).wounds = 1;
      }).state;
      return suffers(guards, 1, wounded);
    };
    expect(woundsOfFirst(hurt(DROID))?.[DROID]).toBe(2);
    expect(woundsOfFirst(hurt(1))?.[DROID]).toBe(0);
  });

  it("[leg.kw.noncombatant.leader] A Noncombatant becomes the leader only if no other miniature is left", () => {
    const struck = (others: readonly number[]): State =>
      done(scene({ armies: [[MEDIC], WAITING], frames: [PHASE] }), (work) => {
        for (const place of [0, ...others]) work.miniature(0, place).status = "defeated";
        work.push({ kind: "leader", unit: 0 });
      }).state;
    expect(offered(struck([]))).toEqual(["lead p1.0.1", "lead p1.0.2", "lead p1.0.3"]);
    expect(struck([1, 2]).units[0]?.leader).toBe(3);
    expect(struck([1, 2, 3]).units[0]?.leader).toBe(4);
  });
});

describe("Nimble", () => {
  const REBELS = { unit: "rebel-troopers", at: THERE } as const;

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

  it("[leg.kw.nimble] [leg.tokens.dodge] A defender with Nimble that spends a dodge token gains one after the attack", () => {
    const state = attackOf([SNOW], [{ ...REBELS, tokens: { dodge: 1 } }]);
    const shot = playOut(state, [add(0, 1), DONE, choose("dodge")], ["hit"]);
    expect(tokensOf(shot.state.units[1]?.tokens ?? [], "dodge")).toBe(1);
    expect(eventsOf(shot, "tokens-gained")).toContainEqual(
      expect.objectContaining({ token: "dodge", rule: "leg.kw.nimble" }),
    );
    expect(eventsOf(shot, "tokens-lost")).toMatchObject([{ unit: "p2.0", token: "dodge" }]);
  });

  it("[leg.kw.nimble] [leg.dodge.spend-any] A unit with Nimble that spends two dodge tokens in an attack gains one back", () => {
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 550], tokens: { dodge: 2 } };
    const shot = follow(
      battle([{ ...STORM, at: [300, 300] }], [leia]),
      "perform attack",
      ...[0, 1].map((one) => gun(`p1.0.${one}`, 1)),
      DONE,
      ["hit", "hit"],
    );
    const over = follow(shot.state, "choose-option dodge", "choose-option dodge");
    expect(dealt(over)).toEqual([0]);
    expect(held(over, "p2.0", "dodge")).toBe(1);
  });
});
