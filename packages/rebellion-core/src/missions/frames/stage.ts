import type { Question, Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import type { Seat } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";

/** The box and the shared actions of its places, leaders and rings, by number. */
export interface MissionOffers {
  readonly box: Box;
  readonly places: readonly Action[];
  readonly leaders: readonly Action[];
  readonly rings: readonly Action[];
}

/** The actions that missions of a box offer, made once and shared by all states. */
export function missionOffers(box: Box): MissionOffers {
  return {
    box,
    places: box.placeIds.map((system): Action => Object.freeze({ type: "choose-system", subject: system })),
    leaders: box.leaders.map(({ id }): Action => Object.freeze({ type: "choose-leader", subject: id })),
    rings: box.rings.map(({ id }): Action => Object.freeze({ type: "use-ring", subject: id })),
  };
}

/** A stage in which nobody decides. */
export interface MissionStage {
  /** Goes on (false) or asks (true). */
  run(work: GameWork, frame: MissionFrame): boolean;
}

/** A stage in which somebody may have to decide; the functions are those of a frame kind. */
export interface AskingMissionStage extends MissionStage {
  question(look: Look, frame: MissionFrame): Question<Play>;
  options(offers: MissionOffers, state: State, frame: MissionFrame): Action[];
  check(look: Look, frame: MissionFrame, action: Action): Violation<RuleId> | undefined;
  take(work: GameWork, frame: MissionFrame, action: Action): void;
  keeps?(look: Look, frame: MissionFrame, seat: Seat, kind: Play["Asked"]["kind"]): Violation<RuleId> | undefined;
}
