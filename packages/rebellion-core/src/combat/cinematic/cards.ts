import type { CardCode } from "@sw/tabletop";
import { NO_PICK } from "../../state/codes.ts";
import type { CombatFrame, TacticFrame, TacticRef } from "../../state/frames.ts";
import { factionOf, type Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { combatOf } from "../attack/attack.ts";
import { advancedOf } from "./decks.ts";
import { doesAnything, halfOf } from "./halves.ts";

/** Marks a step that has not begun. */
export const NOT_BEGUN = -1;

const FRESH = { left: NOT_BEGUN, last: NO_PICK, bearer: NO_PICK } as const;

/** Returns the frame for a card that is about to be resolved. It starts by asking for the half to use. */
export function tacticFrame(side: Side, card: CardCode, additional: boolean): TacticFrame {
  return { kind: "tactic", side, card, stage: "half", half: "upper", step: 0, additional, ...FRESH };
}

/** Returns the frame for a step of a card that happens later in the round. */
export function laterFrame(side: Side, { card, half, step }: TacticRef): TacticFrame {
  return { ...tacticFrame(side, card, false), stage: "later", half, step };
}

/** Uses one half of the card, or neither (rote.cinematic.one-half), and starts its steps. */
export function useHalf(work: GameWork, frame: TacticFrame, half: TacticFrame["half"] | null): void {
  const { box, state } = work;
  const combat: CombatFrame = combatOf(state);
  const card = advancedOf(box, frame.card);
  const acts = half !== null && doesAnything(work, combat, frame.side, halfOf(card, half));
  if (half !== null && acts) work.change(frame, { stage: "steps", half });
  else work.pop(frame);
  work.emit({
    type: "tactic-half-used",
    faction: factionOf(frame.side),
    card: card.id,
    half: half ?? "neither",
    rule: "rote.cinematic.one-half",
    cause: card.id,
  });
}

/** Ends the current step and begins the next one, or ends the frame if the step was a delayed effect. */
export function nextStep(work: GameWork, frame: TacticFrame): void {
  if (frame.stage === "later") work.pop(frame);
  else work.change(frame, { step: frame.step + 1, ...FRESH });
}

/** Returns the card, half and step that a tactic frame has reached. */
export function refOf({ card, half, step }: TacticFrame): TacticRef {
  return { card, half, step };
}
