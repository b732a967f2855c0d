import type { State } from "@sw/rebellion-core";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { expect, test } from "vitest";
import { combatOf } from "../../src/combat/attack/attack.ts";
import { drawnHalf } from "../../src/combat/solo.ts";
import { cardNamed } from "../../src/state/box.ts";
import { defaultBoxes } from "../../src/state/default-boxes.ts";
import { battle, card, legal, line, tale, UPPER } from "../combat/cinematic/table.ts";
import { HERE } from "../combat/table.ts";

const HELD = { at: "kessel", ring: "captured" } as const;

test.each([
  ["bombardment", { airspeeder: 2 }, {}, "lower"],
  ["bombardment", { airspeeder: 2, "rebel-trooper": 1 }, {}, "upper"],
  ["support-of-the-501st", { airspeeder: 2 }, {}, null],
  ["support-of-the-501st", { airspeeder: 2, "rebel-trooper": 1 }, {}, "upper"],
  ["tractor-beam", { "corellian-corvette": 1 }, {}, "lower"],
  ["tractor-beam", { "x-wing": 1 }, {}, null],
  ["tractor-beam", { "x-wing": 1 }, { "jan-dodonna": "kessel" }, "upper"],
  ["tractor-beam", { "corellian-corvette": 1 }, { "jan-dodonna": "kessel", "han-solo": HELD }, "lower"],
  ["tractor-beam", { "corellian-corvette": 1 }, { "princess-leia": "kessel", "han-solo": HELD }, "upper"],
  ["tractor-beam", { "x-wing": 1 }, { "wedge-antilles": "kessel", chewbacca: HELD }, null],
  ["tractor-beam", { "x-wing": 1 }, { "luke-skywalker": "kessel", "jan-dodonna": HELD }, "upper"],
] as const)(
  "[solo.combat.imperial-card] The automa uses a half of %s only against what it can harm or capture: %j with leaders %j",
  (card, rebels, leaders, half) => {
    const state = scenario({
      config: { combat: "cinematic", solo: {} },
      active: "imperial",
      base: { system: "yavin" },
      systems: { kessel: { units: { "star-destroyer": 1, stormtrooper: 2, ...rebels } } },
      leaders,
      combat: { system: "kessel" },
    });
    const box = defaultBoxes.of(state.config);
    expect(drawnHalf({ box, state }, combatOf(state), cardNamed(box, card))).toBe(half);
  },
);

test.each([
  ["swarm-tactics", { "tie-fighter": 2, "x-wing": 2 }, "lower"],
  ["swarm-tactics", { "tie-fighter": 2, "tie-striker": 1, "x-wing": 2 }, "upper"],
  ["swarm-tactics", { "tie-fighter": 2, "x-wing": 1, "u-wing": 1 }, "lower"],
  ["superlaser-blast", { "death-star": 1, "x-wing": 2 }, "lower"],
  ["superlaser-blast", { "death-star": 1, "x-wing": 2, "rebel-transport": 1 }, "upper"],
  ["superlaser-blast", { "death-star-under-construction": 1, "rebel-transport": 1 }, "lower"],
  ["target-the-generator-tactic", { "at-at": 1, airspeeder: 1 }, "lower"],
  ["target-the-generator-tactic", { "at-at": 1, airspeeder: 1, "golan-arms-turret": 1 }, "upper"],
  ["target-the-generator-tactic", { "at-st": 1, "golan-arms-turret": 1 }, "lower"],
  ["bombardment", { "star-destroyer": 1, stormtrooper: 1, "rebel-trooper": 2, "shield-generator": 1 }, "lower"],
  ["bombardment", { "super-star-destroyer": 1, stormtrooper: 1, "rebel-trooper": 2, "ion-cannon": 1 }, "upper"],
] as const)(
  "[solo.combat.imperial-card] The automa draws %s in a combat of %j and uses the %s half",
  (card, units, half) => {
    const state = scenario({
      config: { combat: "cinematic", expansion: "rise-of-the-empire", solo: {} },
      active: "imperial",
      base: { system: "yavin" },
      systems: { kessel: { units } },
      combat: { system: "kessel" },
    });
    const box = defaultBoxes.of(state.config);
    expect(drawnHalf({ box, state }, combatOf(state), cardNamed(box, card))).toBe(half);
  },
);

