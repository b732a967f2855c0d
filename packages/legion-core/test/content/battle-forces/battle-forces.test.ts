import { type Action, BATTLE_FORCES, type Config, createGame, game } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { SKIRMISH, TEMPEST, VILLAGE } from "@sw/legion-core/examples";
import { laidOut, play, type Scenario, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { describe as told } from "@sw/legion-core/text";
import { expectOk, nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/attack/pools/keyword.ts";
import { lentOffers } from "../../../src/attack/pools/offers.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { orderable } from "../../../src/rounds/orders.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { mm } from "../../../src/table/lengths.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { hasPermit, keywordsOf } from "../../../src/units/keywords.ts";

const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [1700, 800] };
const TEMPEST_FORCE = "tempest-force";
const VILLAGERS = "bright-tree-village";

function sides(units: readonly UnitSpec[], battleForce: string | undefined): Scenario {
  const force = battleForce === undefined ? {} : { battleForce };
  return { "player-1": { units, ...force }, "player-2": { units: [REBELS] } };
}

/** Suppression that each unit of the first army has after the step of the End Phase. */
function suppressed(units: readonly UnitSpec[], battleForce?: string): readonly number[] {
  const state = scenario({ ...sides(units, battleForce), phase: "end" });
  return units.map((_, unit) => unitTokens(state, unit, "suppression"));
}

/** The keywords of the first unit of an army. */
function first(unit: UnitSpec, battleForce?: string) {
  return keywordsOf({ box: BOX, state: laidOut(sides([unit, OFFICER], battleForce)) }, 0);
}

/** Set-up has come to the step of set-up effects. */
function settingAside(units: readonly string[], battleForce: string | undefined): State {
  const { "player-1": own, ...rest } = sides([], battleForce);
  const work = new GameWork(BOX, laidOut({ ...rest, "player-1": { ...own, units }, phase: "setup" }), undefined);
  atMoment(work, "setup-effects", null);
  return work.finish().state;
}

/** The speeders that were set aside have just been activated. */
function activatedAside(): State {
  const start = scenario({
    ...sides([{ unit: "74-z-speeder-bikes", order: "faceup" }, OFFICER], TEMPEST_FORCE),
    mission: { primary: "close-the-pocket" },
    ongoing: [{ unit: "p1.0", keyword: TEMPEST_FORCE, value: 1, until: "game" }],
  });
  return play(start, [{ type: "activate", subject: "p1.0" }]).state;
}

describe("Tempest Force", () => {
  const troopers = (x: number, more: Partial<UnitSpec> = {}): UnitSpec => {
    return { unit: "stormtroopers", at: [x, 100], tokens: { suppression: 2 }, ...more };
  };

  it("[leg.battle-force.own-rules] Vehicles of Tempest Force have Scout 2; its troopers and vehicles of other armies have only their printed keywords", () => {
    const speeders = { unit: "74-z-speeder-bikes", at: [500, 500] } as const;
    expect(first(speeders, TEMPEST_FORCE)).toMatchObject({ scout: 2 });
    expect(first(speeders)).not.toHaveProperty("scout");
    expect(first(troopers(500), TEMPEST_FORCE)).not.toHaveProperty("scout");
    expect(first({ unit: "scout-troopers", at: [500, 500] }, TEMPEST_FORCE)["scout"]).toBe(
      first({ unit: "scout-troopers", at: [500, 500] })["scout"],
    );
  });

  it("[leg.kw.scout-x.deploy] A vehicle of Tempest Force in reserve may deploy with a free move of speed 2", () => {
    const offered = (battleForce?: string) => {
      const units: readonly UnitSpec[] = [{ unit: "at-st", order: "faceup" }, OFFICER];
      const start = scenario({ ...sides(units, battleForce), mission: { primary: "close-the-pocket" } });
      const { state } = play(start, [{ type: "activate", subject: "p1.0" }]);
      const scouting = { type: "effect", subject: 0 } as const;
      if (game.why(state, scouting) !== undefined) return undefined;
      return nearest(play(state, [scouting]).state, "move")?.terms.speed;
    };
    expect(offered(TEMPEST_FORCE)).toBe(2);
    expect(offered()).toBeUndefined();
  });

  it("[leg.end.remove-suppression] A unit of Tempest Force far from commanders and without a comms upgrade keeps its suppression", () => {
    const units = [OFFICER, troopers(480), troopers(680)];
    expect(suppressed(units, TEMPEST_FORCE)).toEqual([0, 1, 2]);
    expect(suppressed(units)).toEqual([0, 1, 1]);
  });

  it("[leg.end.remove-suppression] A unit of Tempest Force with a comms upgrade that is not discarded, or a promoted one, removes suppression normally", () => {
    const relay = (state: "readied" | "discarded") =>
      troopers(1200, { upgrades: [{ card: "onboard-comms-channel", state }] });
    expect(suppressed([OFFICER, relay("readied")], TEMPEST_FORCE)).toEqual([0, 1]);
    expect(suppressed([OFFICER, relay("discarded")], TEMPEST_FORCE)).toEqual([0, 2]);
    expect(suppressed([OFFICER, troopers(1200, { commander: true })], TEMPEST_FORCE)).toEqual([0, 1]);
  });

  it("[leg.battle-force.own-rules] Tempest Force may set aside one undeployed special forces or support unit in set-up", () => {
    const units = ["imperial-officer-ruthless-efficiency", "stormtroopers", "scout-troopers", "74-z-speeder-bikes"];
    const asked = settingAside(units, TEMPEST_FORCE);
    expect(game.decision(asked)?.context).toMatchObject({
      effects: [
        { effect: TEMPEST_FORCE, unit: "p1.2" },
        { effect: TEMPEST_FORCE, unit: "p1.3" },
      ],
    });
    const aside = play(asked, [{ type: "effect", subject: 1 }]).state;
    expect(aside.ongoing).toEqual([{ unit: 3, keyword: TEMPEST_FORCE, value: 1, until: "game" }]);
    expect(game.decision(aside)?.kind).not.toBe("effects");
    expect(play(asked, [{ type: "pass" }]).state.ongoing).toEqual([]);
    expect(settingAside(units, undefined).frames.at(-1)).toMatchObject({ moment: "setup-effects", pending: [] });
  });

  it("[leg.battle-force.own-rules] Tempest Force cannot set aside a unit that holds an asset", () => {
    const units = [OFFICER, { unit: "scout-troopers" }];
    const start = laidOut({
      ...sides(units, TEMPEST_FORCE),
      phase: "setup",
      tokens: [{ kind: "asset", name: "bomb", owner: "player-1", holder: "p1.1" }],
    });
    const work = new GameWork(BOX, start, undefined);
    atMoment(work, "setup-effects", null);
    expect(work.finish().state.frames.at(-1)).toMatchObject({ moment: "setup-effects", pending: [] });
  });

  it("[leg.battle-force.own-rules] The unit set aside by Tempest Force is placed anywhere beyond range 2 of enemies and then has no actions", () => {
    const asked = activatedAside();
    expect(game.decision(asked)).toMatchObject({ kind: "place", rule: "leg.battle-force.own-rules" });
    const spots = game.legalActions(asked).flatMap((action) => (action.type === "place" ? [action.to] : []));
    const far = spots.map(({ x, y }) => Math.sqrt((x - mm(1700)) ** 2 + (y - mm(800)) ** 2));
    expect(Math.min(...far)).toBeGreaterThan(mm(304.8));
    expect(spots.some(({ y }) => y > mm(700))).toBe(true);
    const near: Action = {
      type: "place",
      subject: "p1.0.0",
      to: { x: mm(1500), y: mm(800), z: 0 },
      heading: { x: 1, y: 0 },
    };
    const refused = game.why(asked, near);
    expect(refused).toMatchObject({ rule: "leg.battle-force.own-rules", code: "too-near-enemies" });
    if (refused !== undefined) expect(told({ violation: refused }, { locale: "es" })).toContain("cerca");
    // Of the speeders' bases, 50 mm wide, and that of a trooper.
    const { x: left = 0 } = asked.units[2]?.miniatures.reduce((one, other) => (other.x < one.x ? other : one)) ?? {};
    const beside = (gap: number) =>
      game.why(asked, { ...near, to: { x: left - mm(13.5 + gap + 25), y: mm(800), z: 0 } });
    expect([beside(300)?.code, beside(301)?.code === "too-near-enemies"]).toEqual(["too-near-enemies", false]);
    let state = asked;
    while (game.decision(state)?.kind === "place") {
      const [first] = game.legalActions(state);
      if (first !== undefined) state = play(state, [first]).state;
    }
    expect(state.units[0]?.order).toBe("facedown");
    expect(state.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    expect(state.ongoing).toEqual([]);
    expect(game.decision(state)).toMatchObject({ seat: "player-2", context: { unit: "p2.0" } });
  });
});

describe("Bright Tree Village", () => {
  const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [100, 100], tokens: { suppression: 2 } };
  const ewoks: UnitSpec = { unit: "ewok-skirmishers", at: [300, 100], tokens: { suppression: 2 } };

  it("[leg.end.remove-suppression] Ewoks of Bright Tree Village keep their suppression, and their non-Ewok friends remove one token", () => {
    expect(suppressed([leia, ewoks], VILLAGERS)).toEqual([1, 2]);
    expect(suppressed([leia, ewoks])).toEqual([1, 1]);
  });

  it("[leg.kw.allies-of-convenience.orders] Rebel commanders of Bright Tree Village may order Ewoks, but operatives may not", () => {
    const chewbacca: UnitSpec = { unit: "chewbacca-walking-carpet", at: [100, 300] };
    const officer: UnitSpec = { unit: "rebel-officer-fighting-for-freedom", at: [100, 100] };
    const ordered = (leader: UnitSpec, battleForce?: string) => {
      const { "player-1": own, ...rest } = sides([leader, ewoks], battleForce);
      const spec = { ...rest, "player-1": { ...own, revealed: "assault", nominated: "p1.0" } };
      return orderable({ box: BOX, state: laidOut(spec) }, 0, []);
    };
    expect(ordered(officer, VILLAGERS)).toEqual([0, 1]);
    expect(ordered(officer)).toEqual([0]);
    expect(ordered(chewbacca, VILLAGERS)).not.toContain(1);
    for (const unit of ["rebel-troopers", "rebel-commandos", "chewbacca-walking-carpet"]) {
      const promoted: UnitSpec = { unit, at: [100, 100], commander: true };
      expect(ordered(promoted, VILLAGERS), unit).toContain(1);
      expect(ordered(promoted), unit).not.toContain(1);
    }
  });
});

describe("212th Attack Battalion", () => {
  const BATTALION = "212th-attack-battalion";
  const AT_RT = "at-rt-galactic-republic";
  const attacker: UnitSpec = { unit: AT_RT, at: [600, 300], heading: { x: 0, y: 1 }, tokens: { aim: 1 } };

  /** Who lends the walker tokens in its attack, and what is withheld. */
  const lenders = (friends: readonly UnitSpec[], battleForce?: string) => {
    const force = battleForce === undefined ? {} : { battleForce };
    const start = scenario({
      "player-1": { units: [attacker, ...friends], ...force },
      "player-2": { units: [{ unit: "b1-battle-droids", at: [600, 500] }] },
      activating: "p1.0",
    });
    let state = play(start, [{ type: "perform", subject: "attack" }]).state;
    for (const wanted of ["declare", "add-weapon", "done"]) {
      const action = game.legalActions(state).find(({ type }) => type === wanted);
      if (action !== undefined) state = play(state, [action]).state;
    }
    const pool = nearest(state, "pool");
    return pool?.situation.lenders.attacker.map(({ id, by, withheld = [] }) => [id, ...by, ...withheld]);
  };

  it("[leg.battle-force.own-rules] Vehicles of the 212th at range 2 share all green tokens with each other, and clones lend them aims and dodges", () => {
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [800, 300] };
    const walker: UnitSpec = { unit: AT_RT, at: [400, 300] };
    expect(lenders([walker, clones], BATTALION)).toEqual([
      ["p1.1", BATTALION],
      ["p1.2", BATTALION, `${BATTALION} surge`],
    ]);
    expect(lenders([walker, clones])).toEqual([]);
    expect(lenders([{ ...walker, at: [200, 300] }], BATTALION)).toEqual([]);
    expect(lenders([{ ...walker, commander: true }], BATTALION)).toEqual([]);
  });
});

