import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { Event } from "../../../../src/state/events.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, DONE, declare, effect, order, perform } from "../../../helpers/actions.ts";
import { playOn } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, suppressionOf, tokensOf } from "../../../helpers/reading.ts";
import { through } from "../reach.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const IDEN = { unit: "iden-versio-inferno-squad-leader", at: [400, 200] } as const;

/** The highest speed of the moves that are offered. */
function fastest(state: State): number {
  return Math.max(
    ...game
      .legalActions(state)
      .map((action) => (action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0)),
  );
}

const LUKE = "luke-skywalker-hero-of-the-rebellion";

const iden = {
  unit: "iden-versio-inferno-squad-leader",
  at: [400, 200],
  counterpart: "idens-id10-seeker-droid",
} as const;

const foes = (order: "none" | "faceup" | "facedown", unit: string = REBELS, y = 340): SideSpec => ({
  units: [
    { unit, at: [400, y], order, defeated: unit === REBELS ? 3 : 0 },
    { unit: REBELS, at: [400, 800], defeated: 3 },
  ],
});

const done = (theirs: SideSpec): State =>
  answers(revealing("incapacitate", "p1.0", { units: [iden] }, theirs), "perform incapacitate");

describe("Concussive Blast", () => {
  const IDEN = { unit: "iden-versio-inferno-squad-leader", at: [400, 200] } as const;
  const REBELS = "rebel-troopers";
  const MINE = { unit: "stormtroopers", at: [1200, 100], defeated: 3 } as const;
  const LOST = { unit: REBELS, at: [1700, 850], defeated: 3 } as const;

  /** The dice of an attack action on the first enemy with the last of the weapons that are offered; null without an attack. */
  function diceOf(state: State): unknown {
    if (!offered(state).includes("perform attack")) return null;
    const events: Event[] = [];
    let now = state;
    for (const wanted of ["perform attack", "declare p2.0"]) {
      const action = game.legalActions(now).find((one) => game.actionKey(one) === wanted);
      if (action === undefined) continue;
      const step = play(now, [action]);
      events.push(...step.events);
      now = step.state;
    }
    const weapon = game
      .legalActions(now)
      .filter(({ type }) => type === "add-weapon")
      .at(-1);
    if (weapon !== undefined) {
      const step = play(now, [weapon]);
      events.push(...step.events);
      now = step.state;
    }
    if (offered(now).includes("done") && game.decision(now)?.kind === "attack")
      events.push(...play(now, [DONE]).events);
    const declared = events.find(({ type }) => type === "attack-declared");
    return declared?.type === "attack-declared" ? declared.dice : null;
  }

  it("[leg.cards.command-weapon] Concussive Blast lets Iden recover when she activates, and gives her a launcher of five red dice with Scatter", () => {
    const enemies = { units: [{ unit: REBELS, at: [400, 470] as const }, LOST] };
    const { state } = playing("concussive-blast", { units: [{ ...IDEN, tokens: { suppression: 3 } }, MINE] }, enemies);
    const active = play(state, [activate("p1.0")]).state;
    expect(suppressionOf(active, "p1.0")).toBe(0);
    expect(diceOf(active)).toEqual([0, 0, 5]);
  });

  it("[leg.pool.one-weapon-each] The launcher of Concussive Blast is offered with Iden's own weapons, before those of her droid", () => {
    const iden = { ...IDEN, counterpart: "idens-id10-seeker-droid" };
    const enemies = { units: [{ unit: REBELS, at: [400, 300] as const }, LOST] };
    const state = revealing("concussive-blast", "p1.0", { units: [iden] }, enemies);
    const declared = play(state, [perform("attack"), declare("p2.0")]).state;
    const all = game.legalActions(declared).filter((action) => action.type === "add-weapon");
    expect(all.map(({ subject }) => subject)).toEqual(["p1.0.0", "p1.0.0", "p1.0.0", "p1.0.1"]);
  });

  it("[leg.kw.scatter] After an attack with the launcher of Concussive Blast the attacking player places the defenders, except their leader", () => {
    const enemies = { units: [{ unit: REBELS, at: [400, 470] as const }, LOST] };
    const state = revealing("concussive-blast", "p1.0", { units: [{ ...IDEN }] }, enemies);
    const declared = play(state, [perform("attack"), declare("p2.0")]).state;
    const launcher = game
      .legalActions(declared)
      .filter(({ type }) => type === "add-weapon")
      .at(-1);
    const misses = dice(["blank", "blank", "blank", "blank", "blank"]);
    const done = playOn(play(declared, launcher === undefined ? [] : [launcher], { draws: misses }).state);
    expect(game.decision(done)).toMatchObject({ kind: "place", seat: "player-1", rule: "leg.kw.scatter" });
  });
});

