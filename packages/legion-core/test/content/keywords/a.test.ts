import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { add, choose, DONE, declare, faces, moving, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, FAR, given, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { movingScene, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { wall } from "../../helpers/terrain.ts";

const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Agile", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const rebels: Fielding = { unit: "rebel-troopers", at: [300, 300] };

  const dodges = (state: State) => unitTokens(state, 0, "dodge");

  it("[leg.kw.agile-x] Agile gives dodge tokens only for standard moves made as actions", () => {
    const step = playOut(movingScene([[rebels], [FAR]]), [moving(straight(1, EAST, [340, 300]))]);
    expect(dodges(step.state)).toBe(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ rule: "leg.kw.agile-x", cause: "agile" }]);
    const granted = movingScene([[rebels], [FAR]], { reason: "effect" });
    expect(dodges(playOut(granted, [moving(straight(1, EAST, [340, 300]))]).state)).toBe(0);
    const rider = {
      unit: "tauntaun-riders",
      state: standing([
        [300, 300],
        [300, 360],
      ]),
    };
    const pivoted = playOut(movingScene([[rider], [FAR]]), [
      moving({ type: "pivot", heading: { x: 0, y: 1 }, followers: "auto" }),
    ]);
    expect(dodges(pivoted.state)).toBe(0);
  });
});

describe("AI", () => {
  const droids: Fielding = { unit: "b1-battle-droids", at: HERE };

  const enemy: Fielding = { ...FAR, at: [300, 550] };

  const free = (state: State) => offered(state).includes("perform move");

  it("[leg.kw.ai] A unit with AI away from commanders and without a faceup order must first perform an action from its list", () => {
    const start = acts([droids], [enemy], { stage: "panic" }).state;
    const listed = box.cards.units.get("b1-battle-droids")?.keywords.find(({ id }) => id === "ai")?.actions;
    expect(listed).toEqual(["attack"]);
    expect(offered(start)).toEqual(["perform attack", "done"]);
    expectIllegal(engine.apply(start, perform("move")), "leg.kw.ai");
    const line = [perform("attack"), add(0, 1), DONE];
    expect(free(playOut(start, line, ["blank"]).state)).toBe(true);
    const eager = acts([{ ...droids, upgrades: ["engagement-protocols"] }], [enemy], { stage: "panic" }).state;
    expect(offered(eager)).toEqual(["perform move", "perform attack", "done"]);
    expect(offered(playOut(eager, line, ["blank"]).state)).toContain("perform aim");
  });

  it("[leg.kw.ai] A unit with AI acts freely if it has an order or a friendly commander is at range 3", () => {
    expect(free(acts([{ ...droids, state: { order: "faceup" } }], [enemy], { stage: "panic" }).state)).toBe(true);
    const commander: Fielding = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [600, 300] };
    expect(free(acts([droids, commander], [enemy], { stage: "panic" }).state)).toBe(true);
    expect(free(acts([droids, { ...commander, at: [860, 300] }], [enemy], { stage: "panic" }).state)).toBe(false);
    // To the millimetre, from the nearest droid, 30 mm ahead of their leader.
    expect(free(acts([droids, { ...commander, at: [807, 300] }], [enemy], { stage: "panic" }).state)).toBe(true);
    expect(free(acts([droids, { ...commander, at: [808, 300] }], [enemy], { stage: "panic" }).state)).toBe(false);
    const corps: Fielding = { unit: "b1-battle-droids", at: [600, 300] };
    expect(free(acts([droids, corps], [enemy], { stage: "panic" }).state)).toBe(false);
  });

  it("[leg.kw.ai.unable] A unit with AI that can perform no action of its list acts freely", () => {
    expect(free(acts([droids], [FAR], { stage: "panic" }).state)).toBe(true);
  });

  it("[leg.kw.ai.free] A unit with AI may perform free actions before the action of its list, and they do not count as that action", () => {
    const cabled: Fielding = { ...droids, upgrades: ["ascension-cables"] };
    const climbing = playOut(acts([cabled], [enemy], { stage: "panic" }).state, [perform("ascension-cables")]).state;
    expect(free(climbing)).toBe(false);
  });
});

