import { scenario } from "@sw/rebellion-core/testing";
import { expect, test } from "vitest";
import { combatOf } from "../../src/combat/attack/attack.ts";
import { drawnHalf } from "../../src/combat/solo.ts";
import { cardNamed } from "../../src/state/box.ts";
import { defaultBoxes } from "../../src/state/default-boxes.ts";

test.each([
  ["bombardment", { airspeeder: 2 }, {}, "lower"],
  ["bombardment", { airspeeder: 2, "rebel-trooper": 1 }, {}, "upper"],
  ["tractor-beam", { "corellian-corvette": 1 }, {}, "lower"],
  ["tractor-beam", { "x-wing": 1 }, {}, null],
  ["tractor-beam", { "x-wing": 1 }, { "jan-dodonna": "kessel" }, "upper"],
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
