import type { QuietStage as AnyQuietStage } from "@sw/tabletop";
import type { GameFrame } from "../state/frames.ts";
import type { Kind } from "../state/kinds.ts";
import type { GameWork } from "../state/work.ts";

type Staged = Extract<GameFrame, { stage: string }>;

/** A stage that goes on by itself: it always changes the stack. */
export type QuietStage<Name extends Staged["kind"]> = AnyQuietStage<GameWork, Extract<Staged, { kind: Name }>>;

/** A stage that this kind of combat does not have. */
export function noStage<Name extends Staged["kind"]>(stage: string): Kind<Name> {
  const never = (): never => {
    throw new RangeError(`no combat of this kind comes to ${stage}`);
  };
  return { run: never, question: never, options: never, check: never, take: never };
}
