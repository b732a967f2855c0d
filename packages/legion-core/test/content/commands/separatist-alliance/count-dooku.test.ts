import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { DONE, effect, order, perform } from "../../../helpers/actions.ts";
import { attacking, playOn } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, suppressionOf, tokensOf } from "../../../helpers/reading.ts";

const REBELS = "rebel-troopers";
const B1 = "b1-battle-droids";
const DOOKU = { unit: "count-dooku-darth-tyranus", at: [400, 300] } as const;
const VENTRESS = { unit: "asajj-ventress-separatist-assassin", at: [400, 300] } as const;
const LUKE = "luke-skywalker-hero-of-the-rebellion";

it("[leg.cards.command-use] Fear, Surprise, Intimidation gives Dooku Arsenal 2, Relentless and Versatile this round", () => {
  expect(lent(playing("fear-surprise-intimidation", { units: [DOOKU] }).state)).toEqual([
    "0 arsenal 2 round",
    "0 relentless 1 round",
    "0 versatile 1 round",
  ]);
});

it("[leg.kw.versatile.engaged] An engaged Dooku with Fear, Surprise, Intimidation may attack other units at range", () => {
  const foes: SideSpec = {
    units: [
      { unit: REBELS, at: [400, 327], defeated: 3 },
      { unit: REBELS, at: [500, 450], defeated: 3 },
    ],
  };
  const versatile = [{ unit: "p1.0", keyword: "versatile", value: 1, until: "round" }] as const;
  const open = (ongoing: typeof versatile | readonly []): readonly string[] => {
    const state = scenario({
      activating: "p1.0",
      "player-1": { hand: [], revealed: "fear-surprise-intimidation", units: [DOOKU] },
      "player-2": foes,
      ongoing,
    });
    return offered(play(state, [perform("attack")]).state);
  };
  expect(open(versatile)).toEqual(["declare p2.0", "declare p2.1"]);
  expect(open([])).not.toContain("declare p2.1");
});

it("[leg.command.timing-5-during-activation] Fear, Surprise, Intimidation gives a unit that Dooku attacked 2 more suppression", () => {
  const bare: SideSpec = { units: [DOOKU, { unit: B1, at: [900, 300], defeated: 5 }] };
  const foes: SideSpec = {
    units: [
      { unit: LUKE, at: [400, 327] },
      { unit: LUKE, at: [900, 327] },
    ],
  };
  const hit = (unit: string): State => playOn(attacking(revealing("fear-surprise-intimidation", unit, bare, foes)));
  expect(suppressionOf(hit("p1.0"), "p2.0")).toBe(2);
  expect(suppressionOf(hit("p1.1"), "p2.1")).toBe(0);
});

it("[leg.command.timing-4-start-activation] Double the Fall lets Dooku give up his order to remove the orders of up to two enemies at range 2", () => {
  const foes: SideSpec = {
    units: [250, 400, 550, 1700].map((x) => ({ unit: REBELS, at: [x, 450], order: "faceup" }) as const),
  };
  const mine: SideSpec = { units: [DOOKU, { unit: B1, at: [1500, 100] }] };
  const { state } = playing("double-the-fall", mine, foes, effect(1), order("p1.0"));
  expect(offered(state)).toEqual(["effect 0", "pass"]);
  const asked = answers(state, "effect 0");
  expect([asked.units[0]?.order, asked.sides[0].orderPool.commander]).toEqual(["none", 1]);
  expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "choose-unit p2.2", "done"]);
  const fallen = answers(asked, "choose-unit p2.0", "choose-unit p2.2");
  expect(fallen.units.slice(2).map(({ order }) => order)).toEqual(["none", "faceup", "none", "faceup"]);
  expect(fallen.sides[1].orderPool.corps).toBe(2);
  expect(answers(state, "pass").units[0]?.order).toBe("faceup");
  const away = playing("double-the-fall", { units: [{ ...DOOKU, at: [1000, 100] }] }, foes, effect(1)).state;
  expect(game.decision(away)?.kind).not.toBe("effects");
});

it("[leg.command.timing-5-during-activation] The Sith Will Rule gives Dooku an aim and a dodge token, and activates Ventress after him", () => {
  const mine: SideSpec = { units: [DOOKU, { ...VENTRESS, at: [900, 300] }, { unit: B1, at: [1500, 100] }] };
  const { state } = playing("the-sith-will-rule", mine, FAR_SIDE, effect(1));
  expect(tokensOf(state, "p1.0")).toEqual({ aim: 1, dodge: 1 });
  expect(state.sides[0].orderPool.operative).toBe(1);
  const next = answers(state, "pass", "activate p1.0", "done");
  expect(game.decision(next)).toMatchObject({ seat: "player-1", kind: "action", context: { unit: "p1.1" } });
  expect(next.sides[0].orderPool.operative).toBe(0);
  const over = play(next, [DONE]).state;
  expect(over.units[1]?.order).toBe("facedown");
  expect(game.decision(over)).toMatchObject({ seat: "player-2" });
  const acted = revealing("the-sith-will-rule", "p1.0", {
    units: [DOOKU, { ...VENTRESS, at: [900, 300], order: "facedown" }, { unit: B1, at: [1500, 100] }],
  });
  expect(game.decision(play(acted, [DONE]).state)).toMatchObject({ seat: "player-2" });
});

it("[leg.move.granted-speed] Under You Disappoint Me Dooku's player moves a trooper unit at speed 2 after Dooku attacks it at range", () => {
  const foes = (y: number, unit = LUKE): SideSpec => ({
    units: [
      { unit, at: [400, y] },
      { unit: REBELS, at: [1700, 800], defeated: 3 },
    ],
  });
  const hit = (theirs: SideSpec): State =>
    playOn(attacking(revealing("you-disappoint-me", "p1.0", { units: [DOOKU] }, theirs)));
  const moving = hit(foes(500));
  expect(game.decision(moving)).toMatchObject({
    seat: "player-1",
    kind: "move",
    context: { unit: "p2.0", speed: 2, optional: false },
  });
  expect(hit(foes(500)).frames.some(({ kind }) => kind === "move")).toBe(true);
  expect(hit(foes(327)).frames.some(({ kind }) => kind === "move")).toBe(false);
  expect(hit(foes(500, "at-rt-rebel-alliance")).frames.some(({ kind }) => kind === "move")).toBe(false);
  const { state } = playing(
    "you-disappoint-me",
    { units: [DOOKU, { unit: "b1-battle-droids", at: [900, 300] }] },
    FAR_SIDE,
    effect(1),
    order("p1.0"),
  );
  expect(tokensOf(state, "p1.1")).toEqual({ dodge: 1 });
});

it("[leg.command.timing-5-during-activation] The Sith Will Rule activates a Ventress with a faceup order by that token, not by one of the pool", () => {
  const mine: SideSpec = {
    units: [
      DOOKU,
      { ...VENTRESS, at: [900, 300], order: "faceup" },
      { unit: "cad-bane-needs-no-introduction", at: [1500, 100] },
    ],
  };
  const next = play(revealing("the-sith-will-rule", "p1.0", mine), [DONE]).state;
  expect(game.decision(next)).toMatchObject({ seat: "player-1", kind: "action", context: { unit: "p1.1" } });
  expect(next.sides[0].orderPool.operative).toBe(1);
  expect(play(next, [DONE]).state.units[1]?.order).toBe("facedown");
});
