import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import type { TokenKind } from "../../../src/state/tokens.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { add, attackOf, choose, DONE, HERE, wall } from "../../attack/on-table/scenes.ts";
import { done, engine, eventsOf, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { acting, moving, movingScene, straight } from "../../moving/moving.ts";

const OVER: GameFrame = { kind: "activation-phase", player: 0, drawn: null, mayPass: false };
const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

const tokens = (state: State, unit: number, token: TokenKind): number => unitTokens(state, unit, token);
const chosen = (subject: string): Action => ({ type: "choose-unit", subject });
const perform = (subject: string): Action => ({ type: "perform", subject });

/** The first unit of the first army in the middle of its actions. */
function acts(mine: readonly Fielding[], more: Parameters<typeof scene>[0] = {}): State {
  return settled(scene({ armies: [mine, [REBELS]], frames: [OVER, acting(0)], ...more })).state;
}

describe("Tactical", () => {
  const officer: Fielding = {
    unit: "imperial-officer-ruthless-efficiency",
    upgrades: ["tip-of-the-spear"],
    at: [300, 300],
  };
  const ahead = moving(straight(1, { x: 1, y: 0 }, [340, 300]));

  it("[leg.kw.tactical-x] gives aim tokens for standard moves of actions alone", () => {
    const step = play(movingScene([[officer], [REBELS]]), [ahead]);
    expect(tokens(step.state, 0, "aim")).toBe(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ rule: "leg.kw.tactical-x", cause: "tactical" }]);
    const granted = play(movingScene([[officer], [REBELS]], { reason: "effect" }), [ahead]).state;
    expect(tokens(granted, 0, "aim")).toBe(0);
  });

  it("[leg.kw.tactical-x] gives none for a pivot", () => {
    const walker: Fielding = { unit: "at-st", upgrades: ["first-sergeant-arbmab"], at: [400, 400] };
    const pivot = moving({ type: "pivot", heading: { x: 0, y: 1 }, followers: "auto" });
    expect(tokens(play(movingScene([[walker], [REBELS]]), [pivot]).state, 0, "aim")).toBe(0);
  });
});

