import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { add, choose, DONE } from "../../helpers/actions.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../helpers/scene.ts";

const TROOPERS: Fielding = { unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper"], at: HERE };
const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 480] };
const DARK: Fielding = { unit: "imperial-dark-troopers", upgrades: ["sm-9-frag-launcher"], at: HERE };

function all(state: State): readonly string[] {
  return engine.legalActions(state, { picks: "all" }).map((action) => actionKey(action));
}

function unpick(pick: ReturnType<typeof add>): Action {
  if (pick.type !== "add-weapon") throw new Error("no weapon");
  return { type: "unpick", pick };
}

describe("weapons of a pool in any order", () => {
  it("[tt.decision.picks] Weapons added in any order form the same pool", () => {
    const start = attackOf([TROOPERS], [REBELS]);
    const forwards = playOut(start, [add(0, 1), add(2, 1), add(4, 2)]).state;
    expect(playOut(start, [add(4, 2), add(0, 1), add(2, 1)]).state).toEqual(forwards);
  });

  it("[tt.decision.picks] Short options list only weapons after the last added one; with `picks: all` they list all, and removing the added ones", () => {
    const one = playOut(attackOf([TROOPERS], [REBELS]), [add(4, 2)]).state;
    expect(offered(one)).toEqual(["done"]);
    expect(all(one)).toEqual([
      ...[0, 1, 2, 3].map((place) => `add-weapon p1.0.${place} 1 ranged`),
      "done",
      "unpick add-weapon p1.0.4 2 ranged",
    ]);
  });

  it("[tt.decision.picks] Pool weapons are sorted by miniature, and after two are added only those of later miniatures are offered", () => {
    const start = attackOf([TROOPERS], [REBELS]);
    for (const order of [
      [add(0, 1), add(2, 1)],
      [add(2, 1), add(0, 1)],
    ] as const) {
      const two = playOut(start, order).state;
      expect(nearest(two, "attack")?.pools[0]?.weapons).toEqual([
        { miniature: 0, weapon: 1 },
        { miniature: 2, weapon: 1 },
      ]);
      expect(offered(two)).toEqual([
        "add-weapon p1.0.3 1 ranged",
        "add-weapon p1.0.4 1 ranged",
        "add-weapon p1.0.4 2 ranged",
        "done",
      ]);
      expect(all(two).filter((key) => key.startsWith("unpick"))).toEqual([
        "unpick add-weapon p1.0.0 1 ranged",
        "unpick add-weapon p1.0.2 1 ranged",
      ]);
    }
  });

  it("[tt.decision.picks] [leg.kw.advanced-targeting.gain] Weapons of a pool cannot be removed once an effect was used for it", () => {
    const start = attackOf([{ unit: "range-troopers", at: HERE }], [REBELS]);
    const added = playOut(start, [add(0, 1)]).state;
    expect(all(added)).toContain("unpick add-weapon p1.0.0 1 ranged");
    const aimed = playOut(added, [choose("advanced-targeting"), add(1, 1)]).state;
    expect(all(aimed).filter((key) => key.startsWith("unpick"))).toEqual([]);
    expectIllegal(engine.apply(aimed, unpick(add(0, 1))), "tt.decision.picks");
    // What is used before any weapon leaves nothing to take back either.
    const first = playOut(start, [choose("advanced-targeting"), add(0, 1)]).state;
    expect(all(first).filter((key) => key.startsWith("unpick"))).toEqual([]);
  });

  it("[tt.decision.picks] Removing a weapon restores the pool without it and readies its card, if the pool exhausted it", () => {
    const start = attackOf([DARK], [REBELS]);
    const launcher = engine.legalActions(start).at(-1);
    if (launcher?.type !== "add-weapon") throw new Error("no launcher");
    const added = playOut(start, [launcher]);
    expect(added.state.units[0]?.cards).toEqual(["exhausted"]);
    const back = playOut(added.state, [unpick(launcher)]);
    expect(back.state).toEqual(start);
    expect(eventsOf(back, "card-turned")).toMatchObject([{ card: "sm-9-frag-launcher", state: "readied" }]);
    const ready = playOut(attackOf([TROOPERS], [REBELS]), [add(4, 2), unpick(add(4, 2))]);
    expect(eventsOf(ready, "card-turned")).toEqual([]);
  });

  it("[leg.pool.at-least-one] A pool cannot be formed after its only weapon is removed", () => {
    const start = attackOf([TROOPERS], [REBELS]);
    const none = playOut(start, [add(0, 1), unpick(add(0, 1))]).state;
    expect(none).toEqual(start);
    expect(engine.why(none, DONE)?.rule).toBe("leg.pool.at-least-one");
  });
});
