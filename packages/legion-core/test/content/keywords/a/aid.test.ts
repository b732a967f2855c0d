import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { gainTokens } from "../../../../src/units/unit-tokens.ts";
import { DONE, moving, perform, unitChosen } from "../../../helpers/actions.ts";
import { acting, PHASE } from "../../../helpers/activations.ts";
import { movingScene, straight } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";

describe("Aid", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

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
