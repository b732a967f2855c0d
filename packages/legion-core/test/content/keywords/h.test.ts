import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { duelOf } from "../../../src/attack/duel.ts";
import type { Action } from "../../../src/state/actions.ts";
import { unitId } from "../../../src/state/ids.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitOfScene } from "../../../src/table/scene.ts";
import type { Direction } from "../../../src/table/vectors.ts";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { sceneOf } from "../../../src/units/positions.ts";
import { add, DONE, faces, gun, moving, perform } from "../../helpers/actions.ts";
import { acting, acts, PHASE, TALL } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { movesOf, movingScene, standing, straight } from "../../helpers/moves.ts";
import { dealt, eventsOf, offered, poolOf } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { battle, follow } from "../../helpers/script.ts";
import { EAST, NORTH } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { bounties, inSetUp } from "./helpers.ts";

describe("Hunted", () => {
  const BOSSK = "bossk-trandoshan-terror";

  it("[leg.kw.hunted] In set-up a unit with Hunted gains a bounty token if an enemy has Bounty", () => {
    const hunted = { ongoing: [{ unit: 1, keyword: "hunted", value: 1, until: "game" }] } as const;
    const rebels: Fielding = { unit: "rebel-troopers" };
    expect(bounties(inSetUp([BOSSK], [rebels], hunted))).toEqual([0, 1]);
    expect(bounties(inSetUp(["stormtroopers"], [rebels], hunted))).toEqual([0, 0]);
    const own = { ongoing: [...hunted.ongoing, { unit: 2, keyword: "bounty", value: 1, until: "game" }] } as const;
    expect(bounties(inSetUp(["stormtroopers"], [rebels, rebels], own))).toEqual([0, 0, 0]);
  });
});

