import { describe, expect, it } from "vitest";
import { poolAgainst, weaponOptions } from "../../../src/attack/eligible.ts";
import { Reach } from "../../../src/attack/reach.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { State } from "../../../src/state/state.ts";
import { tokensOf } from "../../../src/state/tokens.ts";
import type { GameWork } from "../../../src/state/work.ts";
import { profileOf } from "../../../src/units/profiles.ts";
import { add, choose, DONE, declare, faces, wound } from "../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, left, offered, weapons } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const SNOW = { unit: "snowtroopers", at: HERE } as const;
const REBELS = { unit: "rebel-troopers", at: THERE } as const;
const ION = { ...SNOW, upgrades: ["t-7-ion-snowtrooper"] } as const;

/** The name of a weapon of the first miniature of the first unit. */
function nameOf(state: State, weapon: number): string {
  return profileOf({ box, state }, 0).miniatures[0]?.weapons[weapon]?.name ?? "";
}

/** An attack of the first unit once its first miniatures have so many wounds, by unit. */
function hurt(mine: readonly Fielding[], theirs: readonly Fielding[], wounds: Readonly<Record<number, number>>): State {
  const start = scene({ armies: [mine, theirs] });
  return done(start, (work) => {
    for (const [unit, count] of Object.entries(wounds)) work.miniature(Number(unit), 0).wounds = count;
    startAttack(work, 0, "attack");
  }).state;
}

describe("defenders", () => {
  it("[leg.attack.suppression-token] A defender that is defeated gains no suppression", () => {
    const start = hurt([SNOW], [{ unit: "leia-organa-fearless-and-inventive", at: THERE }, REBELS], { 1: 5 });
    const shot = playOut(start, [declare("p2.0"), add(0, 1), DONE], ["critical", "blank"]);
    expect(left(shot.state, 1)).toEqual([]);
    expect(eventsOf(shot, "tokens-gained")).toEqual([]);
  });

  it("[leg.cover.suppressed-improves] A suppressed unit in the open rolls a cover die for each hit", () => {
    const shot = (suppression: number, rolls: readonly string[]) => {
      const state = attackOf([SNOW], [{ ...REBELS, tokens: { suppression } }]);
      return eventsOf(playOut(state, [add(0, 1), DONE], rolls), "dice-rolled").map(({ dice }) => dice.length);
    };
    expect(shot(0, ["hit", "block"])).toEqual([1, 1]);
    expect(shot(1, ["hit", "block"])).toEqual([1, 1]);
    expect(shot(1, ["hit", "blank", "block"])).toEqual([1, 1, 1]);
  });

  it("[leg.kw.ion-x.gain] Droid troopers that suffer wounds from an Ion weapon gain ion tokens", () => {
    const state = attackOf([ION], [{ unit: "b2-super-battle-droids", at: THERE }]);
    const shot = playOut(state, [add(4, 2), DONE], [...faces(3, "critical"), "blank", "block", "block"]).state;
    const over = playOut(shot, [wound("p2.0.1")]).state;
    expect(tokensOf(over.units[1]?.tokens ?? [], "ion")).toBe(1);
  });

  it("[leg.kw.spray] Spray counts only the miniatures that the attacking miniature sees", () => {
    const spots = standing([
      [300, 420],
      [330, 420],
      [300, 480],
      [330, 480],
    ]);
    const hidden = { unit: "rebel-troopers", state: spots } as const;
    const state = attackOf([{ ...SNOW, upgrades: ["flametrooper"] }], [hidden], { table: wall(200, 440, 250, 10) });
    const formed = playOut(state, [add(4, 2), DONE], faces(2, "blank"));
    expect(eventsOf(formed, "attack-declared")).toMatchObject([{ dice: [0, 2, 0] }]);
  });

  it("[leg.kw.fixed] A weapon Fixed: Rear can be used against units behind, but not in front or beside", () => {
    const heading = standing([[900, 450]], { x: 1, y: 0 });
    const craft = { unit: "raddaugh-gnasp-fluttercraft", upgrades: ["gnasp-gunner"], state: heading } as const;
    const gunner = (x: number, y: number) => {
      const vader = { unit: "darth-vader-dark-lord-of-the-sith", at: [x, y] } as const;
      const start = scene({ armies: [[craft], [vader]] });
      const look = { box, state: start };
      const sequence = { attacker: 0, only: null, with: null, pools: [] };
      return weaponOptions(new Reach(look, sequence), poolAgainst(1, null)).map(({ weapon }) => nameOf(start, weapon));
    };
    expect(gunner(620, 450)).toContain("Mounted Bowcaster");
    expect(gunner(1180, 450)).not.toContain("Mounted Bowcaster");
    expect(gunner(900, 730)).not.toContain("Mounted Bowcaster");
  });

  it("[leg.kw.fixed] A Fixed weapon can be used if one base of the defending unit is partly in its arc", () => {
    const walker = { unit: "at-st", state: standing([[600, 250]]) } as const;
    const guns = (...spots: readonly (readonly [number, number])[]) => {
      const rebels = { unit: "rebel-troopers", state: standing(spots) } as const;
      const start = scene({ armies: [[walker], [rebels]] });
      const sequence = { attacker: 0, only: null, with: null, pools: [] };
      return weaponOptions(new Reach({ box, state: start }, sequence), poolAgainst(1, null)).length;
    };
    // The walker looks east: the lines of its front arc run from (600, 250) to (900, 550) and (900, -50).
    expect(guns([600, 560], [640, 560])).toBe(0);
    expect(guns([600, 560], [640, 560], [950, 560])).toBe(1);
    expect(guns([950, 560], [600, 560], [640, 560])).toBe(1);
    // A base of 27 mm whose middle is 13 mm off the line reaches over it, one that is 14 mm off does not.
    const beside = (off: number) => [850 - off / Math.SQRT2, 500 + off / Math.SQRT2] as const;
    expect(guns(beside(13))).toBe(1);
    expect(guns(beside(14))).toBe(0);
    expect(guns([350, 250])).toBe(0);
  });

  it("[leg.wounds.los-cap] The limit of wounds in sight counts the full wound threshold of each visible miniature, even if it is wounded", () => {
    const spots = standing([
      [300, 550],
      [330, 550],
      [270, 550],
    ]);
    const wookiees = { unit: "wookiee-warriors-noble-fighters", state: spots } as const;
    const six = { ...SNOW, upgrades: ["snowtrooper", "snowtrooper"] };
    const start = scene({ armies: [[six], [wookiees]], table: wall(150, 480, 180, 10) });
    const state = done(start, (work) => {
      work.miniature(1, 1).wounds = 2;
      startAttack(work, 0, "attack");
    }).state;
    const line = [add(0, 1), add(1, 1), add(3, 1), add(4, 1)];
    const shot = playOut(state, line, [...faces(4, "critical"), ...faces(4, "blank")]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 3 }]);
  });
});