it("[leg.range.at] Incapacitate refuses an enemy too far from the seeker droid, and the refusal names the range needed", () => {
  const iden: UnitSpec = {
    unit: "iden-versio-inferno-squad-leader",
    counterpart: "idens-id10-seeker-droid",
    at: [400, 300],
  };
  const foes: SideSpec = {
    units: [
      { unit: REBELS, at: [400, 430], defeated: 3 },
      { unit: REBELS, at: [480, 430], defeated: 3 },
      { unit: REBELS, at: [1500, 800] },
    ],
  };
  const asked = answers(revealing("incapacitate", "p1.0", { units: [iden] }, foes), "perform incapacitate");
  const refused = game.why(asked, { type: "choose-unit", subject: "p2.2" });
  expect(refused).toMatchObject({ code: "unit-out-of-range", params: { unit: "p2.2", range: 1 } });
});

it("[leg.cards.command-use] Pulse Scan gives Iden an aim token and Sharpshooter 2, and a dodge and a standby token when her activation ends", () => {
  const { state } = playing("pulse-scan", { units: [IDEN] });
  expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ aim: 1 }, ["0 sharpshooter 2 round"]]);
  const over = play(state, [DONE]).state;
  expect(tokensOf(over, "p1.0")).toEqual({ aim: 1, dodge: 1, standby: 1 });
});

it("[leg.command.timing-5-during-activation] Tactical Strike lets Iden and special forces with a faceup order lower their speed to gain Steady and Tactical 1", () => {
  const troopers = { unit: "imperial-death-troopers", at: [800, 200] } as const;
  const mine: SideSpec = {
    units: [IDEN, troopers, { ...troopers, at: [1100, 200] }, { unit: STORM, at: [1400, 200] }],
  };
  const { state } = playing("tactical-strike", mine, FAR_SIDE, order("p1.0"), order("p1.1"), order("p1.3"));
  const asked = play(state, [activate("p1.1")]).state;
  expect(offered(asked)).toEqual(["effect 0", "pass"]);
  const slow = play(asked, [effect(0)]).state;
  expect(lent(slow)).toEqual(["1 steady 1 activation", "1 tactical 1 activation", "1 tactical-strike 1 activation"]);
  expect(fastest(play(slow, [perform("move")]).state)).toBe(1);
  expect(fastest(answers(asked, "pass", "perform move"))).toBe(2);
  const later = play(slow, [DONE]).state;
  expect(lent(later)).toEqual([]);
  expect(offered(play(state, [activate("p1.3")]).state)).toContain("perform move");
  expect(offered(play(state, [activate("p1.0")]).state)).toEqual(["effect 0", "pass"]);
  const drawn = revealing("tactical-strike", "p1.1", { units: [IDEN, troopers] });
  expect(lent(drawn)).toEqual([]);
});

it("[leg.actions.free-card-action-cost] Incapacitate, a free action of Iden, gives an enemy near her droid 3 suppression and turns the order of a corps unit facedown", () => {
  const waiting = done(foes("none"));
  expect([suppressionOf(waiting, "p2.0"), waiting.units[1]?.order]).toEqual([3, "facedown"]);
  expect(waiting.sides[1].orderPool.corps).toBe(1);
  expect(game.decision(waiting)).toMatchObject({ kind: "action", context: { actions: 2 } });
  const ordered = done(foes("faceup"));
  expect([ordered.units[1]?.order, ordered.sides[1].orderPool.corps]).toEqual(["facedown", 1]);
  const luke = done(foes("faceup", LUKE));
  expect([suppressionOf(luke, "p2.0"), luke.units[1]?.order]).toEqual([3, "faceup"]);
});

it("[leg.actions.card-action] Incapacitate requires a seeker droid and an enemy trooper unit at range 1 of it", () => {
  const open = (theirs: SideSpec, one: SideSpec["units"] = [iden]): boolean =>
    offered(revealing("incapacitate", "p1.0", { units: one ?? [] }, theirs)).includes("perform incapacitate");
  expect(open(foes("none"))).toBe(true);
  expect(open(foes("none", REBELS, 600))).toBe(false);
  expect(open(foes("none", "at-rt-rebel-alliance"))).toBe(false);
  const { counterpart: _, ...alone } = iden;
  expect(open(foes("none"), [alone])).toBe(false);
});

it("[leg.cards.command-use] Tactical Strike is offered to a unit with a faceup order, but not to one activated by a drawn token", () => {
  const strikes = (order: "faceup" | "none"): boolean => {
    const iden: UnitSpec = { unit: "iden-versio-inferno-squad-leader", at: [400, 300], order };
    const start = scenario({
      "player-1": { units: [iden], hand: [], revealed: "tactical-strike" },
      "player-2": { units: [LOST], hand: [] },
    });
    return offered(through(start, "activate p1.0", "draw-order")).includes("effect 0");
  };
  expect([strikes("faceup"), strikes("none")]).toEqual([true, false]);
});
