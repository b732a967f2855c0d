import { at } from "@sw/tabletop";
import { setSubjugated } from "../markers/subjugation.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, placeNamed } from "../state/box.ts";
import { NOWHERE, type SystemIndex, type Units } from "../state/codes.ts";
import { IMPERIAL } from "../state/seats.ts";
import { pickByD6, pickByD8 } from "../state/solo-dice.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits } from "../units/board.ts";
import { queueUnits } from "../units/queue.ts";
import { unitsNamed } from "./lists.ts";
import { baseList, expansionList, type Picks, YARD_QUEUE, YARD_UNITS, YARDS } from "./solo-lists.ts";

/**
 * Puts the Empire's starting units on the board by the list in use; dice choose the systems. The sixth system is the
 * one that is always Imperial (solo.setup.loyalty). Returns the system of the Death Star Under Construction, or {@link
 * NOWHERE}.
 */
export function laySoloUnits(work: GameWork, imperial: readonly SystemIndex[]): SystemIndex {
  const capital = work.box.systems.flatMap(({ entry }, system) => (entry.fixedLoyalty ? [system] : []));
  const systems = [...imperial, ...capital];
  const expanded = work.state.config.startingUnits === "expansion";
  const rule = expanded ? "solo.setup.units.imperial-rote" : "solo.setup.units.imperial-base";
  const pick: Picks = (what, count, among) => pickSystems(work, what, count, among);
  const laid = expanded ? expansionList(systems.length, pick) : baseList(systems.length, pick);
  for (const [index, system] of systems.entries()) place(work, listOf(work.box, at(laid, index)), system, rule);
  return expanded ? layYard(work) : NOWHERE;
}

function place(work: GameWork, units: Units, system: SystemIndex, rule: RuleId): void {
  placeUnits(work, IMPERIAL, units, system, "setup", { rule, cause: null });
}

function listOf(box: Box, counts: Readonly<Record<string, number>>): Units {
  return unitsNamed(
    box,
    Object.entries(counts).map(([type, count]) => ({ type, count })),
  );
}

/** Picks `count` different systems among the first ones, by a D6 each (solo.setup.units.imperial-base). */
function pickSystems(work: GameWork, what: string, count: number, among: number): readonly number[] {
  const picked: number[] = [];
  while (picked.length < Math.min(count, among)) {
    picked.push(pickByD6(work, what, (face) => face < among && !picked.includes(face)));
  }
  return picked;
}

/** Places the Death Star Under Construction with its other units, and queues the Death Star (solo.setup.units.dsuc). */
function layYard(work: GameWork): SystemIndex {
  const { box } = work;
  const rule = "solo.setup.units.dsuc";
  const system = placeNamed(box, at(YARDS, pickByD8(work, "yard", YARDS.length)));
  setSubjugated(work, system, true, { rule, cause: null });
  place(work, listOf(box, YARD_UNITS), system, rule);
  queueUnits(work, IMPERIAL, listOf(box, YARD_QUEUE), 3, { rule, cause: null });
  return system;
}
