import type { QuietStage as AnyQuietStage } from "@sw/tabletop";
import type { GameFrame } from "../state/frames.ts";
import type { Kind } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";

type Staged = Extract<GameFrame, { stage: string }>;

/** A stage that never asks and always changes the stack. */
export type QuietStage<Name extends Staged["kind"]> = AnyQuietStage<GameWork, Extract<Staged, { kind: Name }>>;

/** Returns a kind for a stage that does not exist in this form of combat. */
export function noStage<Name extends Staged["kind"]>(stage: string): Kind<Name> {
  const never = (): never => {
    throw new RangeError(`no combat of this kind comes to ${stage}`);
  };
  return { run: never, question: never, options: never, check: never, take: never };
}

/** Returns a kind that uses one form in base combats and the other in cinematic combats. */
export function byCombat<Name extends Staged["kind"]>(base: Kind<Name>, cinematic: Kind<Name>): Kind<Name> {
  const form = ({ box }: Look): Kind<Name> => (box.cinematic ? cinematic : base);
  return {
    run: (work, frame) => form(work).run(work, frame),
    question: (look, frame) => form(look).question(look, frame),
    options: (look, frame, density) => form(look).options(look, frame, density),
    picks: (look, frame) => form(look).picks?.(look, frame),
    check: (look, frame, action) => form(look).check(look, frame, action),
    take: (work, frame, action) => form(work).take(work, frame, action),
    keeps: (look, frame, seat, kind) => form(look).keeps?.(look, frame, seat, kind),
  };
}