describe("tokens that are not lent", () => {
  it("[leg.kw.exemplar] A token that a friend withholds under one keyword is not offered; its other tokens are", () => {
    const offer = (spends: "aim" | "surge"): Offer => ({
      id: spends,
      stage: "convert-attack",
      side: "attacker",
      spends,
      available: () => true,
      take: (pool) => pool,
    });
    const lender = {
      id: "p1.1",
      by: ["some", "other"],
      tokens: { aim: 1, dodge: 0, surge: 1 },
      withheld: ["some surge"],
    };
    const lenders = { attacker: [lender], defender: [] };
    const lent = lentOffers({ lenders }, [offer("aim"), offer("surge")]);
    expect(lent.map(({ id }) => id)).toEqual(["aim of p1.1 by some", "aim of p1.1 by other", "surge of p1.1 by other"]);
  });
});

describe("forces whose rules are about building", () => {
  it("[leg.battle-force.own-rules] No unit has Field Commander in a battle force that forbids it", () => {
    const airspeeder: UnitSpec = { unit: "t-47-airspeeder", at: [300, 300], upgrades: ["wedge-antilles"] };
    const has = (battleForce?: string) =>
      hasPermit({ box: BOX, state: laidOut(sides([airspeeder], battleForce)) }, 0, "issues-orders");
    expect(has()).toBe(true);
    expect(has("echo-base-defenders")).toBe(false);
  });

  it("[leg.battle-force.own-rules] A battle force whose rules are only about building plays like an army without a battle force", () => {
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [300, 300] };
    expect(first(clones, "501st-legion")).toEqual(first(clones));
  });
});

