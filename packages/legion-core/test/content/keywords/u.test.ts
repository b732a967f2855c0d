import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { mayBeOrdered } from "../../../src/rounds/orders.ts";
import { brokenUnits } from "../../../src/saves/invariants/units.ts";
import type { Action } from "../../../src/state/actions.ts";
import { emptyPool, type State, type UnitState } from "../../../src/state/state.ts";
import { FAR, PHASE, READY, WAITING } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { onMission } from "../../helpers/moves.ts";
import { offered } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

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
        frames: [PHASE],
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
    expect(offered(drawn)).toEqual(["activate p1.0", "activate p1.1"]);
    const acting = playOut(drawn, [activate("p1.0")]).state;
    expect([engine.decision(acting)?.kind, brokenUnits({ box, state: acting })]).toEqual(["action", []]);
    const over = expectOk(engine.apply(acting, { type: "done" })).state;
    expect(over.units[0]?.order).toBe("facedown-twice");
    const plain = phase([{ ...friend(FACEDOWN), at: HERE }, friend(), friend()], 2, ["heavy"]);
    expect(offered(plain)).toEqual(["activate p1.1", "activate p1.2"]);
  });

  it("[leg.kw.unstoppable.activate] An Unstoppable unit with two facedown order tokens cannot activate a third time", () => {
    const drawn = phase([droids({ order: "facedown-twice", ordered: true }), friend(), friend()], 2, ["heavy"]);
    expect(offered(drawn)).toEqual(["activate p1.1", "activate p1.2"]);
    expectIllegal(engine.apply(drawn, activate("p1.0")), "leg.activation.choose-draw");
  });

  it("[leg.kw.unstoppable.faceup] An Unstoppable unit with a faceup order token cannot be issued a second one or be activated by a drawn token", () => {
    const state = phase([droids(READY), friend(), friend()], 2);
    expect(mayBeOrdered({ box, state }, 0)).toBe(false);
    expect(offered(playOut(state, [DRAW], ["heavy"]).state)).toEqual(["activate p1.1", "activate p1.2"]);
  });
});
