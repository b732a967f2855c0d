import { at } from "@sw/tabletop";
import { expect, it } from "vitest";
import { upkeep } from "../../src/galaxy/upkeep.ts";
import { isCaptured } from "../../src/leaders/leaders.ts";
import type { ActivationFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { laidOut } from "../../src/testing/scenario.ts";
import { placeUnits } from "../../src/units/board.ts";
import { unitsOf } from "../../src/units/units.ts";
import { place, setUpGame } from "../looks.ts";

const CAUSE = { rule: "reb.deploy.step", cause: null } as const;
const NABOO = BOX.places.get("naboo") ?? -1;
const TROOPER = unitsOf(
  BOX,
  BOX.units.findIndex(({ id }) => id === "stormtrooper"),
  1,
);

/** A transition that does something to a state; nobody tells the upkeep where to look. */
function after(state: State, change: (work: GameWork) => void): State {
  const work = new GameWork(BOX, state, undefined);
  change(work);
  expect(work.isLookedAfter()).toBe(false);
  upkeep(work);
  expect(work.isLookedAfter()).toBe(true);
  return work.state;
}

it("[reb.victory.imperial] The Empire wins when the base is revealed in a system with only Imperial ships", () => {
  const start = scenario({ base: { system: "naboo" }, systems: { naboo: { units: { "star-destroyer": 1 } } } });
  const shown = after(start, ({ state }) => {
    state.base = { ...state.base, revealed: true };
  });
  expect(shown.outcome).toMatchObject({ rule: "reb.victory.imperial" });
});

it("[reb.activation.subjugate-last] An activated system is updated when the activation ends", () => {
  const frame: ActivationFrame = {
    kind: "activation",
    chair: 2,
    leader: 0,
    system: NABOO,
    stage: "combat",
    sources: [],
  };
  const spec: Scenario = { systems: { naboo: { subjugated: false, units: { stormtrooper: 1 } } }, frames: [frame] };
  const start = laidOut(spec);
  expect(
    place(
      after(start, (work) => work.pop(frame)),
      "naboo",
    ).subjugated,
  ).toBe(true);
  expect(
    place(
      after(start, (work) => work.setTop(frame, { ...frame, stage: "end" })),
      "naboo",
    ).subjugated,
  ).toBe(true);
  const changed = after(start, (work) => work.change(frame, { stage: "end" }));
  expect(place(changed, "naboo").subjugated).toBe(true);
  const amended = after(start, (work) => work.changeNearest("activation", () => ({ stage: "end" })));
  expect(place(amended, "naboo").subjugated).toBe(true);
  const waiting = new GameWork(BOX, start, undefined);
  waiting.setTop(frame, { ...frame, sources: [0] });
  expect(waiting.isLookedAfter()).toBe(true);
});

it("[reb.rescue.automatic] A leader's move updates both the system left and the system entered", () => {
  const leader = BOX.leadersById.get("chewbacca")?.index ?? -1;
  const start = scenario({
    systems: { kessel: { units: { "tie-fighter": 1 } } },
    leaders: { chewbacca: { at: "kessel", ring: "captured" } },
  });
  const freed = after(start, (work) => {
    work.leader(leader).at = NABOO;
  });
  expect(isCaptured(BOX, at(freed.leaders, leader))).toBe(false);
});

it("[reb.subjugation.condition] Every system is updated when set-up ends", () => {
  const { state } = setUpGame({ setup: "advanced" });
  expect(state.phase).toBe("setup");
  const work = new GameWork(BOX, state, undefined);
  placeUnits(work, 1, TROOPER, NABOO, "deployed", CAUSE);
  upkeep(work);
  expect(place(work.state, "naboo").subjugated).toBe(false);
  const begun = after(work.state, (later) => {
    later.state.phase = "assignment";
  });
  expect(place(begun, "naboo").subjugated).toBe(true);
});
