import { type Box, programOf } from "./box.ts";
import { NOWHERE, type SystemIndex } from "./codes.ts";
import type { EffectFrame, GameFrame } from "./frames.ts";
import type { Look } from "./look.ts";
import type { State } from "./state.ts";

/**
 * Returns the system where the upkeep waits for a frame: a combat is in progress there or will follow, or a capture can
 * still be answered. Returns {@link NOWHERE} if it does not wait.
 */
export function heldUpBy(box: Box, frame: GameFrame): SystemIndex {
  return frame.kind === "window" ? answeredIn(frame) : unsettledBy(box, frame);
}

/** Whether an activation, a mission or a combat is in progress in the system, or a card's combat is about to start. */
export function isUnsettled({ box, state: { frames } }: Look, system: SystemIndex): boolean {
  return frames.some((frame) => unsettledBy(box, frame) === system);
}

/** Whether a capture in the system can still be answered by a card. */
export function isAnswered({ frames }: State, system: SystemIndex): boolean {
  return frames.some((frame) => frame.kind === "window" && answeredIn(frame) === system);
}

/** Returns the system where no subjugation begins until this frame has gone on, or {@link NOWHERE} if there is none. */
function unsettledBy(box: Box, frame: GameFrame): SystemIndex {
  switch (frame.kind) {
    case "combat":
      return frame.system;
    case "activation":
      return frame.stage === "end" ? NOWHERE : frame.system;
    case "mission":
      return frame.combat === null ? NOWHERE : frame.system;
    case "effect":
      return bringsCombat(box, frame) ? frame.system : NOWHERE;
    default:
      return NOWHERE;
  }
}

/** Whether a later step of the effect starts a combat. */
function bringsCombat(box: Box, frame: EffectFrame): boolean {
  const program = programOf(box, frame);
  for (let pc = frame.pc; pc < program.length; pc++) if (program[pc]?.op === "combat") return true;
  return false;
}

/** Returns the system where the Rebels may answer a capture, or {@link NOWHERE}. */
function answeredIn({ timing, system }: Extract<GameFrame, { readonly kind: "window" }>): SystemIndex {
  return timing === "leader-captured" ? system : NOWHERE;
}
