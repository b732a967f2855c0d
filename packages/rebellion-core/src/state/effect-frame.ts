import type { CardCode } from "@sw/tabletop";
import type { LeaderIndex, PlaceIndex } from "./codes.ts";
import type { EffectFrame } from "./frames.ts";
import type { Chair } from "./seats.ts";

/** What an effect is carried out with. */
export interface EffectScope {
  /** Whose effect it is. */
  readonly chair: Chair;
  /** `here`; -1: nowhere. */
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
  const { chair, system, leader = -1, leaders = [], target = -1 } = scope;
  return {
    kind: "effect",
    card,
    part,
    pc: 0,
    chair,
    system,
    chosen: [],
    chosenLeader: -1,
    leader,
    leaders,
    target,
    sources: [],
    notes: [],
  };
}
