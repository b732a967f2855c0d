import { type Box, programOf } from "./box.ts";
import { NOWHERE, type SystemIndex } from "./codes.ts";
import type { EffectFrame, GameFrame } from "./frames.ts";
import type { Look } from "./look.ts";
import type { State } from "./state.ts";

/**
 * The system where the upkeep waits for a frame: an activation, a mission or a combat is under way there, a card's
 * combat is about to be, or a capture can still be answered. {@link NOWHERE}: it waits for nothing.
 */
export function heldUpBy(box: Box, frame: GameFrame): SystemIndex {
  return frame.kind === "window" ? answeredIn(frame) : unsettledBy(box, frame);
}

/** True while an activation, a mission or a combat is under way there, or a card's combat is about to be. */
export function isUnsettled({ box, state: { frames } }: Look, system: SystemIndex): boolean {
  return frames.some((frame) => unsettledBy(box, frame) === system);
}

/** True while a capture there can still be answered by a card. */
export function isAnswered({ frames }: State, system: SystemIndex): boolean {
  return frames.some((frame) => frame.kind === "window" && answeredIn(frame) === system);
}

/** Where no subjugation begins before the frame has come further; {@link NOWHERE}: it keeps nobody waiting. */
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

/** True if a step of the effect that is still to come starts a combat. */
function bringsCombat(box: Box, frame: EffectFrame): boolean {
  const program = programOf(box, frame);
  for (let pc = frame.pc; pc < program.length; pc++) if (program[pc]?.op === "combat") return true;
  return false;
}

/** Where the Rebels may answer a capture, or {@link NOWHERE}. */
function answeredIn({ timing, system }: Extract<GameFrame, { readonly kind: "window" }>): SystemIndex {
  return timing === "leader-captured" ? system : NOWHERE;
}
