import type { CardCode } from "@sw/tabletop";
import type { Program } from "../language/program.ts";
import { type Box, kindIn } from "./box.ts";
import { NO_MARK, NO_PICK, NO_PIECE, UNBEGUN } from "./codes.ts";
import type { Bound, EffectFrame } from "./frames.ts";
import type { GameWork } from "./work.ts";

/** Returns the program that a frame of an ability or reward runs. */
export function programOf(box: Box, frame: Pick<EffectFrame, "card" | "part">): Program {
  const kind = kindIn(box, frame.card);
  if (frame.part === "ability") return kind.active?.program ?? NOTHING;
  return kind.reward ?? kind.leave?.reward ?? NOTHING;
}

const NOTHING: Program = [{ op: "end" }];

/** Returns the frame of an ability or reward moved to another instruction, ready for new picks. */
export function atStep(frame: EffectFrame, pc: number): EffectFrame {
  const { card, part, self, triggering, target, bound, held } = frame;
  return {
    kind: "effect",
    card,
    part,
    pc,
    self,
    triggering,
    target,
    bound,
    held,
    picksLeft: UNBEGUN,
    lastKey: NO_PICK,
  };
}

/** Continues a running ability or reward at another instruction. */
export function goTo(work: GameWork, frame: EffectFrame, pc: number): void {
  work.setTop(frame, atStep(frame, pc));
}

/** Where an ability or reward begins, and the values that it starts with. */
export interface Beginning {
  readonly card: CardCode;
  readonly part: "ability" | "reward";
  readonly pc?: number;
  readonly self?: number;
  readonly triggering?: number;
  readonly target?: CardCode;
  readonly bound?: readonly Bound[];
}

/** Begins an ability or reward. */
export function beginEffect(work: GameWork, beginning: Beginning): void {
  const { card, part, pc = 0, self = NO_PIECE, triggering = NO_MARK, target = card, bound = [] } = beginning;
  work.push({
    kind: "effect",
    card,
    part,
    pc,
    self,
    triggering,
    target,
    bound,
    held: null,
    picksLeft: UNBEGUN,
    lastKey: NO_PICK,
  });
}

/** Returns the registers of a running ability or reward with cards added to one of them. */
export function withBound(bound: readonly Bound[], register: number, cards: Bound): readonly Bound[] {
  const result = bound.slice();
  while (result.length < register) result.push({ marks: [] });
  const before = result[register];
  const joined = before !== undefined && "marks" in before && "marks" in cards;
  result[register] = joined ? { marks: [...before.marks, ...cards.marks] } : cards;
  return result;
}
