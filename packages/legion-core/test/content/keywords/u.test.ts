import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { mayBeOrdered } from "../../../src/rounds/orders.ts";
import { brokenUnits } from "../../../src/saves/invariants/units.ts";
import type { Action } from "../../../src/state/actions.ts";
import { emptyPool, type State, type UnitState } from "../../../src/state/state.ts";
import { HERE } from "../../attack/on-table/scenes.ts";
import { box, engine, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { onMission } from "../../moving/moving.ts";
import { OVER, READY, WAITING } from "./helpers.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };

describe("Unhindered", () => {
  it("[leg.kw.unhindered] Difficult terrain does not slow a unit with Unhindered", () => {
    const allowed = (unit: string) => {
      const state = onMission(scene({ armies: [[{ unit, at: HERE }], [FAR]] }));
      return allowanceOf({ box, state }, moveFrame(0, "action")).unhindered;
    };
    expect([allowed("arf-troopers"), allowed("stormtroopers")]).toEqual([true, false]);
  });
});

describe("Unstoppable", () => {
  const FACEDOWN = { order: "facedown", ordered: true } as const;
  const DRAW: Action = { type: "draw-order" };
  const activate = (subject: string): Action => ({ type: "activate", subject });
  const droids = (state: Partial<UnitState> = {}): Fielding => ({ unit: "imperial-dark-troopers", at: HERE, state });
  const friend = (state: Partial<UnitState> = {}): Fielding => ({ unit: "at-st", at: [900, 300], state });

  /**
   * The Activation Phase with so many tokens of the heavy rank in the pool of the first player: one is drawn at once if nobody has
   * an order.
   */
  const phase = (units: readonly Fielding[], heavy: number, draws: readonly string[] = []): State =>
    settled(
      scene({
        armies: [units, WAITING],
        players: [{ orderPool: { ...emptyPool(), heavy } }, {}],
        frames: [OVER],
      }),
      draws,
    ).state;

  it("[leg.kw.unstoppable.pool] The order pool holds one more token for each Unstoppable unit that is not defeated", () => {
    const pool = (unit: Fielding): number | undefined => {
      const command = { kind: "command", stage: "order-pool", turn: 0 } as const;
      const start = scene({ armies: [[unit, friend(READY)], WAITING], frames: [command], state: { phase: "command" } });
      return settled(start).state.sides[0].orderPool.heavy;
    };
    expect([pool(droids()), pool(droids(READY)), pool({ unit: "at-st", at: HERE })]).toEqual([2, 1, 1]);
    const gone = scene({ armies: [[droids()], []] }).units[0]?.miniatures.map((one) => {
      return { ...one, status: "defeated", wounds: 2 } as const;
    });
    expect(pool(droids({ miniatures: gone ?? [] }))).toBe(0);
  });

  it("[leg.kw.unstoppable.activate] A drawn token activates an Unstoppable unit again if it has exactly one facedown token", () => {
    const drawn = phase([droids(FACEDOWN), friend()], 2, ["heavy"]);
    expect(keys(drawn)).toEqual(["activate p1.0", "activate p1.1"]);
    const acting = play(drawn, [activate("p1.0")]).state;
    expect([engine.decision(acting)?.kind, brokenUnits({ box, state: acting })]).toEqual(["action", []]);
    const over = expectOk(engine.apply(acting, { type: "done" })).state;
    expect(over.units[0]?.order).toBe("facedown-twice");
    const plain = phase([{ ...friend(FACEDOWN), at: HERE }, friend(), friend()], 2, ["heavy"]);
    expect(keys(plain)).toEqual(["activate p1.1", "activate p1.2"]);
  });

  it("[leg.kw.unstoppable.activate] An Unstoppable unit with two facedown order tokens cannot activate a third time", () => {
    const drawn = phase([droids({ order: "facedown-twice", ordered: true }), friend(), friend()], 2, ["heavy"]);
    expect(keys(drawn)).toEqual(["activate p1.1", "activate p1.2"]);
    expectIllegal(engine.apply(drawn, activate("p1.0")), "leg.activation.choose-draw");
  });

  it("[leg.kw.unstoppable.faceup] An Unstoppable unit with a faceup order token cannot be issued a second one or be activated by a drawn token", () => {
    const state = phase([droids(READY), friend(), friend()], 2);
    expect(mayBeOrdered({ box, state }, 0)).toBe(false);
    expect(keys(play(state, [DRAW], ["heavy"]).state)).toEqual(["activate p1.1", "activate p1.2"]);
  });
});
