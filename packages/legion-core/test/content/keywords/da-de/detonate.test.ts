import { at, nearest } from "@sw/tabletop";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { brokenInvariants } from "../../../../src/saves/invariants.ts";
import { stateSchema } from "../../../../src/saves/parse/state.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State, TableToken } from "../../../../src/state/state.ts";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { statusOf } from "../../../../src/units/positions.ts";
import { choose, DONE, faces, PASS, perform, unitChosen, wound } from "../../../helpers/actions.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, engine, playOut } from "../../../helpers/scene.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { detonated, enemiesAt, mined, pointsOfBoth, putCharge, sabineActs, unitsDefeated } from "../helpers.ts";

describe("Detonate", () => {
  const TROOPER: UnitSpec = { unit: "stormtroopers", at: [600, 400], defeated: 3, order: "faceup" };

  /** Sabine Wren, whose command card in play lets her detonate charges. */
  const SABINE: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [300, 300], order: "faceup" };

  const FAR = [1500, 800] as const;

  type Charge = readonly [x: number, y: number, z?: number];

  /** Charges of the first player that lie somewhere, in millimetres. */
  const charges = (...spots: readonly Charge[]): NonNullable<Scenario["tokens"]> =>
    spots.map((at) => ({ kind: "charge", name: "thermal-charge", owner: "player-1", at }));

  const CRITICAL: Action = { type: "choose-option", subject: "critical" };

  const blow = (token: number): Action => ({ type: "choose-option", subject: `thermal-charge.${token}` });

  const down = ({ tokens: all }: State): readonly TableToken[] => all.filter(({ removed }) => !removed);

  const after = (...actions: readonly Action[]): State =>
    playOut(sabineActs({ tokens: charges([600, 300]) }), actions).state;

  /** Adds the ranged weapon of a miniature. */
  function add(subject: string): Action {
    return { type: "add-weapon", subject, weapon: 1, kind: "ranged" };
  }

  it("[leg.kw.detonate-x.attacker] Sweep and Clear scores units defeated by a unit's attack, but none defeated by a charge", () => {
    const mission = { primary: "close-the-pocket", secondary: "sweep-and-clear" };
    const swept = detonated(mined(TROOPER, {}, { mission }));
    expect(unitsDefeated(swept)).toEqual(["p2.0"]);
    expect(engine.decision(swept.state)).toMatchObject({ kind: "action", seat: "player-1" });
    expect(pointsOfBoth(swept.state)).toEqual([0, 0]);
  });

  it("[leg.kw.detonate-x.attack] Wookiees that lose a miniature to a charge may move after they have gained suppression", () => {
    const wookiees: UnitSpec = {
      unit: "wookiee-warriors-noble-fighters",
      at: [600, 400],
      others: [
        [640, 400],
        [560, 400],
      ],
      wounds: [0, 2],
      order: "faceup",
    };
    const force: Partial<SideSpec> = { faction: "galactic-republic", battleForce: "wookiee-defenders" };
    const lost = detonated(mined(wookiees, force));
    expect(eventsOf(lost, "miniature-defeated").map(({ miniature }) => miniature)).toEqual(["p2.0.1"]);
    expect(engine.decision(lost.state)).toMatchObject({ kind: "move", seat: "player-2", context: { unit: "p2.0" } });
    expect(nearest(lost.state, "pool")).toBeUndefined();
    expect(unitTokens(lost.state, 1, "suppression")).toBe(1);
    const stayed = playOut(lost.state, [PASS]);
    expect(engine.decision(stayed.state)).toMatchObject({ kind: "action", seat: "player-1" });
    const hurt = detonated(mined({ ...wookiees, wounds: [] }, force));
    const healthy = playOut(hurt.state, [wound("p2.0.1")]);
    expect(engine.decision(healthy.state)).toMatchObject({ kind: "action", seat: "player-1" });
  });

  it("[leg.kw.detonate-x.attack] Friends' cards protect a unit attacked by a charge as in any ranged attack, and clones lend dodge tokens", () => {
    const prey: UnitSpec = { unit: "rebel-troopers", at: [600, 400], defeated: 3, order: "faceup" };
    const luke: UnitSpec = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["force-barrier"],
      at: [720, 480],
    };
    const barred = detonated(mined(prey, { units: [prey, luke] }), ["critical", "critical"]).state;
    expect(offered(barred)).toEqual(["choose-option force-barrier critical", "pass"]);
    const saved = playOut(barred, [{ type: "choose-option", subject: "force-barrier critical" }], ["blank"]);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    expect(saved.state.units[2]?.cards).toEqual(["exhausted"]);
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [600, 400], defeated: 3, order: "faceup" };
    const lender: UnitSpec = { ...clones, at: [720, 480], tokens: { dodge: 1 } };
    const asked = detonated(mined(clones, { units: [clones, lender] }), ["hit", "hit"]).state;
    expect(offered(asked)).toContain("choose-option dodge of p2.1");
  });

  it("[leg.kw.detonate-x.attacker] [leg.withdraw.no-attack] A charge is not an attack of the unit that detonates it, which may still withdraw", () => {
    const engaged = scenario({
      activating: "p1.0",
      tokens: charges([590, 310]),
      "player-1": { units: [{ ...SABINE, at: [400, 300] }], hand: [], permanents: ["explosions"] },
      "player-2": { units: [{ unit: "stormtroopers", at: [427, 300], defeated: 3 }], hand: [] },
    });
    const blown = playOut(engaged, [perform("recover"), blow(0)], ["blank", "blank"]);
    expect(eventsOf(blown, "attack-declared")).toMatchObject([{ defender: "p2.0", cause: "detonate" }]);
    expect(offered(blown.state)).toEqual(expect.arrayContaining(["perform attack", "perform withdraw"]));
  });

  it("[leg.kw.detonate-x.when] Charges can be detonated after an attack in which the attacker was defeated", () => {
    const start = scenario({
      table: { terrain: [] },
      tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [600, 300] }],
      "player-1": {
        units: [
          { unit: "rebel-commandos", at: [300, 700], defeated: 3 },
          { unit: "rebel-troopers", at: [1500, 100], order: "facedown" },
        ],
      },
      "player-2": {
        units: [
          { unit: "darth-vader-the-emperors-apprentice", at: [300, 500], order: "faceup" },
          { ...SABINE, at: [900, 100] },
        ],
        permanents: ["explosions"],
      },
      activating: "p1.0",
    });
    const shot = playOut(start, [perform("attack")], ["critical", "defense-surge"]);
    expect(unitsDefeated(shot)).toEqual(["p1.0"]);
    expect(offered(shot.state)).toEqual(["choose-option thermal-charge.0", "done"]);
  });

  it("[leg.kw.detonate-x.when] A unit with Detonate may detonate charges after each action of a unit of either player", () => {
    const mine = after(perform("aim"));
    expect(engine.decision(mine)).toMatchObject({ seat: "player-1", kind: "mission", rule: "leg.kw.detonate-x.when" });
    expect(offered(mine)).toEqual(["choose-option thermal-charge.0", "done"]);
    const theirs = playOut(sabineActs({ tokens: charges([600, 300]), activating: "p2.0" }), [perform("dodge")]).state;
    expect(engine.decision(theirs)?.seat).toBe("player-1");
    expect(offered(playOut(theirs, [DONE]).state)).toContain("perform aim");
    const shot = sabineActs({ tokens: charges([600, 300]), theirs: enemiesAt([300, 500], FAR), activating: "p2.0" });
    const attacked = playOut(shot, [perform("attack"), add("p2.0.1"), DONE], [...faces(1, "blank")]).state;
    expect(offered(attacked)).toEqual(["choose-option thermal-charge.0", "done"]);
  });

  it("[leg.kw.detonate-x.when] A unit with Detonate may detonate charges after a move and right after arming them", () => {
    const moves = playOut(sabineActs({ tokens: charges([600, 300]), activating: "p2.0" }), [perform("move")]).state;
    const [first] = engine.legalActions(moves);
    const moved = playOut(moves, first === undefined ? [] : [first]).state;
    expect(offered(moved)).toEqual(["choose-option thermal-charge.0", "done"]);
    const armed = playOut(sabineActs({}), [perform("arm"), putCharge(300, 400), putCharge(400, 300)]).state;
    expect(offered(armed)).toEqual(["choose-option thermal-charge.0", "choose-option thermal-charge.1", "done"]);
  });

  it("[leg.kw.detonate-x.when] Detonate X detonates up to X charges of its own player and type, one after the other", () => {
    const three = charges([600, 300], [700, 300], [800, 300]);
    const foreign = { ...at(three, 0), owner: "player-2", at: [900, 300] } as const;
    const another = { ...at(three, 0), name: "dioxis-charge", at: [1000, 300] } as const;
    const asked = playOut(sabineActs({ tokens: [...three, foreign, another] }), [perform("aim")]).state;
    expect(offered(asked)).toEqual([0, 1, 2].map((token) => `choose-option thermal-charge.${token}`).concat("done"));
    const one = playOut(asked, [blow(1)]).state;
    expect(offered(one)).toEqual(["choose-option thermal-charge.0", "choose-option thermal-charge.2", "done"]);
    const two = playOut(one, [blow(0)]).state;
    expect(engine.decision(two)?.kind).toBe("action");
    expect(down(two)).toHaveLength(3);
    expect(engine.decision(playOut(one, [DONE]).state)?.kind).toBe("action");
  });

  it("[leg.kw.detonate-x.priority] Standby tokens may be spent before charges detonate, and all other effects come after", () => {
    const watching: UnitSpec = { ...at(enemiesAt([300, 540]), 0), tokens: { standby: 1 } };
    const steady = [{ unit: "p1.0", keyword: "relentless", value: 1, until: "game" }] as const;
    const start = sabineActs({ tokens: charges([600, 300]), theirs: [watching, ...enemiesAt(FAR)], ongoing: steady });
    const asked = playOut(start, [perform("move")]).state;
    const stay = engine.legalActions(asked).find((one) => one.type === "move");
    const moved = playOut(asked, stay === undefined ? [] : [stay]).state;
    expect(engine.decision(moved)).toMatchObject({ kind: "standby", seat: "player-2" });
    const then = playOut(moved, [PASS]).state;
    expect(offered(then)).toEqual(["choose-option thermal-charge.0", "done"]);
    // The free attack of Relentless waits for the charge.
    expect(offered(playOut(then, [DONE]).state)).toEqual(["effect 0", "pass"]);
  });

  it("[leg.kw.detonate-x.priority] If both players can detonate charges, the player whose unit did not act goes first", () => {
    const bossk: UnitSpec = { unit: "bossk-trandoshan-terror", at: [900, 800], order: "faceup" };
    const theirs = { ...at(charges([700, 500]), 0), name: "dioxis-charge", owner: "player-2" } as const;
    const state = scenario({
      tokens: [...charges([600, 300]), theirs],
      "player-1": { units: [SABINE], permanents: ["explosions"], orderPool: {} },
      "player-2": { units: [bossk, ...enemiesAt(FAR)], permanents: ["merciless-munitions"], orderPool: {} },
      ongoing: [
        { unit: "p1.0", keyword: "detonate", value: 1, until: "game" },
        { unit: "p2.0", keyword: "detonate", value: 1, until: "game" },
      ],
      activating: "p1.0",
    });
    const asked = playOut(state, [perform("aim")]).state;
    expect(engine.decision(asked)?.seat).toBe("player-2");
    expect(offered(asked)).toEqual(["choose-option dioxis-charge.1", "done"]);
    const next = playOut(asked, [DONE]).state;
    expect(engine.decision(next)?.seat).toBe("player-1");
    expect(offered(next)).toEqual(["choose-option thermal-charge.0", "done"]);
  });

  it("[leg.kw.detonate-x.attack] [leg.kw.area-weapon.attacks] A charge attacks each unit at range 1 in sight in turn, friends and engaged units included", () => {
    const friend: UnitSpec = {
      unit: "rebel-troopers",
      at: [600, 400],
      others: [
        [600, 430],
        [600, 460],
        [600, 490],
      ],
      order: "faceup",
    };
    const engaged: UnitSpec = {
      unit: "stormtroopers",
      at: [627, 400],
      others: [
        [627, 430],
        [654, 430],
        [627, 460],
      ],
      order: "faceup",
    };
    const beyond: UnitSpec = {
      unit: "stormtroopers",
      at: [600, 120],
      others: [
        [600, 90],
        [600, 60],
        [600, 30],
      ],
      order: "faceup",
    };
    const start = sabineActs({ mine: [SABINE, friend], theirs: [engaged, beyond], tokens: charges([600, 300]) });
    const asked = playOut(start, [perform("aim"), blow(0)]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "choose-unit", rule: "leg.kw.detonate-x.attack" });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
    const shot = playOut(asked, [unitChosen("p2.0")], ["hit", "hit", "blank", "blank"]);
    expect(eventsOf(shot, "attack-declared")).toMatchObject([{ unit: "p1.0", defender: "p2.0", dice: [1, 0, 1] }]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ defender: "p2.0", wounds: 2 }]);
  });

  it("[leg.kw.detonate-x.attack] A charge attacks with the keywords of its own weapon, and never a unit out of its sight", () => {
    const behind: UnitSpec = {
      unit: "stormtroopers",
      at: [600, 400],
      others: [
        [600, 430],
        [630, 430],
        [570, 430],
      ],
      order: "faceup",
    };
    const low = { terrain: [piece("wall", rectangle(500, 370, 200, 5), 15, { cover: "heavy" })] };
    const start = sabineActs({ theirs: [behind, ...enemiesAt(FAR)], tokens: charges([600, 300]), table: low });
    // Blast: the cover dice are rolled and cancel nothing. Critical 2 converts the surge.
    const dice = ["hit", "attack-surge", "block", "blank", "blank"];
    const shot = playOut(start, [perform("aim"), blow(0), CRITICAL], dice);
    expect(eventsOf(shot, "dice-rolled").map(({ dice }) => dice.length)).toEqual([2, 1, 2]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    const high = { terrain: [piece("wall", rectangle(400, 370, 400, 5), 200)] };
    const hidden = sabineActs({ theirs: [behind, ...enemiesAt(FAR)], tokens: charges([600, 300]), table: high });
    const wasted = playOut(hidden, [perform("aim"), blow(0)]);
    expect(eventsOf(wasted, "attack-declared")).toEqual([]);
    expect(eventsOf(wasted, "token-removed")).toMatchObject([{ token: "thermal-charge.0" }]);
  });

  it("[leg.kw.detonate-x.attack] A charge wounds only miniatures that it sees, and suppresses like a ranged attack", () => {
    const inPart: UnitSpec = {
      unit: "stormtroopers",
      at: [600, 400],
      others: [
        [600, 440],
        [600, 470],
        [630, 470],
      ],
      order: "faceup",
    };
    const shed = { terrain: [piece("wall", rectangle(500, 420, 200, 5), 200)] };
    const start = sabineActs({ theirs: [inPart, ...enemiesAt(FAR)], tokens: charges([600, 300]), table: shed });
    const shot = playOut(start, [perform("aim"), blow(0), wound("p2.0.1")], ["critical", "critical", "blank", "blank"]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    expect(unitTokens(shot.state, 1, "suppression")).toBe(1);
  });

  it("[leg.kw.detonate-x.attacker] A charge attacks without the aim tokens, observation tokens, keywords or surge chart of the unit that detonated it", () => {
    const marked: UnitSpec = { unit: "stormtroopers", at: [600, 400], order: "faceup", tokens: { observation: 1 } };
    const aiming: UnitSpec = { ...SABINE, tokens: { aim: 2, surge: 1 } };
    const sharp = [{ unit: "p1.0", keyword: "marksman", value: 1, until: "game" }] as const;
    const start = sabineActs({
      mine: [aiming],
      theirs: [marked, ...enemiesAt(FAR)],
      tokens: charges([600, 300]),
      ongoing: sharp,
    });
    const shot = playOut(start, [perform("dodge"), blow(0), PASS], faces(2, "attack-surge"));
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    expect(unitTokens(shot.state, 0, "aim")).toBe(2);
    expect(unitTokens(shot.state, 1, "observation")).toBe(1);
  });

  it("[leg.kw.detonate-x.attacker] Deflect wounds no unit when a charge attacks, and the charge is removed after its attacks", () => {
    const jedi: UnitSpec = {
      unit: "luke-skywalker-jedi-knight",
      at: [600, 400],
      order: "faceup",
      tokens: { dodge: 1 },
    };
    const start = sabineActs({ theirs: [jedi, ...enemiesAt(FAR)], tokens: charges([600, 300]) });
    const shot = playOut(start, [perform("aim"), blow(0), choose("dodge")], ["hit", "critical", "defense-surge"]);
    expect(eventsOf(shot, "unit-wounded")).toEqual([]);
    expect(eventsOf(shot, "token-removed")).toMatchObject([
      { token: "thermal-charge.0", rule: "leg.kw.detonate-x.attacker", cause: "detonate" },
    ]);
    expect(down(shot.state)).toEqual([]);
  });

  it("[leg.kw.detonate-x.attacker] A defender's card that wounds its attacker wounds no unit when a charge attacks", () => {
    const start = scenario({
      table: { terrain: [] },
      tokens: charges([600, 300]),
      "player-1": { units: [SABINE], permanents: ["explosions"], orderPool: {} },
      "player-2": {
        units: [{ unit: "darth-vader-dark-lord-of-the-sith", at: [600, 400] }, ...enemiesAt(FAR)],
        revealed: "fear-and-dead-men",
        orderPool: {},
      },
      activating: "p1.0",
    });
    const shot = playOut(start, [perform("aim"), blow(0)], ["critical", "critical", "block", "blank"]);
    expect(eventsOf(shot, "unit-wounded")).toMatchObject([{ miniature: "p2.0.0", wounds: 1 }]);
  });

  it("[leg.kw.detonate-x.attack] A friend may use Guardian for a unit attacked by a charge, because that is a ranged attack", () => {
    const start = sabineActs({
      theirs: [
        { unit: "stormtroopers", at: [600, 430], defeated: 3 },
        { unit: "obi-wan-kenobi-civilized-warrior", at: [700, 530] },
        ...enemiesAt(FAR),
      ],
      tokens: charges([600, 300]),
    });
    const asked = playOut(start, [perform("aim"), blow(0)], ["hit", "hit"]).state;
    expect(offered(asked)).toEqual(["choose-option guardian p2.1", "pass"]);
  });

  it("[leg.kw.detonate-x.attack] A charge may defeat the unit that detonates it, and its attacks continue", () => {
    const near: UnitSpec = { ...SABINE, wounds: [4], tokens: {} };
    const target: UnitSpec = { unit: "stormtroopers", at: [300, 480], order: "faceup" };
    const start = sabineActs({
      mine: [near, { unit: "rebel-troopers", at: [1500, 200], order: "faceup" }],
      theirs: [target, ...enemiesAt(FAR)],
      tokens: charges([300, 370]),
      activating: "p2.0",
    });
    const asked = playOut(start, [perform("dodge"), blow(0)]).state;
    const fallen = playOut(asked, [unitChosen("p1.0")], ["critical", "critical", "blank", "blank", "blank", "blank"]);
    expect(statusOf(at(fallen.state.units, 0))).toBe("defeated");
    expect(eventsOf(fallen, "attack-declared").map(({ defender }) => defender)).toEqual(["p1.0", "p2.0"]);
  });

  it("[leg.kw.detonate-x.when] A unit defeated by its first charge cannot detonate a second one", () => {
    const near: UnitSpec = { ...SABINE, wounds: [4], tokens: {} };
    const start = sabineActs({
      mine: [near, { unit: "rebel-troopers", at: [1500, 200], order: "faceup" }],
      tokens: charges([300, 370], [900, 370]),
      activating: "p2.0",
    });
    const asked = playOut(start, [perform("dodge")]).state;
    const fallen = playOut(asked, [blow(0)], ["critical", "critical", "blank", "blank"]).state;
    expect(statusOf(at(fallen.units, 0))).toBe("defeated");
    expect(engine.decision(fallen)).toMatchObject({ kind: "action", seat: "player-2" });
    expect(down(fallen)).toHaveLength(1);
  });

  it("[leg.kw.immune-range-1-weapons] A charge does not attack a unit that is immune to range 1 weapons", () => {
    const immune = [{ unit: "p2.0", keyword: "immune-range-1-weapons", value: 1, until: "game" }] as const;
    const start = sabineActs({ theirs: enemiesAt([600, 400], FAR), tokens: charges([600, 300]), ongoing: immune });
    expect(eventsOf(playOut(start, [perform("aim"), blow(0)]), "attack-declared")).toEqual([]);
  });

  it("[leg.kw.area-weapon.alone] The weapon of a charge cannot be added to an attack pool of the unit", () => {
    const start = sabineActs({ theirs: enemiesAt([300, 400], FAR), detonates: 0 });
    const shot = playOut(start, [perform("attack")], faces(3, "blank"));
    expect(eventsOf(shot, "attack-declared")).toMatchObject([{ dice: [1, 1, 1] }]);
  });

  it("A game saved during a detonation can be loaded, but is refused if its token is missing", () => {
    const start = sabineActs({ theirs: enemiesAt([600, 400], [600, 200]), tokens: charges([600, 300]) });
    const asked = playOut(start, [perform("aim"), blow(0), unitChosen("p2.0")], ["hit", "attack-surge"]).state;
    expect(offered(asked)).toEqual(["choose-option critical", "pass"]);
    const { output } = safeParse(stateSchema(box), JSON.parse(JSON.stringify(asked)));
    expect(output).toEqual(asked);
    expect(brokenInvariants({ box, state: asked })).toEqual([]);
    const frames = asked.frames.map((frame) => (frame.kind === "area" ? { ...frame, token: 7 } : frame));
    expect(brokenInvariants({ box, state: { ...asked, frames } })).toMatchObject([{ code: "no-such-token" }]);
  });
});
