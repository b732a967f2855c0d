import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveBan } from "../../../../src/moving/moves.ts";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { woundsOn } from "../../../../src/units/conditions.ts";
import { moving, PASS, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR, READY } from "../../../helpers/activations.ts";
import { thrown } from "../../../helpers/attacks.ts";
import { onMission, straight } from "../../../helpers/moves.ts";
import { eventsOf, left, offered, tokensByUnit, weapons } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

describe("Din's Amban Rifle", () => {
  const STORM = "stormtroopers";

  const REBELS = "rebel-troopers";

  it("[leg.upgrade.action-exhaust-icons] Din's Amban Rifle is offered to a unit that sees no enemy if it can move first", () => {
    const shoots = (tokens: UnitSpec["tokens"] & {}, foe: readonly [number, number] = [400, 500]): boolean => {
      const din: UnitSpec = { unit: STORM, upgrades: ["dins-amban-rifle"], at: [400, 300], defeated: 3, tokens };
      const start = scenario({
        activating: "p1.0",
        table: wall(0, 400, 1800, 20),
        "player-1": { units: [din], hand: [] },
        "player-2": { units: [{ unit: REBELS, at: foe, defeated: 3 }], hand: [] },
      });
      return offered(start).includes("perform dins-amban-rifle");
    };
    expect([shoots({}), shoots({ immobilize: 2 }), shoots({ immobilize: 2 }, [600, 300])]).toEqual([true, false, true]);
  });
});

describe("Din's Amban Rifle, further", () => {
  it("Din's Amban Rifle exhausts as a double action for a speed-1 move and a red die against any enemy unit in sight", () => {
    const din: Fielding = { ...STORM, upgrades: ["dins-amban-rifle"] };
    const start = onMission(acts([din], [REBELS, { unit: "at-st", at: [700, 600] }, FAR]).state);
    const asked = after(start, [perform("dins-amban-rifle")]);
    expect(engine.decision(asked)).toMatchObject({ kind: "move", context: { speed: 1, optional: true } });
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    const moved = after(asked, [moving(straight(1, { x: 0, y: 1 }, [300, 360]))]);
    expect(offered(moved)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "choose-unit p2.2"]);
    const shot = playOut(moved, [unitChosen("p2.1")], ["critical"]);
    expect([woundsOn(shot.state, 2), eventsOf(shot, "dice-rolled")[0]?.dice]).toEqual([1, ["red-attack"]]);
    const trooper = after(after(asked, [PASS]), [unitChosen("p2.0"), { type: "wound", subject: "p2.0.1" }], ["hit"]);
    expect([left(trooper, 1).length, tokensByUnit(trooper, "suppression")[1]]).toEqual([3, 1]);
    const tired = acts([din], [REBELS], { actions: 1 }).state;
    expectIllegal(engine.apply(tired, perform("dins-amban-rifle")), "leg.actions.card-action-double");
    const engaged = after(acts([din], [{ ...REBELS, at: [300, 357] }, REBELS]).state, [perform("dins-amban-rifle")]);
    expect(engine.decision(engaged)?.kind).toBe("choose-unit");
  });
});

describe("Electro Gauntlets", () => {
  it("Electro Gauntlets lets the unit move away from enemies with immobilize tokens", () => {
    const ban = (upgrades: readonly string[], immobilize: number) => {
      const enemy: Fielding = { ...REBELS, at: [300, 357], tokens: { immobilize } };
      const state = scene({ armies: [[{ ...STORM, upgrades }], [enemy]] });
      return moveBan({ box, state }, 0, "action")?.rule;
    };
    expect(ban(["electro-gauntlets"], 1)).toBeUndefined();
    expect(ban(["electro-gauntlets"], 0)).toBe("leg.engaged.no-moves");
    expect(ban([], 1)).toBe("leg.engaged.no-moves");
  });

  it("[leg.upgrade.exhausted-unusable] Exhausted Electro Gauntlets still let the unit leave immobilized enemies, but not fight with the gauntlets", () => {
    const bane = (card: "readied" | "exhausted"): Fielding => ({
      unit: "cad-bane-needs-no-introduction",
      upgrades: ["electro-gauntlets"],
      at: [300, 300],
      state: { ...READY, cards: [card] },
    });
    const foe: Fielding = { ...REBELS, at: [300, 327], tokens: { immobilize: 1 } };
    const start = (card: "readied" | "exhausted") => acts([bane(card)], [foe, FAR]).state;
    expect(offered(start("exhausted"))).toContain("perform move");
    expect(weapons(after(start("readied"), [perform("attack")]))).toEqual(["p1.0.0 0 melee", "p1.0.0 2 melee"]);
    expect(thrown(start("exhausted"), perform("attack"))).toEqual({ black: 3 });
  });
});