describe("helpers", () => {
  const guards = (defender: Fielding, guard: Fielding) => {
    const state = attackOf([SNOW], [defender, guard], { only: 1 });
    return offered(playOut(state, [add(0, 1), DONE], ["hit"]).state);
  };
  const CHEWIE = { unit: "chewbacca-walking-carpet", at: [430, 550] } as const;

  it("[leg.kw.guardian-x.cancel] Guardian can be used for troopers, but not for vehicles", () => {
    expect(guards(REBELS, CHEWIE)).toContain("choose-option guardian p2.1");
    expect(guards({ unit: "at-rt-rebel-alliance", at: THERE }, CHEWIE)).not.toContain("choose-option guardian p2.1");
  });

  it("[leg.kw.guardian-x.cancel] Guardian can be used if any miniature of its unit is near enough, not only the leader", () => {
    const spots = standing([
      [300, 770],
      [300, 740],
      [300, 710],
    ]);
    const guard = { unit: "ig-100-magnaguard", state: spots };
    const grievous = { unit: "general-grievous-sinister-cyborg", at: THERE } as const;
    expect(guards(grievous, guard)).toContain("choose-option guardian p2.1");
  });

  it("[leg.backup.who-benefits] A commander that is a vehicle does not benefit from backup", () => {
    const bike = { unit: "general-grievous-wheel-bike-warlord", at: [300, 730] } as const;
    expect(guards(bike, { unit: "b1-battle-droids", at: [400, 730] })).not.toContain("choose-option backup");
    const dooku = { unit: "count-dooku-darth-tyranus", at: [300, 730] } as const;
    expect(guards(dooku, { unit: "b1-battle-droids", at: [380, 730] })).toContain("choose-option backup");
  });
});