describe("Aid", () => {
  /** The first unit of the first army in the middle of its actions. */
  function acts(mine: readonly Fielding[], more: Parameters<typeof scene>[0] = {}): State {
    return settled(scene({ armies: [mine, [REBELS]], frames: [PHASE, acting(0)], ...more })).state;
  }

  const officer = (at: readonly [number, number] = [300, 300]): Fielding => {
    return { unit: "imperial-officer-ruthless-efficiency", upgrades: ["tip-of-the-spear"], at };
  };

  const storm = (x: number): Fielding => ({ unit: "stormtroopers", at: [x, 300] });

  const bikes: Fielding = { unit: "74-z-speeder-bikes", at: [300, 480] };

  const aims = (state: State, count: number) => [0, 1, 2].slice(0, count).map((unit) => unitTokens(state, unit, "aim"));

  it("[leg.kw.aid] A unit with Aid may gain a suppression token so that a named friend at range 2 in sight gains its token instead", () => {
    const asked = playOut(acts([officer(), storm(450), storm(1000), bikes]), [perform("aim")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "redirect", rule: "leg.kw.aid" });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
    expectIllegal(engine.apply(asked, unitChosen("p1.3")), "leg.kw.aid");
    const given = playOut(asked, [unitChosen("p1.1")]);
    expect(aims(given.state, 2)).toEqual([0, 1]);
    expect(unitTokens(given.state, 0, "suppression")).toBe(1);
    expect(eventsOf(given, "tokens-gained").map(({ rule }) => rule)).toEqual(["leg.kw.aid", "leg.kw.aid"]);
  });

  it("[leg.kw.aid] A unit with Aid may keep its token, and is not asked if no named friend is in sight", () => {
    const kept = playOut(acts([officer(), storm(450)]), [perform("aim"), DONE]);
    expect(aims(kept.state, 2)).toEqual([1, 0]);
    expect(unitTokens(kept.state, 0, "suppression")).toBe(0);
    expect(eventsOf(kept, "tokens-gained")).toMatchObject([{ rule: "leg.actions.aim" }]);
    const hidden = playOut(acts([officer(), storm(450)], { table: wall(350, 150, 20, 300) }), [perform("aim")]).state;
    expect(aims(hidden, 2)).toEqual([1, 0]);
  });

  it("[leg.kw.aid] Aid passes on only aim, dodge and surge tokens, each for its own suppression, and none that Aid gave", () => {
    const start = acts([officer(), officer([450, 300]), storm(380)]);
    const asked = done(start, (work) =>
      gainTokens(work, 0, "surge", 2, { rule: "leg.tokens.surge", cause: null }),
    ).state;
    const given = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state;
    expect([0, 1, 2].map((unit) => unitTokens(given, unit, "surge"))).toEqual([0, 1, 1]);
    expect([0, 1, 2].map((unit) => unitTokens(given, unit, "suppression"))).toEqual([2, 0, 0]);
    const poisoned = done(start, (work) => gainTokens(work, 0, "poison", 1, { rule: "leg.kw.aid", cause: null })).state;
    expect(unitTokens(poisoned, 0, "poison")).toBe(1);
    expect(engine.decision(poisoned)?.kind).toBe("action");
  });

  it("[leg.kw.aid] Aid asks only after everything else that happens when a token is gained is resolved", () => {
    const state = movingScene([[officer(), storm(450)], [REBELS]]);
    const asked = playOut(state, [moving(straight(1, { x: 1, y: 0 }, [340, 300]))]).state;
    expect(engine.decision(asked)?.kind).toBe("redirect");
    expect(aims(playOut(asked, [unitChosen("p1.1")]).state, 2)).toEqual([0, 1]);
  });
});

describe("Arsenal", () => {
  const WALKER = { unit: "at-st", upgrades: ["at-st-mortar-launcher"], at: [300, 300] } as const;

  const far = { unit: "rebel-troopers", at: [900, 300] } as const;

  it("[leg.kw.arsenal-x.contribute] [leg.kw.arsenal-x.once-each] A miniature with Arsenal X adds X weapons, each of them once", () => {
    const state = attackOf([WALKER], [far]);
    expect(weapons(state)).toEqual(["p1.0.0 1 ranged", "p1.0.0 2 ranged"]);
    const first = playOut(state, [add(0, 1)]).state;
    expect(weapons(first)).toEqual(["p1.0.0 2 ranged"]);
    const both = playOut(first, [add(0, 2)], faces(9, "blank"));
    expect(eventsOf(both, "attack-declared")).toMatchObject([{ dice: [5, 2, 2] }]);
  });

  it("[leg.kw.arsenal-x.contribute] A miniature with Arsenal 3 adds three weapons to one pool", () => {
    const ongoing = [{ unit: 0, keyword: "arsenal", value: 1, until: "game" }] as const;
    const near = { ...far, at: [560, 300] } as const;
    const armed = { ...WALKER, upgrades: ["88i-twin-light-blaster", "dw-3-grenade-launcher"] } as const;
    const state = attackOf([armed], [near], { state: { ongoing } });
    expect(weapons(playOut(state, [add(0, 1), add(0, 2)]).state)).toEqual(["p1.0.0 3 ranged"]);
  });

  it("[leg.kw.arsenal-x.contribute] A miniature with Arsenal may add its weapons to different pools", () => {
    const state = attackOf([WALKER], [far, { ...far, at: [900, 450] }]);
    const two = playOut(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]);
    expect(eventsOf(two, "attack-declared").map(({ defender, dice }) => [defender, dice])).toEqual([
      ["p2.0", [2, 2, 2]],
      ["p2.1", [3, 0, 0]],
    ]);
  });
});

