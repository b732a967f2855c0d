import { describe, expect, it } from "vitest";
import type { Situation } from "../../../src/attack/pools/situation.ts";
import type { State } from "../../../src/state/state.ts";
import { add, DONE, faces, PASS } from "../../helpers/actions.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { dealt, eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { type Fielding, playOut } from "../../helpers/scene.ts";
import { battle, follow } from "../../helpers/script.ts";
import { wall } from "../../helpers/terrain.ts";

// An aim token makes the pool wait after its roll, so that its situation can be looked at.
const SNOW = { unit: "snowtroopers", at: HERE, tokens: { aim: 1 } } as const;

/** The situation of a pool of the leader's rifle against the first unit of the second army. */
function situation(theirs: readonly Fielding[], more: Parameters<typeof attackOf>[2] = {}): Situation {
  const state = attackOf([SNOW], theirs, { only: 1, ...more });
  const { frames } = playOut(state, [add(0, 1), DONE], ["hit"]).state;
  const pool = frames[frames.length - 1];
  if (pool?.kind !== "pool") throw new Error("no pool");
  return pool.situation;
}

/** A unit of which only the last miniature sees past the wall beside it, and the same one with its leader there. */
const HIDDEN = [
  [440, 520],
  [440, 620],
] as const;
const SEEING = [HIDDEN[1], HIDDEN[0]] as const;
const SCREEN = { table: wall(360, 400, 20, 190) };

describe("units of which one miniature is enough", () => {
  const clones = (spots: typeof HIDDEN | typeof SEEING): Fielding => {
    return { unit: "clone-trooper-infantry", tokens: { dodge: 1 }, state: standing(spots) };
  };
  const defending = { unit: "clone-trooper-infantry", state: standing([[300, 550]]) } as const;
  const lent = (spots: typeof HIDDEN | typeof SEEING, table = SCREEN) =>
    situation([defending, clones(spots)], table).lenders.defender.length;

  it("[leg.type.clone-share] Clones lend tokens if any one of their miniatures has line of sight, leader or not", () => {
    expect([lent(HIDDEN), lent(SEEING)]).toEqual([1, 1]);
    expect(lent(HIDDEN, { table: wall(360, 400, 20, 400) })).toBe(0);
  });

  it("[leg.type.clone-share] A clone unit must be near the unit it lends a token to, but may be far from the enemy", () => {
    const lenders = (x: number, y: number) =>
      situation([defending, { unit: "clone-trooper-infantry", tokens: { dodge: 1 }, at: [x, y] }]).lenders;
    expect(lenders(300, 820).defender).toMatchObject([{ id: "p2.1" }]);
    // At range 2 of the attackers, not of the clones beyond them.
    expect(lenders(300, 140)).toEqual({ attacker: [], defender: [] });
  });

  it("[leg.kw.guardian-x.cancel] Guardian can be used if any one miniature of its unit has line of sight, leader or not", () => {
    const general = { unit: "general-grievous-sinister-cyborg", at: [300, 550] } as const;
    const guards = (spots: typeof HIDDEN | typeof SEEING, table = SCREEN) => {
      const magna = { unit: "ig-100-magnaguard", state: standing(spots) } as const;
      return situation([general, magna], table).guardians.length;
    };
    expect([guards(HIDDEN), guards(SEEING)]).toEqual([1, 1]);
    expect(guards(HIDDEN, { table: wall(360, 400, 20, 400) })).toBe(0);
  });
});

describe("units half of which is near or in sight", () => {
  it("[leg.backup.when] Backup requires the attacking leader to be beyond range 2 of every defending miniature", () => {
    const helper = { unit: "rebel-troopers", at: [390, 650] } as const;
    const backed = (r2: readonly [number, number], c3po: readonly [number, number]) => {
      const unit = "r2-d2-hero-of-a-thousand-devices";
      const droids = { unit, counterpart: "c-3po-human-cyborg-relations", state: standing([r2, c3po]) };
      return situation([droids, helper]).backup;
    };
    expect(backed([300, 650], [330, 650])).toBe(true);
    expect(backed([300, 650], [300, 610])).toBe(false);
    expect(backed([300, 610], [300, 650])).toBe(false);
  });

  it("[leg.pool.max-range] [leg.defender.range] A weapon reaches a unit if it reaches its closest miniature, wherever its leader is", () => {
    const rebels = (...ys: readonly number[]): Fielding => {
      return { unit: "rebel-troopers", state: standing(ys.map((y) => [300, y] as const)) };
    };
    // The flamethrower and the rifle reach to ranges 1 and 3: 150 and 450 mm between the edges of bases of 27 mm.
    const arms = (...ys: readonly number[]) => {
      const flamers = { unit: "snowtroopers", at: HERE, upgrades: ["flametrooper"] } as const;
      return weapons(attackOf([flamers], [rebels(...ys)], { only: 1 }));
    };
    const shooting = (...ys: readonly number[]) => arms(...ys).some((one) => one.endsWith("1 ranged"));
    expect([shooting(777), shooting(778)]).toEqual([true, false]);
    expect([shooting(840, 777), shooting(777, 840)]).toEqual([true, true]);
  });

  it("[leg.wounds.los-cap] Miniatures seen by any miniature in the pool can be wounded, even if the attacking leader does not see them", () => {
    // The wall hides the second of the rebels from the leader, not from the trooper at its end.
    const snow = {
      ...SNOW,
      state: standing([
        [300, 300],
        [420, 300],
      ]),
    } as const;
    const rebels = {
      unit: "rebel-troopers",
      state: standing([
        [200, 550],
        [480, 550],
      ]),
    } as const;
    const screen = { table: wall(310, 330, 100, 10) };
    const most = (...miniatures: readonly number[]) => {
      const state = attackOf([snow], [rebels], screen);
      // With the weapons of both the pool is complete.
      const line = [...miniatures.map((one) => add(one, 1)), ...(miniatures.length === 2 ? [] : [DONE])];
      const { frames } = playOut(state, line, faces(miniatures.length, "hit")).state;
      const pool = frames[frames.length - 1];
      return pool?.kind === "pool" ? pool.most : null;
    };
    expect([most(0), most(1), most(0, 1)]).toEqual([1, 1, 2]);
  });
});

