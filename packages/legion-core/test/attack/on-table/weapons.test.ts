import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { add, declare } from "../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const STORM: Fielding = { unit: "stormtroopers", at: HERE };
const REBELS: Fielding = { unit: "rebel-troopers", at: THERE };

/** The rule that keeps a weapon out of the pool. */
function refused(state: State, action: Action): string | undefined {
  return engine.why(state, action)?.rule;
}

/** The first unit about to add weapons against the first enemy, some added already. */
function forming(mine: Fielding, theirs: readonly Fielding[], added: readonly Action[] = [], table = {}): State {
  return playOut(attackOf([mine], theirs, table), [...(theirs.length > 1 ? [declare("p2.0")] : []), ...added]).state;
}

describe("why a weapon cannot be added", () => {
  it("[leg.pool.one-weapon-each] [leg.pool.card-mini-only] A miniature may add only one weapon, and only one that it has", () => {
    const state = forming(STORM, [REBELS], [add(0, 1)]);
    expect(refused(state, add(1, 1))).toBeUndefined();
    expect(refused(state, add(0, 1))).toBe("leg.pool.one-weapon-each");
    expect(refused(state, add(1, 7))).toBe("leg.pool.card-mini-only");
    expect(refused(state, { ...add(0, 1), subject: "p2.0.0" } as Action)).toBe("leg.pool.eligible");
  });

  it("[leg.weapon.melee-attack] [leg.pool.max-range] A weapon must be able to reach the defender in melee or at range, as it is used", () => {
    const state = forming(STORM, [REBELS]);
    expect(refused(state, add(0, 0, "melee"))).toBe("leg.weapon.melee-attack");
    expect(refused(state, add(0, 0))).toBe("leg.pool.max-range");
  });

  it("[leg.pool.eligible] The miniature that adds a weapon must see the defender", () => {
    const screen = { table: wall(314, 315, 70, 3) };
    const state = forming(
      { unit: "snowtroopers", at: HERE },
      [{ unit: "leia-organa-fearless-and-inventive", at: THERE }],
      [],
      screen,
    );
    const seen = [0, 1, 2, 3].map((miniature) => refused(state, add(miniature, 1)));
    expect(seen).toContain("leg.pool.eligible");
    expect(seen[0]).toBeUndefined();
  });

  it("[leg.pool.same-name-same-pool] Weapons with the same name must be in the same pool", () => {
    const pool = { attack: "ranged", resolved: false, again: null, dice: [] } as const;
    const pools = [
      { ...pool, defender: 1, weapons: [{ miniature: 0, weapon: 1 }] },
      { ...pool, defender: 2, weapons: [] },
    ];
    const frame = {
      kind: "attack",
      attacker: 0,
      stage: "weapons",
      reason: "attack",
      only: null,
      with: null,
      pools,
    } as const;
    const state = scene({ armies: [[STORM], [REBELS, { ...REBELS, at: [450, 550] }]], frames: [frame] });
    expect(refused(state, add(1, 1))).toBe("leg.pool.same-name-same-pool");
    expect(refused(state, add(0, 1))).toBe("leg.pool.one-weapon-each");
  });

  it("[leg.kw.overrun-x.only] An overrun weapon can be used only in overrun attacks, and these take no other weapon", () => {
    const pool = { defender: 1, attack: null, weapons: [], dice: [], resolved: false, again: null } as const;
    const why = (kind: "overrun" | null, weapon: number, as: "overrun" | "ranged") => {
      const said = { attacker: 0, stage: "weapons", reason: "attack", only: null, with: kind, pools: [pool] } as const;
      const armies = [[{ unit: "swoop-bike-riders", at: HERE }], [REBELS]] as const;
      const state = scene({ armies, frames: [{ kind: "attack", ...said }] });
      return engine.why(state, add(0, weapon, as));
    };
    const only = { rule: "leg.kw.overrun-x.only", code: "overrun-weapon", params: { weapon: "Vibro-Ax" } };
    expect(why(null, 0, "overrun")).toEqual(only);
    expect(why("overrun", 0, "overrun")).toBeUndefined();
    expect(why(null, 0, "ranged")).toEqual(only);
    expect(why("overrun", 1, "overrun")).toMatchObject({ rule: "leg.kw.overrun-x.only" });
    expect(why(null, 1, "ranged")).toBeUndefined();
  });
});
