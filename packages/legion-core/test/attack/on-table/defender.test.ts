import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { State } from "../../../src/state/state.ts";
import { add, DONE, declare } from "../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { done, engine, playOut, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const SNOW = { unit: "snowtroopers", at: HERE } as const;

describe("declaring a defender", () => {
  it("[leg.defender.choose-enemy] [leg.defender.range] Enemies in range of a weapon may be declared as the defender, but friends and distant units may not", () => {
    const state = attackOf(
      [SNOW, { unit: "snowtroopers", at: [500, 300] }],
      [
        { unit: "rebel-troopers", at: THERE },
        { unit: "rebel-troopers", at: [450, 550] },
        { unit: "rebel-troopers", at: [300, 870] },
      ],
    );
    expect(offered(state)).toEqual(["declare p2.0", "declare p2.1"]);
  });

  it("[leg.defender.range] The range to the defender is measured from the attacking leader, even if other miniatures are nearer", () => {
    // 460 mm from the leader to the closest base, 430 from the miniature in front of it.
    const far = [{ unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300 + 460 + 27] }] as const;
    expect(weapons(attackOf([SNOW], far))).toEqual([]);
    const near = [{ unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300 + 440 + 27] }] as const;
    expect(weapons(attackOf([SNOW], near))).not.toEqual([]);
  });

  it("[leg.defender.los] A unit that the attacking leader does not see cannot be declared, even if other miniatures see it", () => {
    const table = wall(290, 400, 20, 20);
    const state = attackOf([SNOW], [{ unit: "darth-vader-dark-lord-of-the-sith", at: THERE }], {
      table: wall(240, 330, 75, 5),
    });
    expect(offered(state)).toEqual([]);
    expect(
      weapons(attackOf([SNOW], [{ unit: "darth-vader-dark-lord-of-the-sith", at: THERE }], { table })),
    ).not.toEqual([]);
  });

  it("[leg.defender.else-no-attack] A unit without an enemy in range and in sight cannot attack", () => {
    const start = scene({ armies: [[SNOW], [{ unit: "rebel-troopers", at: [1500, 800] }]] });
    const { state, events } = done(start, (work) => startAttack(work, 0, "attack"));
    expect(state.frames).toEqual([]);
    expect(events).toEqual([]);
  });

  it("[leg.standby.target] If an effect names the defender, no other unit can be declared, not even for an additional pool", () => {
    const theirs = [
      { unit: "rebel-troopers", at: THERE },
      { unit: "rebel-troopers", at: [450, 550] },
    ] as const;
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], theirs, { only: 2 });
    const formed = playOut(
      state,
      [add(0, 1), DONE],
      Array.from({ length: 1 }, () => "blank"),
    );
    expect(eventsOf(formed, "attack-declared")).toMatchObject([{ defender: "p2.1" }]);
    expect(formed.state.frames).toEqual([]);
  });

  it("[leg.pool.additional-defender] [leg.pool.additional-different-unit] [leg.pool.pools-before-rolling] Unused weapons and miniatures may form a pool against another unit before any dice are rolled", () => {
    const theirs = [
      { unit: "rebel-troopers", at: THERE },
      { unit: "rebel-troopers", at: [450, 550] },
    ] as const;
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], theirs);
    const first = playOut(state, [declare("p2.0"), add(0, 1), DONE]);
    expect(offered(first.state)).toEqual(["declare p2.1", "done"]);
    const second = playOut(first.state, [declare("p2.1")]);
    expect(eventsOf(second, "dice-rolled")).toEqual([]);
    expect(offered(second.state)).toEqual(["resolve 0", "resolve 1"]);
    expect(engine.decision(second.state)?.kind).toBe("attack");
  });

  it("[leg.wounds.los-cap] If the miniature that added a weapon is defeated, the leader's line of sight limits the wounds", () => {
    const theirs = [
      { unit: "rebel-troopers", at: THERE },
      { unit: "rebel-troopers", at: [450, 550] },
    ] as const;
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], theirs);
    const { state: two } = playOut(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]);
    const last = (two.units[0]?.miniatures.length ?? 0) - 1;
    const fallen = done(two, (work) => {
      work.miniature(0, last).status = "defeated";
    }).state;
    const most = (from: State): unknown => {
      const { frames } = expectOk(engine.apply(from, { type: "resolve", subject: 1 })).state;
      return frames.find((frame) => frame.kind === "pool");
    };
    expect(most(fallen)).toMatchObject({ most: 4 });
    expect(most(two)).toMatchObject({ most: 4 });
  });

  it("[leg.roll-attack.choose-pool] [leg.attack.next-pool] [leg.attack.action-ends] The attacker chooses which pool is resolved first, and the attack ends with the last", () => {
    const theirs = [
      { unit: "rebel-troopers", at: THERE },
      { unit: "rebel-troopers", at: [450, 550] },
    ] as const;
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], theirs);
    const two = playOut(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]).state;
    const over = playOut(two, [{ type: "resolve", subject: 1 }], ["blank", "blank", "blank", "blank"]);
    expect(eventsOf(over, "pool-resolved").map(({ defender }) => defender)).toEqual(["p2.1", "p2.0"]);
    expect(over.state.frames).toEqual([]);
  });
});
