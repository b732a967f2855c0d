import { expect, it } from "vitest";
import { play, scenario } from "../../src/testing/index.ts";
import { at, reveal } from "../cards/table.ts";
import { eventsOf, legal, refused } from "../looks.ts";
import { gains, loses, markers, naboo } from "./marking.ts";

const SIDES = ["rebel", "imperial"] as const;

it("[reb.loyalty.gain-neutral] Gaining 1 or 2 loyalty in a neutral system places one loyalty marker", () => {
  for (const side of SIDES) {
    for (const amount of [1, 2] as const) {
      const { state, events } = gains(naboo({}), side, amount);
      expect(markers(state)).toBe(side);
      expect(eventsOf(events, "loyalty-changed")).toMatchObject([
        { system: "naboo", from: null, to: side, rule: "reb.loyalty.gain-neutral" },
      ]);
    }
  }
});

it("[reb.loyalty.gain-one-enemy] Gaining 1 loyalty in an enemy system only removes the enemy's marker", () => {
  for (const side of SIDES) {
    const enemy = side === "rebel" ? "imperial" : "rebel";
    const { state, events } = gains(naboo({ loyalty: enemy }), side, 1);
    expect(markers(state)).toBe("none");
    expect(eventsOf(events, "loyalty-changed")).toMatchObject([
      { from: enemy, to: null, rule: "reb.loyalty.gain-one-enemy" },
    ]);
  }
});

it("[reb.loyalty.gain-two-enemy] Gaining 2 loyalty in an enemy system replaces the enemy's marker with an own one", () => {
  for (const side of SIDES) {
    const enemy = side === "rebel" ? "imperial" : "rebel";
    const { state, events } = gains(naboo({ loyalty: enemy }), side, 2);
    expect(markers(state)).toBe(side);
    expect(eventsOf(events, "loyalty-changed")).toMatchObject([{ from: enemy, to: side }]);
  }
});

it("[reb.loyalty.gain-own] [reb.loyalty.max-markers] Gaining loyalty in a system that is already loyal changes nothing", () => {
  for (const side of SIDES) {
    const before = naboo({ loyalty: side });
    const { state, events } = gains(before, side, 2);
    expect(markers(state)).toBe(side);
    expect(events).toEqual([]);
  }
});

it("[reb.loyalty.lose] [reb.loyalty.neutral-cannot-lose] A system that loses loyalty becomes neutral, and a neutral system loses nothing", () => {
  for (const side of SIDES) {
    expect(markers(loses(naboo({ loyalty: side }), side).state)).toBe("none");
    expect(loses(naboo({}), side).events).toEqual([]);
    const enemy = side === "rebel" ? "imperial" : "rebel";
    expect(markers(loses(naboo({ loyalty: enemy }), side).state)).toBe(enemy);
  }
});

it("[reb.loyalty.coruscant-imperial] [reb.loyalty.coruscant-fixed] Coruscant is Imperial, and its loyalty never changes", () => {
  const state = scenario({});
  expect(markers(state, "coruscant")).toBe("imperial");
  expect(gains(state, "rebel", 2, "coruscant").events).toEqual([]);
  expect(loses(state, "imperial", "coruscant").events).toEqual([]);
});

it("[reb.remote-system.no-loyalty] [reb.remote-system.always-neutral] Neither side can gain loyalty in a remote system", () => {
  for (const side of SIDES) {
    const { state, events } = gains(scenario({}), side, 2, "hoth");
    expect(markers(state, "hoth")).toBe("none");
    expect(events).toEqual([]);
  }
});

it("[reb.loyalty.meaning] [reb.loyalty.gained-by-missions] Build Alliance makes a neutral system loyal to the Rebels", () => {
  const start = scenario({ rebel: { assigned: [{ card: "build-alliance", leaders: ["mon-mothma"] }] } });
  expect(markers(start)).toBe("none");
  const { state } = reveal(start, at("naboo"), [{ type: "pass" }]);
  expect(markers(state)).toBe("rebel");
});

it("[reb.loyalty.benefit] Units that leave the build queue can be deployed in systems loyal to their side", () => {
  const deploys = (loyalty: "rebel" | null): readonly string[] =>
    legal(
      scenario({
        phase: "refresh",
        stage: "deploy",
        systems: { kashyyyk: { loyalty } },
        rebel: { queue: [{ "rebel-trooper": 1 }] },
      }),
    );
  expect(deploys("rebel")).toEqual(["deploy kashyyyk rebel-trooper", "deploy rebel-base rebel-trooper", "done"]);
  expect(deploys(null)).toEqual(["deploy rebel-base rebel-trooper", "done"]);
});

it("[reb.loyalty.requirement-by-marker] A card that requires loyalty counts the loyalty marker despite enemy units, and does not count subjugation", () => {
  const start = scenario({
    active: "imperial",
    rebel: { passed: true },
    systems: { naboo: { loyalty: "imperial", units: { "rebel-trooper": 2 } }, rodia: { units: { stormtrooper: 1 } } },
    imperial: { assigned: [{ card: "research-and-development", leaders: ["general-tagge"] }] },
  });
  expect(markers(start, "rodia")).toBe("subjugated");
  const { state } = play(start, [{ type: "reveal", subject: 0 }]);
  expect(legal(state)).toEqual(["choose-system coruscant", "choose-system naboo"]);
});

it("[reb.loyalty.rebel-base-space] The Rebel Base space cannot gain loyalty, so Build Alliance cannot be attempted there", () => {
  const start = scenario({ rebel: { assigned: [{ card: "build-alliance", leaders: ["mon-mothma"] }] } });
  const { state } = play(start, [{ type: "reveal", subject: 0 }]);
  refused(state, { type: "choose-system", subject: "rebel-base" }, "reb.base.space-no-missions");
});