describe("a melee", () => {
  it("[leg.kw.guardian-x.cancel] [leg.backup.when] [leg.kw.cover-x] A melee attack allows no Guardian, backup or cover", () => {
    const guard = { unit: "chewbacca-walking-carpet", at: [390, 357] } as const;
    const leia = { unit: "leia-organa-fearless-and-inventive", at: [300, 357] } as const;
    const state = attackOf([SNOW], [leia, guard], { only: 1 });
    const fought = playOut(state, [add(0, 0, "melee"), DONE, PASS], ["hit", "block"]);
    expect(eventsOf(fought, "dice-rolled").map(({ dice }) => dice.length)).toEqual([1, 1]);
    expect(eventsOf(fought, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.wounds.los-cap] A melee attack may also wound miniatures that no attacker sees", () => {
    const pair = {
      ...SNOW,
      state: standing([
        [300, 300],
        [270, 300],
      ]),
    } as const;
    const rebels = {
      unit: "rebel-troopers",
      state: standing([
        [300, 327],
        [420, 550],
      ]),
    } as const;
    const state = attackOf([pair], [rebels], { table: wall(150, 400, 450, 10) });
    const { frames } = playOut(state, [add(0, 0, "melee"), DONE], ["hit"]).state;
    expect(frames[frames.length - 1]).toMatchObject({ kind: "pool", most: 2 });
  });
});

it("[leg.weapon.own-surge-chart] [leg.cards.unit-surge-chart] The better surge chart applies: a grenade's criticals rather than the unit's hits", () => {
  const surges = (weapon: number): string | null => {
    const state = attackOf(
      [{ ...SNOW, upgrades: ["fragmentation-grenades"] }],
      [{ unit: "rebel-troopers", at: [300, 400] }],
    );
    const { frames } = playOut(state, [add(0, weapon), DONE], ["blank"]).state;
    const pool = frames[frames.length - 1];
    return pool?.kind === "pool" ? pool.situation.attacker.surge : null;
  };
  expect([surges(1), surges(2)]).toEqual(["hit", "critical"]);
});

describe("effects that take wounds of a unit that is partly out of sight", () => {
  /** A pool of three criticals against a unit of which only the leader is seen, once its player may limit the wounds. */
  function limiting(unit: string, upgrade: string): State {
    const behind = [345, 380, 415].map((x) => [x, 540] as const);
    const start = battle(
      [{ unit: "general-veers-master-tactician", at: [300, 250] }],
      [{ unit, upgrades: [upgrade], at: [300, 500], others: behind, tokens: { shield: 0 } }],
      { table: wall(325, 505, 140, 10) },
    );
    return follow(start, "perform attack", [...faces(3, "critical"), ...faces(3, "blank")]).state;
  }

  it("[leg.wounds.los-cap] Emergency Stims delays only wounds that the miniatures in sight would suffer", () => {
    const asked = limiting("rebel-troopers", "emergency-stims");
    expect(offered(asked)).toEqual(["choose-option emergency-stims 1", "pass"]);
    expect(dealt(follow(asked, "choose-option emergency-stims 1"))).toEqual([0]);
  });

  it("[leg.wounds.los-cap] Katarn Pattern Armor is not offered if only one miniature with a threshold of 1 is in sight", () => {
    const asked = limiting("clone-commandos", "katarn-pattern-armor");
    expect(offered(asked)).toEqual(["wound p2.0.1", "wound p2.0.2", "wound p2.0.3"]);
  });
});
