import type { QuietStage as AnyQuietStage } from "@sw/tabletop";
import type { GameFrame } from "../state/frames.ts";
import type { GameWork } from "../state/work.ts";

type Staged = Extract<GameFrame, { stage: string }>;

/** A stage that goes on by itself: it always changes the stack. */
export type QuietStage<Name extends Staged["kind"]> = AnyQuietStage<GameWork, Extract<Staged, { kind: Name }>>;
