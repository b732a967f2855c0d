import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolSituation } from "../../../src/attack/from-table.ts";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { FormedPool } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { scenario } from "../../../src/testing/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, choose, DONE, gun, moving, PASS, perform } from "../../helpers/actions.ts";
import { acting, having, PHASE, READY, type Spots, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE, isBacked } from "../../helpers/attacks.ts";
import { movesOf, onMission, placeAll, standing } from "../../helpers/moves.ts";
import { Attack } from "../../helpers/pools.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { BYSTANDERS, follow } from "../../helpers/script.ts";
import { NORTH } from "../../helpers/table.ts";
import { beginsActing, speedNow } from "./helpers.ts";

describe("Wheel Mode", () => {
  const USE: Action = { type: "effect", subject: 0 };

  const ROLLING: Fielding = { unit: "droidekas", at: HERE };

  const ENEMY: Fielding = { unit: "rebel-troopers", at: [620, 300] };

  const rolling = (): State => playOut(beginsActing([ROLLING], [ENEMY, ...WAITING]), [USE]).state;

  it("[leg.kw.wheel-mode] A unit with Wheel Mode may raise its highest speed to 3 for its activation when that starts", () => {
    const asked = beginsActing([ROLLING], [ENEMY, ...WAITING]);
    expect([offered(asked), speedNow(asked)]).toEqual([["effect 0", "pass"], 1]);
    expect(speedNow(playOut(asked, [PASS]).state)).toBe(1);
    expect(speedNow(rolling())).toBe(3);
    expect(speedNow({ ...rolling(), frames: [PHASE] })).toBe(1);
  });

  it("[leg.kw.wheel-mode] [leg.deploy.by-move] An undeployed unit with Wheel Mode may deploy with a move of speed 3", () => {
    const asked = beginsActing([{ ...ROLLING, at: null }]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(speedNow(playOut(asked, [USE]).state)).toBe(3);
    expect(speedNow(playOut(asked, [PASS]).state)).toBe(1);
  });

  it("[leg.kw.wheel-mode.drawback] A unit that uses Wheel Mode has Cover 2 and cannot attack until the end of the round", () => {
    const state = rolling();
    expectIllegal(engine.apply(state, perform("attack")), "leg.kw.wheel-mode.drawback");
    expect(keywordsOf({ box, state }, 0)).toMatchObject({ cover: 2 });
    const later = { ...state, frames: [PHASE] };
    expect(engine.decision(done(later, (work) => startAttack(work, 0, "attack")).state)?.kind).toBe("activate");
    expect(state.ongoing.map(({ keyword, until }) => [keyword, until])).toEqual([
      ["wheel-mode", "round"],
      ["cover", "round"],
    ]);
  });

  it("[leg.kw.wheel-mode.drawback] A unit that does not use Wheel Mode may attack and gains no cover", () => {
    const state = playOut(beginsActing([ROLLING], [ENEMY, ...WAITING]), [PASS]).state;
    expect(offered(state)).toContain("perform attack");
    const attacking = done({ ...state, frames: [PHASE] }, (work) => startAttack(work, 0, "attack")).state;
    expect(engine.decision(attacking)?.kind).toBe("attack");
    expect(keywordsOf({ box, state }, 0)["cover"]).toBeUndefined();
  });

  it("[leg.kw.wheel-mode.drawback] Shields cannot be flipped in Wheel Mode", () => {
    const shot = (value: number): Attack =>
      new Attack({
        dice: [1, 0, 0],
        defender: { shielded: 1, "wheel-mode": value },
        defenderTokens: { shield: 1 },
      }).roll("critical");
    expect(shot(0).options).toContain("shield critical");
    expect(shot(1).options).not.toContain("shield critical");
  });
});

describe("Weak Point", () => {
  const at = (x: number, y: number, unit = "infantry-support-platform") =>
    scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [{ unit, at: [600, 450], heading: NORTH }, BYSTANDERS[0]], hand: [] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [x, y] }, BYSTANDERS[1]], hand: [] },
    });

  const walker = (heading: { readonly x: number; readonly y: number }): Fielding => {
    const spot = { status: "standing", x: 30_000, y: 70_000, z: 0, heading, wounds: 0 } as const;
    return { unit: "at-st", state: { miniatures: [spot] } };
  };

  const keysAfter = (heading: { readonly x: number; readonly y: number }) => {
    const state = attackOf([{ unit: "rebel-troopers", at: [300, 450] }], [walker(heading)]);
    return offered(playOut(state, [add(0, 1), DONE], ["hit"]).state);
  };

  it("[leg.kw.weak-point-x] A weak point on the sides and rear gives Impact 1 from the flank and from behind, but not from the front", () => {
    const shot = (x: number, y: number) =>
      offered(follow(at(x, y), "perform attack", gun("p2.0.0", 1), DONE, ["hit", "blank"]).state);
    expect(shot(600, 250)).toContain("choose-option impact");
    expect(shot(850, 450)).toContain("choose-option impact");
    expect(shot(600, 700)).not.toContain("choose-option impact");
  });

  it("[leg.kw.weak-point-x] An attack from the arc that Weak Point X names has Impact X", () => {
    expect(keysAfter({ x: 0, y: 1 })).toContain("choose-option impact");
    expect(keysAfter({ x: 0, y: -1 })).not.toContain("choose-option impact");
  });
});

