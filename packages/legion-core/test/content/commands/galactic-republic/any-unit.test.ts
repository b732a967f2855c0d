import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { activate, choose, DONE, declare, effect, order, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const CLONES = { unit: "clone-trooper-infantry", at: [700, 200] } as const;
const OTHERS = { unit: "clone-trooper-infantry", at: [1000, 200] } as const;
const THIRD = { unit: "clone-trooper-infantry", at: [1300, 200] } as const;
const WOOKIEES = { unit: "wookiee-warriors-noble-fighters", at: [700, 200] } as const;
const CHIEFTAIN = { unit: "wookiee-chieftain-clan-leader", at: [400, 200] } as const;
const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;

it("[leg.command.timing-3-issue-orders] Defiance gives a damaged ordered unit an aim, a dodge and a surge token if a Wookiee trooper unit is the commander", () => {
  const given = (commander: typeof CHIEFTAIN | typeof REX, hurt: object): unknown =>
    tokensOf(playing("defiance", { units: [commander, { ...WOOKIEES, ...hurt }] }).state, "p1.1");
  const all = { aim: 1, dodge: 1, surge: 1 };
  expect(given(CHIEFTAIN, { wounds: [0, 1] })).toEqual(all);
  expect(given(CHIEFTAIN, { defeated: 1 })).toEqual(all);
  expect(given(CHIEFTAIN, {})).toEqual({});
  expect(given(REX, { wounds: [0, 1] })).toEqual({});
});

it("[leg.command.timing-3-issue-orders] Daring Defense gives the ordered Wookiee trooper units of a Wookiee commander Demoralize 1", () => {
  const mine = (commander: typeof CHIEFTAIN | typeof REX): SideSpec => ({ units: [commander, WOOKIEES, OTHERS] });
  const all = [order("p1.0"), order("p1.1")];
  expect(lent(playing("daring-defense", mine(CHIEFTAIN), FAR_SIDE, ...all).state)).toEqual([
    "0 demoralize 1 round",
    "1 demoralize 1 round",
  ]);
  expect(lent(playing("daring-defense", mine(REX), FAR_SIDE, ...all).state)).toEqual([]);
});

it("[leg.command.timing-3-issue-orders] Attack of the Clones lets each ordered unit gain a surge token, remove a suppression token or do neither", () => {
  const shaken = { ...OTHERS, tokens: { suppression: 2 } } as const;
  const { state } = playing("attack-of-the-clones", { units: [REX, CLONES, shaken, THIRD] }, FAR_SIDE, order("p1.1"));
  expect(offered(state)).toEqual(["choose-option gain-surge", "choose-option decline"]);
  const second = play(state, [choose("gain-surge"), order("p1.2")]).state;
  expect(offered(second)).toEqual([
    "choose-option gain-surge",
    "choose-option remove-suppression",
    "choose-option decline",
  ]);
  const third = play(second, [choose("remove-suppression"), order("p1.3"), choose("decline")]).state;
  expect([1, 2, 3].map((unit) => tokensOf(third, `p1.${unit}`))).toEqual([{ surge: 1 }, { suppression: 1 }, {}]);
  expect(third.phase).toBe("activation");
});

it("[leg.cards.command-use] Synchronized Offensive lets the ordered vehicle pick a clone unit at range 2, which is ordered too", () => {
  const rex = { unit: "clone-captain-rex-honorable-soldier", at: [200, 200] } as const;
  const clones = (x: number) => ({ unit: "clone-trooper-infantry", at: [x, 400] }) as const;
  const units = [rex, { unit: "barc-speeder", at: [300, 600] } as const, clones(320), clones(600), clones(1400)];
  const { state } = playing("synchronized-offensive", { units });
  expect(offered(state)).toEqual(["choose-unit p1.2", "choose-unit p1.3"]);
  expectIllegal(game.apply(state, unitChosen("p1.4")), "leg.cards.command-use");
  const after = game.apply(state, unitChosen("p1.3"));
  expect(after.ok && after.value.state.units.map(({ ordered }) => ordered)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

it("[leg.cards.command-use] Get in Position gives Agile to Wookiees that a Wookiee commander orders", () => {
  const gifted = (commander: string, trooper: string) => {
    const units = [{ unit: commander, at: [200, 200] } as const, { unit: trooper, at: [400, 200] } as const];
    const { state } = playing("get-in-position", { units }, undefined, order("p1.1"));
    return keywordsOf({ box: BOX, state }, 1)["agile"];
  };
  const warriors = "wookiee-warriors-kashyyyk-defenders";
  expect(gifted("wookiee-chieftain-clan-leader", warriors)).toBe(1);
  expect(gifted("wookiee-chieftain-clan-leader", "clone-trooper-infantry")).toBeUndefined();
  expect(gifted("clone-captain-rex-honorable-soldier", warriors)).toBeUndefined();
});

describe("Air Support", () => {
  const STORM = "stormtroopers";
  const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 100] } as const;
  const CODY = { unit: "clone-commander-cody-leader-of-the-212th", at: [600, 100] } as const;

  it("[leg.cards.command-weapon] Air Support allows one attack per round, as the activation of a commander ends", () => {
    const { state } = playing(
      "air-support",
      { units: [REX, CODY] },
      { units: [{ unit: STORM, at: [400, 760] }] },
      {
        type: "nominate",
        subject: "p1.0",
      },
      order("p1.0"),
    );
    const over = play(state, [activate("p1.0"), DONE]).state;
    expect(offered(over)).toEqual(["effect 0", "pass"]);
    const struck = play(over, [effect(0), declare("p2.0")]);
    expect(struck.events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 2, 1] }));
    expect(lent(struck.state)).toEqual(["0 air-support 1 round"]);
  });

  it("[leg.cards.command-weapon] Air Support attacks once per round, even if the commander that used it is defeated", () => {
    const ended = (called: boolean): readonly string[] =>
      offered(
        play(
          scenario({
            activating: "p1.1",
            "player-1": { units: [{ ...REX, defeated: [0] }, CODY], revealed: "air-support", hand: [] },
            "player-2": { units: [{ unit: STORM, at: [600, 800] }], hand: [] },
            ongoing: called ? [{ unit: "p1.0", keyword: "air-support", value: 1, until: "round" }] : [],
          }),
          [DONE],
        ).state,
      );
    expect(ended(false)).toContain("effect 0");
    expect(ended(true)).not.toContain("effect 0");
  });
});
