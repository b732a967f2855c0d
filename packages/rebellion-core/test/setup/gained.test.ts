import { at } from "@sw/tabletop";
import { expect, test } from "vitest";
import { brokenSetup } from "../../src/saves/invariants/setup.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { begun, dealt, QUIET } from "./steps.ts";

const TIE = BOX.unitsById.get("tie-fighter")?.index ?? -1;

/** The state with more TIE Fighters, or fewer, in a system. */
function withTies(state: State, system: string, more: number): State {
  const index = BOX.places.get(system) ?? -1;
  const place = at(state.places, index);
  const units = place.units.map((count, unit) => (unit === TIE ? count + more : count));
  return { ...state, places: state.places.map((one, other) => (other === index ? { ...one, units } : one)) };
}

const flaws = (state: State): readonly string[] => brokenSetup({ box: BOX, state }).map(({ code }) => code);

test("[reb.setup.s8-starting-actions] A save of a set-up may have extra units from a starting action card after all units are placed, but not fewer units", () => {
  const state = dealt(QUIET);
  const { frames } = state;
  expect(frames[0]).toMatchObject({ kind: "setup" });
  expect([flaws(state), flaws(withTies(state, "hoth", 1))]).toEqual([[], []]);
  const [manned] = BOX.placeIds.filter((_, place) => (state.places[place]?.units[TIE] ?? 0) > 0);
  expect(flaws(withTies(state, manned ?? "", -1))).toEqual(["starting-units"]);
});

test("[reb.setup.s8-imperial-units] A save of a set-up cannot have more units of a type than the starting units, or units elsewhere, while they are placed", () => {
  expect(flaws(begun())).toEqual([]);
  expect(flaws(withTies(begun(), "corellia", 1))).toEqual(["starting-units"]);
  expect(flaws(withTies(begun(), "hoth", 1))).toEqual(["starting-units", "starting-place"]);
});
