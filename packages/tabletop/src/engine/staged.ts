import type { PlayTypes } from "../contract/contract.ts";
import type { Frame, FrameKind } from "./machine.ts";

/** A frame that passes through stages. */
export interface StagedFrame extends Frame {
  readonly stage: string;
}

/** A stage in which no player decides. */
export interface QuietStage<Work, Top extends StagedFrame> {
  readonly keeps?: undefined;
  /** Continues until the stack has changed. It must not return true, which would ask a question. */
  run(work: Work, frame: Top): boolean;
}

/** A stage of a frame kind. It asks a question as a frame kind does, or runs without one. */
export type KindStage<G extends PlayTypes, Work, Top extends StagedFrame, Seen = G["State"]> =
  | FrameKind<G, Work, Top, Seen>
  | QuietStage<Work, Top>;

/** Creates a frame kind from its stages. Each call goes to the frame's current stage. */
export function stagedKind<G extends PlayTypes, Work, Top extends StagedFrame, Seen = G["State"]>(
  stages: Readonly<Record<Top["stage"], KindStage<G, Work, Top, Seen>>>,
): FrameKind<G, Work, Top, Seen> {
  const all = Object.values<KindStage<G, Work, Top, Seen>>(stages);
  const stageOf = ({ stage }: Top): KindStage<G, Work, Top, Seen> => stages[stage as Top["stage"]];
  const asking = (frame: Top): FrameKind<G, Work, Top, Seen> => {
    const stage = stageOf(frame);
    if ("question" in stage) return stage;
    throw new RangeError(`${frame.kind} ${frame.stage} asks nobody`);
  };
  return {
    run: (work, frame) => stageOf(frame).run(work, frame),
    question: (look, frame) => asking(frame).question(look, frame),
    options: (look, frame, density) => asking(frame).options(look, frame, density),
    picks(look, frame) {
      const stage = stageOf(frame);
      return "question" in stage ? stage.picks?.(look, frame) : undefined;
    },
    check: (look, frame, action) => asking(frame).check(look, frame, action),
    take: (work, frame, action) => asking(frame).take(work, frame, action),
    // Whatever the stage: what an earlier or later one asks about is wanted, too.
    keeps(look, frame, seat, kind) {
      for (const stage of all) {
        const kept = stage.keeps?.(look, frame, seat, kind);
        if (kept !== undefined) return kept;
      }
      return undefined;
    },
  };
}
