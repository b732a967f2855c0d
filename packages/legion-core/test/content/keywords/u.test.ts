import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { mayBeOrdered } from "../../../src/rounds/orders.ts";
import { brokenUnits } from "../../../src/saves/invariants/units.ts";
import type { Action } from "../../../src/state/actions.ts";
import { emptyPool, type State, type UnitState } from "../../../src/state/state.ts";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { DONE, faces, gun, perform } from "../../helpers/actions.ts";
import { acting, FAR, having, PHASE, READY, WAITING } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { onMission } from "../../helpers/moves.ts";
import { Attack } from "../../helpers/pools.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { BYSTANDERS, battle, follow } from "../../helpers/script.ts";

describe("Unconcerned", () => {
  it("[leg.kw.unconcerned.cover] An Unconcerned unit has no cover from terrain, suppression or keywords", () => {
    const shot = (defender: Readonly<Record<string, number>>): Attack =>
      new Attack({ dice: [2, 0, 0], cover: "heavy", suppressed: true, defender }).roll("hit", "hit");
    expect(shot({ cover: 1 }).asked).toEqual([2, 0]);
    expect(shot({ cover: 1, unconcerned: 1 }).pool).toMatchObject({ hits: 2, cover: 0, stage: "roll-defense" });
  });

  it("[leg.kw.unconcerned.repair] An Unconcerned unit cannot be repaired, and none of its miniatures can be restored", () => {
    const R2: Fielding = { unit: "r2-d2-hero-of-a-thousand-devices", at: HERE };
    const droids: Fielding = { unit: "b2-super-battle-droids", at: [300, 420] };
    const healed = (keywords: Readonly<Record<string, number>>, healer = R2, patient = droids): readonly string[] => {
      const start = scene({ armies: [[healer, patient], WAITING], frames: [PHASE, acting(0)] });
      const units = start.units.map((unit, place) => {
        const fallen = unit.miniatures.map((one, mini) =>
          mini === 1 ? ({ ...one, status: "defeated", wounds: 1 } as const) : one,
        );
        return place === 1 ? { ...unit, miniatures: fallen, fallen: [1] } : unit;
      });
      const state = having(settled({ ...start, units }).state, 1, keywords);
      const [action = ""] = offered(state).filter((key) => /perform (repair|treat) /.test(key));
      return offered(playOut(state, [perform(action.slice("perform ".length))]).state);
    };
    expect(healed({})).toContain("choose-unit p1.1");
    expect(healed({ unconcerned: 1 })).not.toContain("choose-unit p1.1");
    const medic: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };
    const treated = (keywords: Readonly<Record<string, number>>): readonly string[] =>
      healed(keywords, medic, { unit: "rebel-veterans", at: [300, 420] });
    expect(treated({ unconcerned: 1 })).toContain("choose-unit p1.1");
  });

  it("[leg.kw.unconcerned.repair] A medic cannot restore a miniature of an Unconcerned unit", () => {
    const medic: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };
    const start = scene({ armies: [[medic], WAITING], frames: [PHASE, acting(0)] });
    const [unit] = start.units;
    if (unit === undefined) throw new Error("no unit");
    const miniatures = unit.miniatures.map((one, mini) =>
      mini === 1 ? ({ ...one, status: "defeated", wounds: 1 } as const) : one,
    );
    const struck = settled({ ...start, units: [{ ...unit, miniatures, fallen: [1] }, ...start.units.slice(1)] }).state;
    const treat = perform("treat 2-1b-medical-droid");
    expect(offered(playOut(struck, [treat]).state)).toEqual(["restore p1.0.1", "done"]);
    expect(offered(playOut(having(struck, 0, { unconcerned: 1 }), [treat]).state)).not.toContain("restore p1.0.1");
  });
});

describe("Uncanny Luck", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

  it("[leg.kw.uncanny-luck-x] [leg.kw.my-mood-is-based-on-profit] Hondo may reroll as many defense dice as the last revealed card has pips", () => {
    const hondo: UnitSpec = { unit: "hondo-ohnaka-trustworthy-compatriot", at: [300, 550] };
    const picks = (lastPips: number) => {
      const start = battle([{ ...STORM, at: [300, 300] }], [], {
        "player-2": { units: [hondo, BYSTANDERS[1]], hand: [], lastPips, faction: "rebel-alliance" },
      });
      const shot = follow(start, "perform attack", ...[0, 1, 2].map((one) => gun(`p1.0.${one}`, 1)), DONE, [
        ...faces(3, "critical"),
        ...faces(3, "blank"),
      ]);
      let over = follow(shot.state, "choose-option uncanny-luck");
      while (offered(over.state).some((key) => key.startsWith("choose-option pick"))) {
        over = follow(over.state, offered(over.state).find((key) => key.startsWith("choose-option pick")) ?? "");
      }
      return eventsOf(over, "dice-rolled").map(({ dice }) => dice.length);
    };
    expect([picks(1), picks(2)]).toEqual([[1], [2]]);
  });
});

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
