import { nearest } from "@sw/tabletop";
import { GROUND, NO_LEADER, SPACE, type SystemIndex } from "../state/codes.ts";
import type { GameFrame } from "../state/frames.ts";
import { ADMIRAL, type Chair, chairOf, chairsOf, IMPERIAL, REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isContested } from "../units/units.ts";

/**
 * Prepares a combat in the system of the base that has just been revealed, if both sides now have units in a theater
 * there and nothing in progress leads to a combat in that system. It starts when everything in progress is done
 * (reb.base.reveal-before-combat, reb.faq.mission-combat-after-steps).
 */
export function followWithCombat(work: GameWork): void {
  const { state } = work;
  const { system } = state.base;
  if (system === null || !isInRound(state) || state.frames.some((frame) => isFighting(frame, system))) return;
  if (!isContested(work, system, SPACE) && !isContested(work, system, GROUND)) return;
  const sources = cameFrom(state);
  work.putUnder({ kind: "activation", chair: starter(state), leader: NO_LEADER, system, stage: "combat", sources });
}

/**
 * Whether units can fight in this phase. In the Refresh Phase only the probe cards of a solo game reveal the base, and
 * no combat follows (solo.base.reveal).
 */
function isInRound({ phase }: State): boolean {
  return phase === "command" || phase === "assignment";
}

/** Whether a frame is a combat in the system, or an activation that comes to its combat. */
function isFighting(frame: GameFrame, system: SystemIndex): boolean {
  if (frame.kind === "activation") return frame.system === system && frame.stage !== "end";
  return frame.kind === "combat" && frame.system === system;
}

/** Returns the chair whose turn it is. Outside of turns that is the chair of the card being carried out. */
function starter(state: State): Chair {
  const { config, current } = state;
  const turn = [...chairsOf(config, REBEL), ...chairsOf(config, IMPERIAL)].find((chair) => chair === current);
  return turn ?? nearest(state, "effect")?.chair ?? chairOf(config, IMPERIAL, ADMIRAL);
}

/** Returns the systems that the Imperial units have just come from, by a retreat or by a card. */
function cameFrom(state: State): readonly SystemIndex[] {
  const combat = nearest(state, "combat");
  return combat === undefined ? (nearest(state, "effect")?.sources ?? []) : [combat.system];
}