describe("forces that nobody plays", () => {
  const refusal = (armies: Config["armies"], played = game) => {
    const result = played.setup({ ...SKIRMISH, armies }, "seed");
    return result.ok ? undefined : result.violation;
  };

  it("[leg.battle-force.own-rules] An army with a battle force that has no implementation is refused, and the refusal names the seat and the battle force", () => {
    const { "bright-tree-village": village, ...forces } = BATTLE_FORCES;
    expect(village).toBeDefined();
    const less = expectOk(createGame(defaultCatalogue, { forces }));
    const refused = refusal([TEMPEST, VILLAGE], less);
    expect(refused).toMatchObject({
      rule: "leg.battle-force.own-rules",
      code: "battle-force-not-played-yet",
      params: { seat: "player-2", battleForce: VILLAGERS },
    });
    expect(refusal([TEMPEST, VILLAGE])).toBeUndefined();
    if (refused === undefined) return;
    expect(told({ violation: refused }, { locale: "en" })).toContain("Bright Tree Village");
    expect(told({ violation: refused }, { locale: "es" })).toContain("Bright Tree Village");
  });

  it("[tt.catalogue.entry] A battle force registered under an id other than its own is refused", () => {
    const forces = { ...BATTLE_FORCES, nobodys: { id: "somebodys" } };
    expect(createGame(defaultCatalogue, { forces })).toMatchObject({
      ok: false,
      violation: { code: "under-another-id", params: { entry: "nobodys", about: "somebodys" } },
    });
  });
});
