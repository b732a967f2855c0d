import type { CardCode } from "@sw/tabletop";
import { type LeaderIndex, NO_LEADER, type PlaceIndex } from "./codes.ts";
import type { EffectFrame } from "./frames.ts";
import type { Chair } from "./seats.ts";

/** The context in which an effect is carried out. */
export interface EffectScope {
  /** The chair that carries out the effect. */
  readonly chair: Chair;
  /** The system that the effect calls `here`, or {@link NOWHERE}. */
  readonly system: PlaceIndex;
  /** The leader that uses the action card. Defaults to none. */
  readonly leader?: LeaderIndex;
  /** The leaders assigned to the mission. Defaults to none. */
  readonly leaders?: readonly LeaderIndex[];
  /** The leader that the mission targets. Defaults to none. */
  readonly target?: LeaderIndex;
}

/** Creates the frame of an effect before its first step. */
export function effectOf(card: CardCode, part: EffectFrame["part"], scope: EffectScope): EffectFrame {
  const { chair, system, leader = NO_LEADER, leaders = [], target = NO_LEADER } = scope;
  return {
    kind: "effect",
    card,
    part,
    pc: 0,
    chair,
    system,
    chosen: [],
    chosenLeader: NO_LEADER,
    leader,
    leaders,
    target,
    sources: [],
    notes: [],
  };
}
