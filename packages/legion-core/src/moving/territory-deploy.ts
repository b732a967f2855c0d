import { at } from "@sw/tabletop";
import type { Cause } from "../state/events.ts";
import type { PlaceFrame } from "../state/frames.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { placingOf } from "./placing.ts";
import { spotsFor } from "./spots.ts";

/**
 * Asks for the spots of an undeployed unit that is placed in its own territory, the leader first. Does nothing if there
 * is no room (leg.kw.infiltrate, leg.kw.prepared-position).
 */
export function deployInTerritory(work: GameWork, unit: UnitIndex, cause: Cause = PREPARED): void {
  const frame = deployment(work.state, unit, cause);
  if (frame.left.length > 0) work.push(frame);
}

/**
 * Asks for the spots of an undeployed unit that is placed anywhere except at a range of enemy units, the leader first.
 */
export function deployAwayFrom(work: GameWork, unit: UnitIndex, away: number, cause: Cause): void {
  const frame = deployment(work.state, unit, cause);
  if (frame.left.length > 0) work.push({ ...frame, away });
}

/** Whether there is room for the leader of an undeployed unit in its own territory. */
export function fitsTerritory(look: Look, unit: UnitIndex): boolean {
  const frame = deployment(look.state, unit, PREPARED);
  return frame.left.slice(0, 1).some((leader) => spotsFor(placingOf(look, frame, leader), 1).length > 0);
}

const PREPARED: Cause = { rule: "leg.kw.prepared-position", cause: "prepared-position" };

function deployment({ units }: State, unit: UnitIndex, { rule, cause }: Cause): PlaceFrame {
  const { leader, miniatures } = at(units, unit);
  const waiting = miniatures.flatMap(({ status }, place) => (status === "undeployed" ? [place] : []));
  const left = [...waiting.filter((place) => place === leader), ...waiting.filter((place) => place !== leader)];
  return { kind: "place", unit, enemies: [], left, rule, cause };
}