describe("attackers that suffer", () => {
  const LUKE = { unit: "luke-skywalker-jedi-knight", at: [300, 600] } as const;
  const WALKER = { unit: "at-st", upgrades: ["at-st-mortar-launcher"], at: [300, 300] } as const;
  const facing = (walker: Fielding) => ({ ...walker, state: standing([[300, 300]], { x: 0, y: 1 }) });

  it("[leg.resiliency.damage-token] A vehicle that deflected wounds bring to its resilience is damaged after the attack", () => {
    const start = scene({ armies: [[facing(WALKER)], [LUKE]] });
    const wounded = (work: GameWork): void => {
      work.miniature(0, 0).wounds = 7;
      startAttack(work, 0, "attack");
    };
    // The mortar does not shoot so near.
    const shot = done(start, wounded, ["hit", ...faces(5, "blank"), "defense-surge"]);
    const told = shot.events.map(({ type }) => type);
    expect(told.indexOf("vehicle-damaged")).toBeGreaterThan(told.indexOf("pool-resolved"));
  });

  it("[leg.kw.deflect.continues] An attacker defeated by Deflect still deals its wounds, but loses its other pool and triggers no standby", () => {
    const armies = [
      [facing(WALKER), SNOW],
      [LUKE, { ...REBELS, at: [350, 870], tokens: { standby: 1 } }],
    ] as const;
    const start = scene({ armies });
    const state = done(start, (work) => {
      work.miniature(0, 0).wounds = 10;
      startAttack(work, 0, "attack");
    }).state;
    const two = playOut(state, [declare("p2.0"), declare("p2.1")]).state;
    expect(offered(two)).toEqual(["resolve 0", "resolve 1"]);
    const line = [{ type: "resolve", subject: 0 } as const];
    const shot = playOut(two, line, [...faces(2, "critical"), ...faces(4, "blank"), "defense-surge", "blank"]);
    expect(left(shot.state, 0)).toEqual([]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ defender: "p2.0", wounds: 1 }]);
    expect(shot.state.frames).toEqual([]);
  });

  it("[leg.pool.place-dice] [leg.kw.spray] The dice of a pool with Spray stay the same if a visible miniature is defeated after the pool was formed", () => {
    const spots = standing([
      [330, 420],
      [300, 420],
      [270, 420],
    ]);
    const guards = { unit: "ig-100-magnaguard", state: spots } as const;
    const general = { unit: "general-grievous-sinister-cyborg", at: [240, 420] } as const;
    const state = attackOf([{ ...SNOW, upgrades: ["flametrooper"] }], [general, guards]);
    const line = [declare("p2.0"), add(0, 1), add(1, 1), DONE, declare("p2.1")];
    const two = playOut(state, line);
    expect(eventsOf(two, "attack-declared").map(({ dice }) => dice)).toEqual([
      [2, 0, 0],
      [0, 3, 0],
    ]);
    const guarded = [{ type: "resolve", subject: 0 } as const, choose("guardian p2.1"), choose("cancel")];
    const fallen = playOut(two.state, guarded, ["hit", "hit", "blank", "blank"]).state;
    const burnt = playOut(fallen, [wound("p2.1.2")], faces(3, "blank"));
    expect(left(burnt.state, 2)).toEqual([0, 1]);
    expect(eventsOf(burnt, "dice-rolled").map(({ dice }) => dice.length)).toEqual([3]);
  });

  it("[leg.attack.next-pool] A pool against a unit that was defeated by using Guardian in the first pool is not resolved", () => {
    const chewie = { unit: "chewbacca-walking-carpet", at: [430, 550] } as const;
    const state = hurt([ION], [REBELS, chewie], { 2: 8 });
    const two = playOut(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]).state;
    const line = [{ type: "resolve", subject: 0 } as const, choose("guardian p2.1")];
    const shot = playOut(two, line, ["hit", "blank"]);
    expect(left(shot.state, 2)).toEqual([]);
    expect(eventsOf(shot, "pool-resolved")).toHaveLength(1);
    expect(shot.state.frames).toEqual([]);
  });
});

describe("a melee of three units", () => {
  // Two enemy units touch the stormtroopers: one from the right, one from below.
  const storm = standing([
    [300, 300],
    [300, 330],
    [270, 300],
    [270, 330],
  ]);
  const right = standing([
    [327, 300],
    [327, 330],
    [360, 300],
    [360, 330],
  ]);
  const below = standing([
    [300, 273],
    [270, 273],
    [300, 240],
    [270, 240],
  ]);
  const armies = [
    [{ unit: "stormtroopers", state: storm }],
    [
      { unit: "rebel-troopers", state: right },
      { unit: "rebel-troopers", state: below },
      { unit: "rebel-troopers", at: [300, 700] },
    ],
  ] as const;

  it("[leg.pool.melee-without-contact] [leg.engaged.no-ranged-pools] A unit in melee with two enemy units may attack either in melee, but none at range", () => {
    const state = attackOf(armies[0], armies[1]);
    expect(offered(state)).toEqual(["declare p2.0", "declare p2.1"]);
    const fought = playOut(state, [declare("p2.1")]).state;
    expect(weapons(fought)).toEqual([0, 1, 2, 3].map((place) => `p1.0.${place} 0 melee`));
  });

  it("[leg.reengage.attacker-leaders] [leg.reengage.melee-ends] A melee with two enemy units continues with the other when one is defeated", () => {
    const start = scene({ armies });
    const state = done(start, (work) => {
      for (const place of [1, 2, 3]) work.miniature(1, place).status = "defeated";
      startAttack(work, 0, "attack");
    }).state;
    const line = [declare("p2.0"), add(0, 0, "melee"), DONE];
    const fought = playOut(state, line, ["critical", "blank"]);
    expect(left(fought.state, 1)).toEqual([]);
    const asked = engine.decision(fought.state);
    expect(asked).toMatchObject({ rule: "leg.reengage.attacker-others", context: { enemies: ["p2.1"] } });
  });
});
