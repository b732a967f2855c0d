import type { Action } from "../state/actions.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Kind } from "../state/kinds.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

type Staged = Extract<GameFrame, { stage: string }>;
type FrameOf<Name extends Staged["kind"]> = Extract<Staged, { kind: Name }>;

/** A stage that goes on by itself. */
export interface QuietStage<Name extends Staged["kind"]> {
  /** Always changes the stack. */
  run(work: GameWork, frame: FrameOf<Name>): false;
}

/** A stage: asks somebody, or goes on by itself. */
export type Stage<Name extends Staged["kind"]> = Kind<Name> | QuietStage<Name>;

/** Every stage of a kind of frame. */
export type Stages<Name extends Staged["kind"]> = Readonly<Record<FrameOf<Name>["stage"], Stage<Name>>>;

/** A frame kind made of its stages: each call goes to the stage that the frame has come to. */
export function stagedKind<Name extends Staged["kind"]>(stages: Stages<Name>): Kind<Name> {
  const stageOf = (frame: FrameOf<Name>): Stage<Name> => stages[frame.stage as FrameOf<Name>["stage"]];
  const asking = (frame: FrameOf<Name>): Kind<Name> => {
    const stage = stageOf(frame);
    if ("question" in stage) return stage;
    throw new RangeError(`nobody is asked at ${frame.kind} ${frame.stage}`);
  };
  return {
    run: (work: GameWork, frame: FrameOf<Name>) => stageOf(frame).run(work, frame),
    question: (state: State, frame: FrameOf<Name>) => asking(frame).question(state, frame),
    options: (state: State, frame: FrameOf<Name>) => asking(frame).options(state, frame),
    check: (state: State, frame: FrameOf<Name>, action: Action) => asking(frame).check(state, frame, action),
    take: (work: GameWork, frame: FrameOf<Name>, action: Action) => asking(frame).take(work, frame, action),
  };
}