describe("Hover", () => {
  const NORTH = { x: 0, y: 1 };

  const hovering = (unit: string): Fielding => ({ unit, state: standing([[600, 300]], EAST) });

  const AAT = hovering("aat-battle-tank");

  const LAAT = hovering("laat-le-patrol-transport-galactic-republic");

  const ride = (towards: "front" | "rear" | "left", speed: 1 | 2, first: Direction): Action =>
    moving({ type: "notched", towards, tool: { speed, first, second: first }, travel: "full", followers: "auto" });

  const WEST = { x: -1, y: 0 };

  it("[leg.kw.hover.standby] A unit with Hover may stand by and spend the standby token, like a ground vehicle", () => {
    const standby = playOut(acts([AAT]).state, [perform("standby")]).state;
    expect(unitTokens(standby, 0, "standby")).toBe(1);
    expectIllegal(
      engine.apply(acts([hovering("t-47-airspeeder")]).state, perform("standby")),
      "leg.actions.standby-types",
    );
    const enemy: Fielding = { unit: "rebel-troopers", at: [600, 550] };
    const watching = scene({
      armies: [[enemy], [{ ...AAT, tokens: { standby: 1 } }]],
      frames: [PHASE, acting(0)],
    });
    const asked = playOut(settled(watching).state, [perform("aim")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-2", kind: "standby" });
    expect(offered(asked)).toContain("choose-unit p2.0");
  });

  it("[leg.kw.hover.reverse] A unit with Hover may reverse, but other repulsor vehicles may not", () => {
    expect(engine.why(movingScene([[AAT], []]), ride("rear", 1, WEST))).toBe(undefined);
    const truck = movingScene([[hovering("x-34-landspeeder")], []]);
    expectIllegal(engine.apply(truck, ride("rear", 1, WEST)), "leg.type.repulsor-no-reverse");
  });

  it("[leg.kw.strafe-move.full] A unit with Hover may strafe and is offered strafes, but a unit without it may not", () => {
    const tank = movingScene([[AAT], []]);
    expect(engine.why(tank, ride("left", 1, NORTH))).toBe(undefined);
    const towards = movesOf(tank).flatMap((move) => (move.type === "notched" ? [move.towards] : []));
    expect([...new Set(towards)].sort()).toEqual(["front", "left", "rear", "right"]);
    expectIllegal(
      engine.apply(movingScene([[hovering("at-rt-rebel-alliance")], []]), ride("left", 1, NORTH)),
      "leg.kw.strafe-move.full",
    );
  });

  it("[leg.kw.hover.ground] A unit with Hover: Ground blocks line of sight like a ground vehicle, but one with Hover: Air does not", () => {
    const seen = (between: Fielding) => {
      const start = scene({
        armies: [
          [{ unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] }, between],
          [{ unit: "luke-skywalker-jedi-knight", at: [900, 300] }],
        ],
      });
      return duelOf({ box, state: start }, 0, 2)?.isSeenBy(
        unitOfScene(sceneOf({ box, state: start }), unitId(start, 0)).leader,
      );
    };
    expect(seen(AAT)).toBe(false);
    expect(seen(LAAT)).toBe(true);
    expect(seen(hovering("x-34-landspeeder"))).toBe(true);
  });

  it("[leg.kw.hover.air] A unit with Hover: Air may cross terrain of its height and end on it, but one with Hover: Ground may not", () => {
    const flies = (unit: Fielding, top: number) => {
      const table = { terrain: [piece("bar", rectangle(700, 200, 10, 200), top)] };
      return engine.why(movingScene([[unit], []], { table }), ride("front", 1, EAST))?.rule;
    };
    expect(flies(LAAT, 290)).toBe(undefined);
    expect(flies(LAAT, 310)).toBe(TALL);
    expect(flies(AAT, 290)).toBe(TALL);
  });

  it("[leg.kw.hover.air] Difficult terrain up to the height of Hover: Air does not slow the unit, and higher woods do", () => {
    const floats = (unit: string, top: number) => {
      const woods = piece("woods", rectangle(350, 100, 60, 400), top, { movement: "difficult", kind: "area" });
      const start = movingScene([[{ unit, at: [300, 300] }], []], { table: { terrain: [woods] } });
      return engine.why(start, moving(straight(2, EAST, [450, 300])))?.rule;
    };
    expect(floats("drk-1-sith-probe-droids", 150)).toBe(undefined);
    expect(floats("drk-1-sith-probe-droids", 160)).toBe("leg.move.difficult-tool");
    expect(floats("stormtroopers", 150)).toBe("leg.move.difficult-tool");
  });

  it("[leg.kw.hover.air] [leg.terrain.impassable-end] Probe droids may end a move on impassable terrain up to the height of Hover: Air", () => {
    const landing = (unit: string, top: number) => {
      const lava = piece("lava", rectangle(360, 200, 300, 200), top, { movement: "impassable" });
      const start = movingScene([[{ unit, at: [300, 300] }], []], { table: { terrain: [lava] } });
      const move = straight(2, EAST, [452, 300]);
      return { start, move: moving({ ...move, to: { ...move.to, z: mm(top) } }) };
    };
    const lands = (unit: string, top: number) => {
      const { start, move } = landing(unit, top);
      return engine.why(start, move)?.rule;
    };
    const droids = "drk-1-sith-probe-droids";
    expect([lands(droids, 150), lands(droids, 160)]).toEqual([undefined, "leg.move.obstacle-vertical"]);
    expect(lands("stormtroopers", 20)).toBe("leg.move.impassable");
    const { start, move } = landing(droids, 20);
    expect(playOut(start, [move]).state.units[0]?.miniatures[0]).toMatchObject({ x: mm(452), z: mm(20) });
  });
});

describe("Hover, further", () => {
  it("[leg.kw.hover.standby] [leg.actions.standby-types] An infantry support platform may stand by, but a BARC speeder may not", () => {
    const offers = (unit: string) =>
      offered(
        battle([{ unit, at: [600, 300], heading: NORTH }], [], {
          "player-1": {
            units: [
              { unit, at: [600, 300], heading: NORTH },
              { unit: "clone-trooper-infantry", at: [1700, 100] },
            ],
            hand: [],
          },
        }),
      );
    expect(offers("infantry-support-platform")).toContain("perform standby");
    expect(offers("barc-speeder")).not.toContain("perform standby");
  });
});

describe("Heavy Weapon Team", () => {
  it("[leg.kw.heavy-weapon-team] The heavy weapon miniature is the leader of a Heavy Weapon Team from the start", () => {
    const team: Fielding = { unit: "scout-troopers-strike-team", upgrades: ["dlt-19x-sniper"], at: null };
    const troopers: Fielding = { unit: "scout-troopers", upgrades: ["dlt-19x-sniper"], at: null };
    const [first, second] = scene({ armies: [[team, troopers], []] }).units;
    expect(first?.miniatures).toHaveLength(2);
    expect([first?.leader, second?.leader]).toEqual([1, 0]);
  });
});

describe("Hold the Line", () => {
  const riot = (unit: Fielding["unit"] = "stormtrooper-riot-squad"): Fielding => ({ unit, at: HERE });

  const brawlers: Fielding = { unit: "rebel-troopers", at: [300, 357], tokens: { dodge: 1 } };

  it("[leg.kw.hold-the-line] An engaged unit with Hold the Line converts surges to hits in melee", () => {
    const start = attackOf([riot()], [brawlers]);
    const rolled = playOut(start, [add(0, 0, "melee"), DONE], ["attack-surge"]).state;
    expect(poolOf(rolled)).toMatchObject({ hits: 1, blanks: 0 });
  });

  it("[leg.kw.hold-the-line] A unit with Hold the Line that is not engaged keeps the surge chart of its card", () => {
    const apart = { ...brawlers, at: THERE };
    const start = attackOf([riot()], [apart]);
    const rolled = playOut(start, [add(0, 1), DONE], ["attack-surge"]).state;
    expect(poolOf(rolled)).toMatchObject({ hits: 0, blanks: 1 });
  });

  it("[leg.kw.hold-the-line] A defender with Hold the Line converts surges to blocks only in melee", () => {
    const squad: Fielding = { unit: "stormtrooper-riot-squad", at: [300, 357] };
    const wounds = (target: Fielding, kind: "melee" | "ranged") => {
      const start = attackOf([{ unit: "stormtroopers", at: HERE }], [target]);
      const step = playOut(start, [add(0, kind === "melee" ? 0 : 1, kind), DONE], ["hit", "defense-surge"]);
      return eventsOf(step, "pool-resolved").map((event) => event.wounds);
    };
    expect(wounds(squad, "melee")).toEqual([0]);
    expect(wounds({ ...squad, at: THERE }, "ranged")).toEqual([1]);
  });
});

describe("High Velocity", () => {
  it("[leg.kw.high-velocity] [leg.kw.outmaneuver] [leg.tokens.dodge] A tank with Outmaneuver cannot spend dodge tokens against Iden's High Velocity rifle", () => {
    const iden: UnitSpec = { unit: "iden-versio-inferno-squad-leader", at: [300, 200] };
    const tank: UnitSpec = { unit: "saber-class-tank", at: [300, 700], heading: EAST, tokens: { dodge: 1 } };
    const shot = follow(
      battle([iden], [tank]),
      "perform attack",
      { type: "declare", subject: "p2.0" },
      gun("p1.0.0", 1),
      ["critical", "critical", "blank", "blank"],
    );
    expect(dealt(shot)).toEqual([2]);
    const other = follow(
      battle([{ ...iden, at: [300, 350] }], [tank]),
      "perform attack",
      { type: "declare", subject: "p2.0" },
      gun("p1.0.0", 2),
      ["critical", ...faces(4, "blank")],
    );
    expect(offered(other.state)).toContain("choose-option dodge critical");
  });
});
