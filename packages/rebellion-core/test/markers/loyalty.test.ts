import { expect, it } from "vitest";
import { play, scenario } from "../../src/testing/index.ts";
import { at, reveal } from "../cards/table.ts";
import { eventsOf, legal, refused } from "../looks.ts";
import { gains, loses, markers, naboo } from "./marking.ts";

const SIDES = ["rebel", "imperial"] as const;

it("[reb.loyalty.gain-neutral] The first loyalty gained in a neutral system, 1 or 2, places one marker", () => {
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

it("[reb.loyalty.gain-one-enemy] 1 loyalty in an enemy system only takes the enemy's marker away", () => {
  for (const side of SIDES) {
    const enemy = side === "rebel" ? "imperial" : "rebel";
    const { state, events } = gains(naboo({ loyalty: enemy }), side, 1);
    expect(markers(state)).toBe("none");
    expect(eventsOf(events, "loyalty-changed")).toMatchObject([
      { from: enemy, to: null, rule: "reb.loyalty.gain-one-enemy" },
    ]);
  }
});

it("[reb.loyalty.gain-two-enemy] 2 loyalty in an enemy system replaces the enemy's marker by one's own", () => {
  for (const side of SIDES) {
    const enemy = side === "rebel" ? "imperial" : "rebel";
    const { state, events } = gains(naboo({ loyalty: enemy }), side, 2);
    expect(markers(state)).toBe(side);
    expect(eventsOf(events, "loyalty-changed")).toMatchObject([{ from: enemy, to: side }]);
  }
});

it("[reb.loyalty.gain-own] [reb.loyalty.max-markers] Loyalty gained where one has it already changes nothing", () => {
  for (const side of SIDES) {
    const before = naboo({ loyalty: side });
    const { state, events } = gains(before, side, 2);
    expect(markers(state)).toBe(side);
    expect(events).toEqual([]);
  }
});

it("[reb.loyalty.lose] [reb.loyalty.neutral-cannot-lose] A loyalty marker lost leaves the system neutral, and a neutral system loses nothing", () => {
  for (const side of SIDES) {
    expect(markers(loses(naboo({ loyalty: side }), side).state)).toBe("none");
    expect(loses(naboo({}), side).events).toEqual([]);
    const enemy = side === "rebel" ? "imperial" : "rebel";
    expect(markers(loses(naboo({ loyalty: enemy }), side).state)).toBe(enemy);
  }
});

it("[reb.loyalty.coruscant-imperial] [reb.loyalty.coruscant-fixed] Coruscant is Imperial and stays so", () => {
  const state = scenario({});
  expect(markers(state, "coruscant")).toBe("imperial");
  expect(gains(state, "rebel", 2, "coruscant").events).toEqual([]);
  expect(loses(state, "imperial", "coruscant").events).toEqual([]);
});

it("[reb.remote-system.no-loyalty] [reb.remote-system.always-neutral] Nobody gains loyalty in a remote system", () => {
  for (const side of SIDES) {
    const { state, events } = gains(scenario({}), side, 2, "hoth");
    expect(markers(state, "hoth")).toBe("none");
    expect(events).toEqual([]);
  }
});

it("[reb.loyalty.meaning] [reb.loyalty.gained-by-missions] Build Alliance wins a neutral system over, which is then neutral no longer", () => {
  const start = scenario({ rebel: { assigned: [{ card: "build-alliance", leaders: ["mon-mothma"] }] } });
  expect(markers(start)).toBe("none");
  const { state } = reveal(start, at("naboo"), [{ type: "pass" }]);
  expect(markers(state)).toBe("rebel");
});

it("[reb.loyalty.benefit] Units that leave the build queue are deployed where their side has loyalty", () => {
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

it("[reb.loyalty.requirement-by-marker] A card that asks for loyalty looks at the marker: enemy units there do not matter, subjugation is not enough", () => {
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

it("[reb.loyalty.rebel-base-space] The Rebel Base space has no loyalty to gain, and no mission goes there for it", () => {
  const start = scenario({ rebel: { assigned: [{ card: "build-alliance", leaders: ["mon-mothma"] }] } });
  const { state } = play(start, [{ type: "reveal", subject: 0 }]);
  refused(state, { type: "choose-system", subject: "rebel-base" }, "reb.base.space-no-missions");
});
