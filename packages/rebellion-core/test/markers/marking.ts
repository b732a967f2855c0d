import type { Step } from "@sw/tabletop";
import { upkeep } from "../../src/galaxy/upkeep.ts";
import { gainLoyalty, loseLoyalty } from "../../src/markers/loyalty.ts";
import type { Event } from "../../src/state/events.ts";
import { sideOfFaction } from "../../src/state/seats.ts";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { type SystemSpec, scenario } from "../../src/testing/index.ts";
import { place } from "../looks.ts";

/** Naboo in the given condition, nothing else of note. */
export function naboo(spec: SystemSpec): State {
  return scenario({ systems: { naboo: spec } });
}

/** A side gains loyalty in a system. */
export function gains(state: State, side: "rebel" | "imperial", amount: 1 | 2, system = "naboo"): Step<State, Event> {
  return changed(state, (work) => gainLoyalty(work, sideOfFaction(side), amount, index(system), null));
}

/** A side loses loyalty in a system. */
export function loses(state: State, side: "rebel" | "imperial", system = "naboo"): Step<State, Event> {
  return changed(state, (work) => loseLoyalty(work, sideOfFaction(side), index(system), null));
}

function changed(state: State, change: (work: GameWork) => void): Step<State, Event> {
  const work = new GameWork(BOX, state, undefined);
  change(work);
  upkeep(work);
  return work.finish();
}

/** The number of a system. */
export function index(system: string): number {
  const found = BOX.places.get(system);
  if (found === undefined) throw new Error(`there is no place ${system}`);
  return found;
}

/** The markers of a system: "rebel, subjugated", "imperial", "none". */
export function markers(state: State, system = "naboo"): string {
  const { loyalty, subjugated, sabotaged, destroyed } = place(state, system);
  const found = [
    ...(loyalty === null ? [] : [loyalty === 0 ? "rebel" : "imperial"]),
    ...(subjugated ? ["subjugated"] : []),
    ...(sabotaged ? ["sabotaged"] : []),
    ...(destroyed ? ["destroyed"] : []),
  ];
  return found.length === 0 ? "none" : found.join(", ");
}
