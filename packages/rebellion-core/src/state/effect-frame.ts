import type { CardCode } from "@sw/tabletop";
import { type LeaderIndex, NO_LEADER, type PlaceIndex } from "./codes.ts";
import type { EffectFrame } from "./frames.ts";
import type { Chair } from "./seats.ts";

/** What an effect is carried out with. */
export interface EffectScope {
  /** Whose effect it is. */
  readonly chair: Chair;
  /** `here`, or {@link NOWHERE}. */
  readonly system: PlaceIndex;
  /** The leader that uses the action card; none without. */
  readonly leader?: LeaderIndex;
  /** Leaders assigned to the mission; none without. */
  readonly leaders?: readonly LeaderIndex[];
  /** The leader that the mission is attempted against; none without. */
  readonly target?: LeaderIndex;
}

/** The frame of an effect that begins. */
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
