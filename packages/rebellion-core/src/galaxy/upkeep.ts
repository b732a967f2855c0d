import { at } from "@sw/tabletop";
import { forcesReveal, isHidden, narrowBase, revealBase } from "../base/base.ts";
import { captivesAt, rescueLeader } from "../leaders/leaders.ts";
import { endGame } from "../tracks/tracks.ts";
import type { Box } from "../state/box.ts";
import type { SystemIndex, Units } from "../state/codes.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { countUnits, hasSide } from "../units/units.ts";
import { setSubjugated } from "../markers/loyalty.ts";
import { isAnswered, isUnsettled } from "../state/unsettled.ts";

/**
 * What holds at all times, looked after wherever units, markers, leaders or the base have changed or what held it up has
 * ended: the base is revealed, markers of subjugation come and go, captives are rescued, units without transport are
 * lost, the Empire wins. Runs before every frame, until a look changes nothing; a movement being picked changes nothing
 * until it is complete.
 */
export function upkeep(work: GameWork): void {
  while (work.state.outcome === null) {
    const places = work.takeTouched();
    if (places.length === 0) return;
    for (const system of places) lookAfter(work, system);
    if (work.state.outcome === null) checkConquest(work);
  }
}

function lookAfter(work: GameWork, system: SystemIndex): void {
  if (system === work.box.baseSpace) return;
  lookAfterBase(work, system);
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

/** Subjugation begins when no movement or combat there is still under way (reb.activation.subjugate-last), and ends at once. */
function lookAfterSubjugation(work: GameWork, system: SystemIndex): void {
  const { state, box } = work;
  const place = at(state.places, system);
  const occupied = hasSide(box, state, system, IMPERIAL, 1);
  if (place.subjugated && !occupied) {
    setSubjugated(work, system, false, { rule: "reb.subjugation.removed", cause: null });
  } else if (!place.subjugated && occupied && canBeSubjugated(box, state, system) && !isUnsettled(box, state, system)) {
    setSubjugated(work, system, true, { rule: "reb.subjugation.condition", cause: null });
  }
}

/** Neither loyal to the Empire nor remote nor destroyed (reb.subjugation.condition). */
export function canBeSubjugated(box: Box, state: State, system: SystemIndex): boolean {
  const { loyalty, destroyed } = at(state.places, system);
  return loyalty !== IMPERIAL && !destroyed && at(box.systems, system).populous;
}

/** A captured leader in a system without any Imperial unit is rescued (reb.rescue.automatic). */
function freeCaptives(work: GameWork, system: SystemIndex): void {
  const { state, box } = work;
  const captives = captivesAt(box, state, system);
  if (captives.length === 0 || hasSide(box, state, system, IMPERIAL) || isAnswered(state, system)) return;
  for (const leader of captives) rescueLeader(work, leader, { rule: "reb.rescue.automatic", cause: null });
  work.amend("mission", (frame) =>
    frame.system === system && frame.rescue === "none" ? { ...frame, rescue: "consequence" } : frame,
  );
}

/** In a destroyed system units beyond the transport there are lost; their owner chooses which (reb.destroyed-system.ongoing-overflow). */
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

/** Units of a side that need transport beyond the capacity of its ships there. */
export function overflowOf(box: Box, units: Units, side: Side): number {
  const needing = countUnits(box, units, (kind) => kind.side === side && needsTransport(kind));
  let capacity = 0;
  for (let index = 0; index < units.length; index++) {
    const kind = at(box.units, index);
    if (kind.side === side) capacity += at(units, index) * kind.capacity;
  }
  return Math.max(0, needing - capacity);
}

/** Ground units and TIE Fighters: what takes a place aboard. */
export function needsTransport(kind: { readonly theater: 0 | 1; readonly carried: boolean }): boolean {
  return kind.theater === 1 || kind.carried;
}

/** Imperial units and no Rebel ones in the system of the revealed base: the Empire has won (reb.victory.imperial). */
function checkConquest(work: GameWork): void {
  const { base } = work.state;
  if (!base.revealed || base.system === null) return;
  const has = (side: Side): boolean => hasSide(work.box, work.state, base.system ?? 0, side);
  if (has(IMPERIAL) && !has(REBEL)) endGame(work, IMPERIAL, "conquest", "reb.victory.imperial");
}
