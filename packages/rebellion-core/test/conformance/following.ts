import type { Event, RebellionTypes, View } from "@sw/rebellion-core";
import type { Following, Measured } from "@sw/tabletop/conformance";
import { add as plus } from "./counts.ts";
import { changeCards, readCards } from "./following-cards.ts";
import { changeCombat, readCombat } from "./following-combat.ts";
import { changeSolo } from "./following-solo.ts";

/**
 * What a client shows of the board and keeps up by events alone: units in each system, markers, where leaders are and their
 * rings, reputation, time, rounds; cards in all places, as far as its viewer may know them;
 * the dice of an attack, damage, tactic cards.
 */
export const FOLLOWING: Following<RebellionTypes> = { read, change };

function read(view: View): Measured {
  const counts: Measured = { round: view.round, time: view.time, reputation: view.reputation, phase: view.phase };
  for (const { id, loyalty, subjugated, sabotaged, destroyed, units } of view.places) {
    counts[`${id} loyalty`] = loyalty;
    counts[`${id} subjugated`] = subjugated;
    counts[`${id} sabotaged`] = sabotaged;
    counts[`${id} destroyed`] = destroyed;
    for (const { unit, count } of units) counts[`${id} ${unit}`] = count;
  }
  for (const { id, at, ring, detained } of view.leaders) {
    counts[`${id} at`] = at;
    counts[`${id} ring`] = ring;
    counts[`${id} detained`] = detained;
  }
  readCards(view, counts);
  readCombat(view, counts);
  return counts;
}

function change(kept: Measured, event: Event): void {
  changeBoard(kept, event);
  changeCards(kept, event);
  changeCombat(kept, event);
  changeSolo(kept, event);
}

function add(
  counts: Measured,
  place: string,
  units: readonly { readonly unit: string; readonly count: number }[],
  sign: 1 | -1,
): void {
  for (const { unit, count } of units) plus(counts, `${place} ${unit}`, sign * count);
}

function changeBoard(counts: Measured, event: Event): void {
  switch (event.type) {
    case "phase-started":
      counts["phase"] = event.phase;
      counts["round"] = event.round;
      return;
    case "time-advanced":
      counts["time"] = event.to;
      return;
    case "reputation-changed":
      counts["reputation"] = event.to;
      return;
    case "units-placed":
      return add(counts, event.at, event.units, 1);
    case "units-returned":
      return add(counts, event.at, event.units, -1);
    case "units-destroyed":
      // What is lost on a build queue stood in no system.
      return event.at === "queue" ? undefined : add(counts, event.at, event.units, -1);
    case "units-moved":
      add(counts, event.from, event.units, -1);
      return add(counts, event.to, event.units, 1);
    default:
      return changeMarkers(counts, event);
  }
}

function changeMarkers(counts: Measured, event: Event): void {
  switch (event.type) {
    case "loyalty-changed":
      counts[`${event.system} loyalty`] = event.to;
      return;
    case "subjugation-placed":
    case "subjugation-removed":
      counts[`${event.system} subjugated`] = event.type === "subjugation-placed";
      return;
    case "sabotage-placed":
    case "sabotage-removed":
      counts[`${event.system} sabotaged`] = event.type === "sabotage-placed";
      return;
    case "system-destroyed":
      counts[`${event.system} destroyed`] = true;
      return;
    default:
      return changeLeaders(counts, event);
  }
}

function changeLeaders(counts: Measured, event: Event): void {
  switch (event.type) {
    case "leader-moved":
    case "leader-recruited":
    case "leader-rescued":
      counts[`${event.leader} at`] = event.to;
      return;
    case "leaders-assigned":
      for (const leader of event.leaders) counts[`${leader} at`] = "mission";
      return;
    case "leader-captured":
      counts[`${event.leader} at`] = event.at;
      counts[`${event.leader} detained`] = false;
      return;
    case "leader-replaced":
      // All that holds for the one holds for the other, who leaves the game.
      for (const held of ["at", "ring", "detained"]) {
        counts[`${event.by} ${held}`] = counts[`${event.leader} ${held}`] ?? null;
        counts[`${event.leader} ${held}`] = null;
      }
      counts[`${event.leader} at`] = "eliminated";
      return;
    case "leader-stayed":
      counts[`${event.leader} detained`] = false;
      return;
    case "leader-eliminated":
      counts[`${event.leader} at`] = "eliminated";
      return;
    case "leader-detained":
      counts[`${event.leader} detained`] = true;
      return;
    case "ring-attached":
      counts[`${event.leader} ring`] = event.ring;
      return;
    case "ring-removed":
      counts[`${event.leader} ring`] = null;
      return;
    default:
  }
}