/** A solo game with the expansion's cards and units. */
const EXPANDED = { combat: "cinematic", expansion: "rise-of-the-empire", solo: {} } as const;

test.each([
  ["imperial", { airspeeder: 1 }, [], "upper"],
  ["imperial", { "golan-arms-turret": 1, "rebel-vanguard": 1 }, [], "lower"],
  ["rebel", { airspeeder: 1 }, [], "lower"],
  ["rebel", { airspeeder: 1 }, [{ unit: "airspeeder", markers: 1 }], "upper"],
  ["rebel", { "rebel-trooper": 2, "shield-generator": 1 }, [{ unit: "shield-generator", markers: 1 }], "lower"],
] as const)(
  "[solo.combat.imperial-card] The Empire bars special icons with Imposing Presence only if the Rebels could use one: attacked by the %s side, %j, damaged %j: %s half",
  (initiator, rebels, wounded, half) => {
    const state = scenario({
      config: EXPANDED,
      active: initiator,
      base: { system: "yavin" },
      systems: { kessel: { units: { stormtrooper: 2, ...rebels } } },
      combat: { system: "kessel", initiator, wounds: { rebel: wounded } },
    });
    const box = defaultBoxes.of(state.config);
    expect(drawnHalf({ box, state }, combatOf(state), cardNamed(box, "imposing-presence"))).toBe(half);
  },
);

/** The Empire has drawn Imposing Presence against a turret and is asked for another card. */
function anotherCard(modifiers: Scenario["modifiers"] = []): State {
  return battle(
    {
      theater: "ground",
      rebel: { "golan-arms-turret": 2 },
      imperial: { "at-st": 1, "tie-striker": 1 },
      by: "imperial",
      cards: { rebel: "take-cover" },
      config: { solo: {} },
      modifiers,
    },
    [{ label: "draw:imperial-ground-tactic", answer: "imposing-presence" }],
  ).state;
}

test("[rote.cinematic.additional-card] [solo.combat.imperial-card] As an additional card Air Superiority bars the next Rebel card, because it cannot cancel one", () => {
  const { events } = line(anotherCard(), [card("air-superiority")]);
  expect(tale(events)).toEqual(["air-superiority lower", "rebel barred in ground"]);
});

test("[solo.decision.good-intel] Under Good Intel the Empire draws an additional card only among those whose units are in the battle", () => {
  const effect = { kind: "open-tactics", faction: "rebel" } as const;
  const intel = { effect, card: "good-intel-rote", until: "end-of-combat", system: HERE } as const;
  expect(legal(anotherCard([intel]))).toEqual(["play-tactic air-superiority null", "play-tactic overrun null", "pass"]);
  expect(legal(anotherCard())).toHaveLength(8);
});

test("[solo.decision.more-dangerous-than-you-realize] [solo.golden.rule] If a Rebel card could cancel one of the Empire's three cards, it is the least useful one", () => {
  const effect = { kind: "more-tactics", faction: "imperial", theater: "space", count: 3 } as const;
  const { state } = battle(
    {
      rebel: { "corellian-corvette": 1, "x-wing": 1 },
      imperial: { "assault-carrier": 1, "tie-fighter": 3 },
      by: "imperial",
      cards: { rebel: "outrun-them" },
      config: { solo: {} },
      modifiers: [{ effect, card: "more-dangerous-than-you-realize", until: "end-of-combat" }],
    },
    ["swarm-tactics", "tractor-beam", "reinforcements"].map((answer) => ({
      label: "draw:imperial-space-tactic",
      answer,
    })),
  );
  const told = tale(line(state, [UPPER]).events);
  expect(told.slice(0, 2)).toEqual(["outrun-them upper", "tractor-beam canceled"]);
  expect(told).toContain("reinforcements upper");
});
