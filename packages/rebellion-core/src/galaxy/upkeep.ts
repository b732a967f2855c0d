import { at } from "@sw/tabletop";
import { forcesReveal, isHidden, narrowBase, revealBase } from "../base/base.ts";
import { lookAfterProbes } from "../base/solo.ts";
import { captivesAt, rescueLeader } from "../leaders/leaders.ts";
import { lookAfterPools } from "../leaders/pool-limit.ts";
import { lookAfterSubjugation } from "../markers/subjugation.ts";
import type { SystemIndex } from "../state/codes.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { isAnswered } from "../state/unsettled.ts";
import type { GameWork } from "../state/work.ts";
import { endGame } from "../tracks/victory.ts";
import { overflowOf } from "../units/transport.ts";
import { hasSide } from "../units/units.ts";
import { followWithCombat } from "./revealed-combat.ts";

/**
 * Enforces the rules that hold at all times after units, markers, leaders or the base have changed. It reveals the
 * base, updates subjugation, rescues captives, asks for units without transport, limits pools and checks whether the
 * Empire has won. Runs before every frame until nothing changes; a movement being picked changes nothing until it is
 * complete. Returns whether there was anything to check.
 */
export function upkeep(work: GameWork): boolean {
  if (work.state.outcome !== null || work.isLookedAfter()) return false;
  if (work.state.expansion !== undefined && work.hasMovedLeaders()) lookAfterPools(work);
  while (work.state.outcome === null) {
    const places = work.takeTouched();
    if (places.length === 0) return true;
    for (const system of places) lookAfter(work, system);
    if (work.state.outcome === null) checkConquest(work);
  }
  return true;
}

function lookAfter(work: GameWork, system: SystemIndex): void {
  if (system === work.box.baseSpace) return;
  const wasHidden = isHidden(work.state);
  lookAfterBase(work, system);
  if (work.state.solo !== undefined) lookAfterProbes(work, system);
  if (wasHidden && !isHidden(work.state)) followWithCombat(work);
  lookAfterSubjugation(work, system);
  freeCaptives(work, system);
  askOverflow(work, system);
}

function lookAfterBase(work: GameWork, system: SystemIndex): void {
  if (!isHidden(work.state) || !forcesReveal(work, system)) return;
  const { base, places } = work.state;
  const loyal = at(places, system).loyalty === IMPERIAL;
  const rule = loyal ? "reb.base.reveal-on-loyalty" : "reb.base.reveal-on-ground";
  if (base.system === system) return revealBase(work, { rule, cause: null });
  if (!base.publicCandidates.includes(system)) return;
  narrowBase(work, (candidate) => candidate !== system);
  work.revealed = true;
  const systems = [at(work.box.placeIds, system)];
  work.emit({
    type: "base-told",
    systems,
    among: false,
    rule: loyal ? rule : "reb.activation.declare-base",
    cause: null,
  });
}

/** Rescues captured leaders in a system without Imperial units (reb.rescue.automatic). */
function freeCaptives(work: GameWork, system: SystemIndex): void {
  const { state } = work;
  const captives = captivesAt(work, system);
  if (captives.length === 0 || hasSide(work, system, IMPERIAL) || isAnswered(state, system)) return;
  for (const leader of captives) rescueLeader(work, leader, { rule: "reb.rescue.automatic", cause: null });
  work.changeNearest("mission", (frame) =>
    frame.system === system && frame.rescue === "none" ? { rescue: "consequence" } : undefined,
  );
}

/**
 * Asks each owner which units of a destroyed system are lost, if they lack transport
 * (reb.destroyed-system.ongoing-overflow).
 */
function askOverflow(work: GameWork, system: SystemIndex): void {
  if (!at(work.state.places, system).destroyed) return;
  for (const side of [IMPERIAL, REBEL] as const) {
    const pending = work.state.frames.some(
      (frame) => frame.kind === "overflow" && frame.system === system && frame.side === side,
    );
    if (!pending && overflowOf(work.box, at(work.state.places, system).units, side) > 0) {
      work.push({ kind: "overflow", side, system, picked: [] });
    }
  }
}

/**
 * Ends the game if Imperial units and no Rebel units are in the system of the revealed base: the Empire wins
 * (reb.victory.imperial).
 */
function checkConquest(work: GameWork): void {
  const { revealed, system } = work.state.base;
  if (!revealed || system === null) return;
  const has = (side: Side): boolean => hasSide(work, system, side);
  if (has(IMPERIAL) && !has(REBEL)) endGame(work, IMPERIAL, "conquest", "reb.victory.imperial");
}