describe("Take Cover", () => {
  const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 300] };
  const troopers = (x: number): Fielding => ({ unit: "rebel-troopers", at: [x, 300] });
  const start = acts([leia, troopers(450), troopers(560), troopers(720)]);

  it("[leg.kw.take-cover-x] a card action: up to X units at range 2, itself too, gain a dodge token each", () => {
    const asked = play(start, [perform("take-cover")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", rule: "leg.kw.take-cover-x" });
    expect(keys(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    expectIllegal(engine.apply(asked, chosen("p1.3")), "leg.kw.take-cover-x");
    const both = play(asked, [chosen("p1.1"), chosen("p1.2")]).state;
    expect([0, 1, 2, 3].map((unit) => tokens(both, unit, "dodge"))).toEqual([0, 1, 1, 0]);
    expect(keys(both)).not.toContain("perform take-cover");
    expect(both.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
  });

  it("[leg.kw.take-cover-x] nobody has to be chosen, and nobody is twice", () => {
    const none = play(start, [perform("take-cover"), DONE]).state;
    expect([0, 1, 2].map((unit) => tokens(none, unit, "dodge"))).toEqual([0, 0, 0]);
    const once = play(start, [perform("take-cover"), chosen("p1.1")]).state;
    expectIllegal(engine.apply(once, chosen("p1.1")), "leg.kw.take-cover-x");
  });
});

describe("Aid", () => {
  const officer = (at: readonly [number, number] = [300, 300]): Fielding => {
    return { unit: "imperial-officer-ruthless-efficiency", upgrades: ["tip-of-the-spear"], at };
  };
  const storm = (x: number): Fielding => ({ unit: "stormtroopers", at: [x, 300] });
  const bikes: Fielding = { unit: "74-z-speeder-bikes", at: [300, 480] };
  const aims = (state: State, count: number) => [0, 1, 2].slice(0, count).map((unit) => tokens(state, unit, "aim"));

  it("[leg.kw.aid] a friend of the named kind at range 2 and in sight may gain the token instead, for a suppression token", () => {
    const asked = play(acts([officer(), storm(450), storm(1000), bikes]), [perform("aim")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "redirect", rule: "leg.kw.aid" });
    expect(keys(asked)).toEqual(["choose-unit p1.1", "done"]);
    expectIllegal(engine.apply(asked, chosen("p1.3")), "leg.kw.aid");
    const given = play(asked, [chosen("p1.1")]);
    expect(aims(given.state, 2)).toEqual([0, 1]);
    expect(tokens(given.state, 0, "suppression")).toBe(1);
    expect(eventsOf(given, "tokens-gained").map(({ rule }) => rule)).toEqual(["leg.kw.aid", "leg.kw.aid"]);
  });

  it("[leg.kw.aid] the unit may keep it; out of sight nobody is asked", () => {
    const kept = play(acts([officer(), storm(450)]), [perform("aim"), DONE]);
    expect(aims(kept.state, 2)).toEqual([1, 0]);
    expect(tokens(kept.state, 0, "suppression")).toBe(0);
    expect(eventsOf(kept, "tokens-gained")).toMatchObject([{ rule: "leg.actions.aim" }]);
    const hidden = play(acts([officer(), storm(450)], { table: wall(350, 150, 20, 300) }), [perform("aim")]).state;
    expect(aims(hidden, 2)).toEqual([1, 0]);
  });

  it("[leg.kw.aid] aim, dodge and surge tokens alone, each at its own price, and none that was passed on", () => {
    const start = acts([officer(), officer([450, 300]), storm(380)]);
    const asked = done(start, (work) =>
      gainTokens(work, 0, "surge", 2, { rule: "leg.tokens.surge", cause: null }),
    ).state;
    const given = play(asked, [chosen("p1.1"), chosen("p1.2")]).state;
    expect([0, 1, 2].map((unit) => tokens(given, unit, "surge"))).toEqual([0, 1, 1]);
    expect([0, 1, 2].map((unit) => tokens(given, unit, "suppression"))).toEqual([2, 0, 0]);
    const poisoned = done(start, (work) => gainTokens(work, 0, "poison", 1, { rule: "leg.kw.aid", cause: null })).state;
    expect(tokens(poisoned, 0, "poison")).toBe(1);
    expect(engine.decision(poisoned)?.kind).toBe("action");
  });

  it("[leg.kw.aid] what happens together with the gain is done before anybody is asked", () => {
    const state = movingScene([[officer(), storm(450)], [REBELS]]);
    const asked = play(state, [moving(straight(1, { x: 1, y: 0 }, [340, 300]))]).state;
    expect(engine.decision(asked)?.kind).toBe("redirect");
    expect(aims(play(asked, [chosen("p1.1")]).state, 2)).toEqual([0, 1]);
  });
});

describe("Exemplar", () => {
  const SNOW: Fielding = { unit: "snowtroopers", at: HERE };
  const TARGET: Fielding = { unit: "rebel-troopers", at: [300, 550] };
  const veers = (more: Partial<Fielding> = {}): Fielding => {
    return { unit: "general-veers-master-tactician", at: [450, 300], tokens: { aim: 2 }, ...more };
  };
  const rolled = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
    play(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit"]).state;
  const offer = choose("aim of p1.1 by exemplar");

  it("[leg.kw.exemplar] a friend that attacks spends one token of the unit at range 2 and in sight as its own", () => {
    const state = rolled(veers());
    expect(keys(state)).toEqual(["choose aim of p1.1 by exemplar", "pass"]);
    const over = play(state, [offer], ["hit", "block"]);
    expect(tokens(over.state, 1, "aim")).toBe(1);
    expect(eventsOf(over, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.exemplar] a friend that defends does so too", () => {
    const leia = { unit: "leia-organa-fearless-and-inventive", at: [400, 550], tokens: { dodge: 1 } } as const;
    const state = play(attackOf([SNOW], [TARGET, leia], { only: 1 }), [add(0, 1), DONE], ["hit"]).state;
    expect(engine.decision(state)).toMatchObject({ seat: "player-2" });
    const saved = play(state, [choose("dodge of p2.1 by exemplar")]);
    expect(tokens(saved.state, 2, "dodge")).toBe(0);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.exemplar] not beyond range, out of sight, or of another faction", () => {
    const waits = (state: State) => keys(state).some((key) => key.includes("exemplar"));
    const roll = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
      play(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit", "block"]).state;
    expect(waits(roll(veers({ at: [800, 300] })))).toBe(false);
    expect(waits(roll(veers(), { table: wall(370, 100, 20, 430) }))).toBe(false);
    expect(waits(roll({ unit: "leia-organa-fearless-and-inventive", at: [450, 300], tokens: { aim: 2 } }))).toBe(false);
  });
});