describe("Advanced Targeting", () => {
  const range: Fielding = { unit: "range-troopers", at: HERE };
  const target = { unit: "rebel-troopers", at: THERE } as const;
  const USE = choose("advanced-targeting");

  it("[leg.kw.advanced-targeting.gain] A unit may gain X aim tokens once while it forms its pool against a unit of the named type", () => {
    const start = attackOf([range], [target]);
    expect(offered(start)).toContain("choose-option advanced-targeting");
    const used = playOut(start, [USE]).state;
    expect(unitTokens(used, 0, "aim")).toBe(1);
    expect(offered(used)).not.toContain("choose-option advanced-targeting");
    const walker = attackOf([range], [{ unit: "at-st", at: [300, 560] }]);
    expect(offered(walker).filter((key) => key.startsWith("choose-option"))).toEqual([]);
  });

  it("[leg.kw.advanced-targeting.gain] The tokens of Advanced Targeting can be spent in the attack for which they were gained", () => {
    const rolled = playOut(attackOf([range], [target]), [USE, add(0, 1), DONE], ["blank"]).state;
    expect(offered(rolled)).toEqual(["choose-option aim", "pass"]);
  });

  it("[leg.kw.advanced-targeting.one-pool] A unit that has used Advanced Targeting cannot form a second pool, and a unit with two pools cannot use it", () => {
    const second = { unit: "rebel-troopers", at: [550, 300] } as const;
    const troopers: Fielding = { ...range, upgrades: ["dlt-20a-trooper"] };
    const first = playOut(attackOf([troopers], [target, second]), [declare("p2.0"), add(0, 1)]).state;
    const open = playOut(first, [DONE]).state;
    expect(offered(open)).toContain("declare p2.1");
    expect(offered(playOut(open, [declare("p2.1")]).state)).not.toContain("choose-option advanced-targeting");
    const one = playOut(first, [USE, DONE], ["blank"]).state;
    expect(engine.decision(one)?.kind).toBe("pool");
  });
});

describe("Ataru Mastery", () => {
  const yoda = (at: readonly [number, number] = HERE): Fielding => ({ unit: "stormtroopers", at });
  const target = (at: readonly [number, number] = THERE): Fielding => ({ unit: "rebel-troopers", at });

  it("[leg.kw.ataru-mastery.two-attacks] A unit with Ataru Mastery may perform two attack actions, other units one, and no unit three", () => {
    const open = (done: readonly string[], ...keywords: readonly string[]) => {
      const frames = [PHASE, acting(0, { done, actions: 2 })];
      return offered(
        settled(scene({ armies: [[yoda()], [target()]], frames, state: given(0, ...keywords) })).state,
      ).includes("perform attack");
    };
    expect([open(["attack"], "ataru-mastery"), open(["attack", "attack"], "ataru-mastery")]).toEqual([true, false]);
    expect([open(["attack"]), open(["standby"], "ataru-mastery")]).toEqual([false, false]);
  });

  it("[leg.kw.ataru-mastery.attack-token] [leg.kw.ataru-mastery.defense-token] A unit with Ataru Mastery gains a dodge token after its own attack and an aim token after an attack on it", () => {
    const gained = (unit: number) => {
      const start = attackOf([yoda()], [target()], { state: given(unit, "ataru-mastery") });
      return eventsOf(playOut(start, [add(0, 1), DONE], ["blank"]), "tokens-gained").map((one) => [
        one.unit,
        one.token,
      ]);
    };
    expect(gained(0)).toEqual([["p1.0", "dodge"]]);
    expect(gained(1)).toEqual([["p2.0", "aim"]]);
  });
});