describe("Weak Point, further", () => {
  const impact = (attackers: Spots, unit = "at-st") => {
    const walker = { unit, state: standing([[600, 450]]) } as const;
    const rebels = { unit: "rebel-troopers", tokens: { aim: 1 }, state: standing(attackers) } as const;
    const { frames } = playOut(attackOf([rebels], [walker]), [add(0, 1), DONE], ["blank"]).state;
    const pool = frames[frames.length - 1];
    return pool?.kind === "pool" ? (pool.situation.defender.keywords["weak-point"] ?? 0) : null;
  };

  it("[leg.kw.weak-point-x] Weak Point depends on the arc of the attacking leader, not of its other miniatures", () => {
    // The walker looks east: its rear arc opens to the west.
    const [behind, beside] = [[300, 450] as const, [600, 750] as const];
    expect([impact([behind, beside]), impact([beside, behind])]).toEqual([1, 0]);
  });

  it("[leg.kw.weak-point-x] An attack on the rear of a tank with Weak Point 2 turns two hits into criticals", () => {
    const tank = { unit: "a-a5-speeder-truck-mercenary", state: standing([[600, 450]]) } as const;
    const rebels = { unit: "rebel-troopers", at: [300, 450] } as const;
    const impact = choose("impact");
    const asked = playOut(attackOf([rebels], [tank], { only: 1 }), [add(0, 1), add(1, 1), DONE], ["hit", "hit"]).state;
    const once = playOut(asked, [impact]).state;
    expect(offered(once)).toContain("choose-option impact");
  });

  it("[leg.kw.weak-point-x] A tank with weak sides has a Weak Point on the left and on the right, but not in front or behind", () => {
    const beside = (x: number, y: number) =>
      impact(
        [
          [x, y],
          [x + 30, y],
        ],
        "persuader-class-tank-droid",
      );
    expect([beside(600, 750), beside(600, 150), beside(900, 450), beside(300, 450)]).toEqual([1, 1, 0, 0]);
  });

  it("[leg.kw.weak-point-x] Weak Point applies even if the base of the leader is only partly in the arc", () => {
    const off = (distance: number) => [400 + distance / Math.SQRT2, 650 + distance / Math.SQRT2] as const;
    const other = [360, 750] as const;
    expect([impact([off(13), other]), impact([off(14), other])]).toEqual([1, 0]);
  });

  it("[leg.kw.weak-point-x.area] Weak Point depends on the position of the charge, not of its player's unit", () => {
    // The walker looks east; the rebels stand before it.
    const walker: Fielding = { unit: "at-st", state: standing([[900, 450]]) };
    const weakTo = (x: number): number | undefined => {
      const charge = { kind: "charge", name: "bomb", owner: 0, x: mm(x), y: mm(450), z: 0 } as const;
      const start = scene({ armies: [[{ unit: "rebel-troopers", at: [1300, 450] }], [walker]] });
      const look = { box, state: { ...start, tokens: [{ ...charge, holder: null, removed: false }] } };
      const formed: FormedPool = { defender: 1, attack: "ranged", weapons: [], dice: [], resolved: false, again: null };
      return poolSituation(look, 0, formed, 0)?.situation.defender.keywords["weak-point"];
    };
    expect([weakTo(780), weakTo(1020)]).toEqual([1, undefined]);
  });
});

