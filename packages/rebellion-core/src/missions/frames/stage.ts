import type { QuietStage } from "@sw/tabletop";
import type { MissionFrame } from "../../state/frames.ts";
import type { GameWork } from "../../state/work.ts";

/** A stage of a mission without a decision. */
export type MissionStage = QuietStage<GameWork, MissionFrame>;
