import type { Action } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { pileSize } from "@sw/tabletop";
import { expect, it } from "vitest";
import { possibleBases } from "../../src/base/pbr.ts";
import type { State } from "../../src/state/state.ts";
import { boxFor } from "../../src/testing/box.ts";
import { act, BASE, DONE, empire, expectSound, seen } from "./table.ts";

/** The remote systems that may hold the base. */
function basesOf(state: State): readonly (string | undefined)[] {
  const box = boxFor(state.config);
  return possibleBases({ box, state }).map((system) => box.placeIds[system]);
}

/** Stormtroopers hold Hoth, whose probe card Plant False Lead took back into the deck. */
const LEFT: Scenario = {
  base: { system: "yavin" },
  solo: { garrisoned: ["hoth"] },
  systems: {
    hoth: { units: { "star-destroyer": 1, stormtrooper: 1 } },
    mustafar: { units: { "star-destroyer": 1, stormtrooper: 2, "at-st": 1 } },
  },
};

it("[solo.decision.plant-false-lead] [solo.def.pbr] Systems whose probe cards Plant False Lead took are possible bases again, except those with Imperial ground units", () => {
  const held = ["dagobah", "hoth", "ilum"] as const;
  const { state } = begin({
    config: BASE,
    active: "rebel",
    base: { system: "yavin" },
    probes: held,
    solo: { garrisoned: ["hoth"] },
    systems: { hoth: { units: { stormtrooper: 1 } }, ilum: { units: { "star-destroyer": 1 } } },
    effect: { card: "plant-false-lead", by: "rebel" },
  });
  const put = held.map((id): Action => ({ type: "put-card", subject: `probe:${id}`, where: "bottom" }));
  const { state: next } = act(state, put);
  expect(pileSize(next.probes)).toBe(0);
  expect(seen(next)).toMatchObject({ garrisoned: ["hoth"], found: false });
  expect(basesOf(next)).toEqual(["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine", "yavin"]);
});

it("[solo.decision.plant-false-lead] [solo.move.take-probe-card] A populous system whose probe card Plant False Lead takes is not one that ground units rule out", () => {
  const { state } = begin({
    config: BASE,
    active: "rebel",
    base: { system: "yavin" },
    probes: ["alderaan"],
    systems: { alderaan: { loyalty: "imperial", units: { stormtrooper: 2 } } },
    effect: { card: "plant-false-lead", by: "rebel" },
  });
  const { state: next } = act(state, [{ type: "put-card", subject: "probe:alderaan", where: "top" }]);
  expect(seen(next).garrisoned).toEqual([]);
  expectSound(next);
});

it("[solo.decision.plant-false-lead] [solo.move.take-probe-card] Ground units that join others in a system whose probe card Plant False Lead took do not take the card, and make no find", () => {
  const { state, events } = act(empire(LEFT), [
    { type: "activate", subject: "darth-vader", system: "hoth" },
    { type: "move", subject: "star-destroyer", from: "mustafar" },
    { type: "move", subject: "stormtrooper", from: "mustafar" },
    DONE,
  ]);
  expect(pileSize(state.probes)).toBe(0);
  expect(seen(state)).toMatchObject({ garrisoned: ["hoth"], found: false });
  expect(events.filter(({ type }) => type === "deck-shuffled" || type === "cards-moved")).toEqual([]);
  expect(basesOf(state)).not.toContain("hoth");
  expectSound(state);
});

it("[solo.decision.plant-false-lead] [solo.move.lose-probe-card] A system whose probe card Plant False Lead took is a possible base again after the last ground unit there is gone", () => {
  const combat = {
    system: "hoth",
    stage: "ground-end",
    wounds: { imperial: [{ unit: "stormtrooper", doomed: true }] },
  };
  const state = scenario({ config: BASE, active: "imperial", ...LEFT, combat } as Scenario);
  expect(seen(state).garrisoned).toEqual([]);
  expect(pileSize(state.probes)).toBe(0);
  expect(basesOf(state)).toContain("hoth");
  expectSound(state);
});

it("[solo.decision.plant-false-lead] [solo.move.keep-probed-cards] A probe card that is drawn again after Plant False Lead stays when the ground units leave its system", () => {
  const { state } = begin(
    { config: BASE, phase: "refresh", stage: "probes", ...LEFT, probeTop: ["hoth", "naboo"] },
    {},
  );
  expect(seen(state).garrisoned).toEqual([]);
  expect(pileSize(state.probes)).toBe(2);
  expectSound(state);
});

it("[solo.move.hidden.after-a-find] A probe card drawn in the Command Phase is a find only if its system was a possible base: not with Imperial ground units there, and by the FAQ rulings not if it is destroyed", () => {
  const drawing = (system: string, more: Scenario): boolean => {
    const effect = { card: "probe-droid-initiative", by: "imperial", system: "mustafar" } as const;
    const spec: Scenario = { config: BASE, active: "imperial", base: { system: "dagobah" }, ...more, effect };
    return seen(scenario({ ...spec, probeTop: [system, "naboo"] })).found;
  };
  expect(drawing("hoth", LEFT)).toBe(false);
  expect(drawing("ilum", LEFT)).toBe(true);
  const systems = { yavin: { destroyed: true } } as const;
  expect(drawing("yavin", { systems, config: { ...BASE, rulings: "faq" } })).toBe(false);
  expect(drawing("yavin", { systems })).toBe(true);
});