describe("Weighed Down", () => {
  it("[leg.kw.weighed-down] A Weighed Down unit that holds an asset cannot jump, but moves normally", () => {
    const poggle = (unit: string, holds: readonly number[]): State => {
      const start = scene({
        armies: [
          [{ unit, at: [300, 300], state: { holds } }],
          [{ unit: "rebel-troopers", at: [1500, 800], state: READY }],
        ],
        frames: [PHASE, acting(0)],
      });
      const token = {
        kind: "asset",
        name: "scanner",
        owner: null,
        x: 0,
        y: 0,
        z: 0,
        holder: 0,
        removed: false,
      } as const;
      return settled({ ...start, tokens: holds.map(() => token) }).state;
    };
    const POGGLE = "poggle-the-lesser-public-leader-of-the-geonosians";
    expect(offered(poggle(POGGLE, []))).toContain("perform jump");
    const burdened = poggle(POGGLE, [0]);
    expect(offered(burdened)).toContain("perform move");
    expectIllegal(engine.apply(burdened, perform("jump")), "leg.kw.weighed-down");
    expect(offered(poggle("boba-fett-infamous-bounty-hunter", [0]))).toContain("perform jump");
  });
});

describe("We're Not Regs", () => {
  const BATCH = { unit: "the-bad-batch-clone-force-99-galactic-republic", upgrades: ["wrecker"] } as const;

  const clones = (y: number, aim = 1): Fielding => ({ unit: "clone-trooper-infantry", at: [300, y], tokens: { aim } });

  it("[leg.kw.were-not-regs.tokens] A unit with We're Not Regs shares no tokens with other clone troopers", () => {
    const lenders = (mine: Fielding, friend: Fielding) => {
      const state = scene({ armies: [[mine, friend], [{ unit: "rebel-troopers", at: [300, 550] }]] });
      const pool: FormedPool = { defender: 2, attack: "ranged", weapons: [], dice: [], resolved: false, again: null };
      return poolSituation({ box, state }, 0, pool)?.situation.lenders.attacker.map(({ id }) => id);
    };
    expect(lenders(clones(300), clones(150))).toEqual(["p1.1"]);
    expect(lenders(clones(300), { ...clones(150), ...BATCH })).toEqual([]);
    expect(lenders({ ...clones(300), ...BATCH }, clones(150))).toEqual([]);
  });

  it("[leg.kw.were-not-regs.backup] A unit with We're Not Regs does not benefit from backup", () => {
    const helper: Fielding = { unit: "rebel-troopers", at: [380, 730] };
    expect(isBacked({ ...BATCH, at: [300, 730] }, helper)).toBe(false);
    expect(isBacked({ unit: "chewbacca-walking-carpet", at: [300, 730] }, helper)).toBe(true);
  });
});

describe("Wound", () => {
  it("[leg.kw.wound-x] A unit with Wound X suffers X wounds once, when it enters play by a move or otherwise", () => {
    const reserve: Fielding = { unit: "stormtroopers", at: null };
    const far: Fielding = { unit: "rebel-troopers", at: [1500, 800] };
    const begin = having(onMission(scene({ armies: [[reserve], [far]], frames: [acting(0)] })), 0, { wound: 1 });
    const asked = settled(begin).state;
    const [move] = movesOf(asked);
    if (move === undefined) throw new Error("no room");
    const deployed = playOut(asked, [moving(move)]);
    expect(offered(deployed.state)[0]).toMatch(/^wound p1\.0\./);
    const placed = done(
      having(onMission(scene({ armies: [[reserve], [far]], state: { phase: "setup", round: 0 } })), 0, { wound: 2 }),
      (work) => deployInTerritory(work, 0),
    ).state;
    const asks = placeAll(placed);
    expect(engine.decision(asks)).toMatchObject({ kind: "wounds" });
    const onTable = having(
      scene({ armies: [[{ unit: "stormtroopers", at: [300, 300] }], [far]], frames: [acting(0)] }),
      0,
      {
        wound: 1,
      },
    );
    const again = playOut(settled(onTable).state, [perform("aim")]);
    expect(eventsOf(again, "unit-wounded")).toEqual([]);
  });
});
