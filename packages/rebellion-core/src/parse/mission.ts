import * as v from "valibot";
import type { MissionFrame, RescueFrame, RollFrame } from "../frames/types.ts";
import { type Numbers, type Schema, whole } from "./numbers.ts";

/** Shape of a mission being carried out. */
export function missionOf(numbers: Numbers): Schema<MissionFrame> {
  const { chair, leader, place, maybePlace, maybeLeader, count, side, dice, ascending } = numbers;
  return v.strictObject({
    kind: v.literal("mission"),
    chair,
    card: numbers.of("mission"),
    leaders: ascending(leader),
    stage: v.picklist([
      "choose",
      "oppose",
      "before-roll",
      "roll",
      "roll-enemy",
      "answers",
      "reroll",
      "blank",
      "result",
      "effect",
      "after",
      "discard",
      "ring",
      "captive",
      "combat",
      "end",
    ]),
    system: maybePlace,
    target: maybeLeader,
    asked: whole(0, 4),
    sent: maybeLeader,
    dice: v.strictTuple([v.nullable(dice), v.nullable(dice)]),
    successes: v.strictTuple([count, count]),
    result: v.picklist(["open", "success", "failure", "resolved"]),
    rescue: v.picklist(["none", "mission", "ring", "consequence"]),
    combat: v.nullable(side),
    sources: v.array(place),
  });
}

/** Shape of what follows a rescue. */
export function rescueOf({ chair, place, leader, ascending }: Numbers): Schema<RescueFrame> {
  return v.strictObject({
    kind: v.literal("rescue"),
    chair,
    system: place,
    stage: v.picklist(["companions", "answer", "move"]),
    leaders: ascending(leader),
    companions: ascending(leader),
  });
}

/** Shape of a roll for a mission or for Death Star Plans. */
export function rollOf({ side, chair, maybePlace, dice }: Numbers): Schema<RollFrame> {
  return v.strictObject({
    kind: v.literal("roll"),
    why: v.picklist(["mission", "death-star-plans"]),
    side,
    chair,
    system: maybePlace,
    count: whole(0, 10),
    set: dice,
    last: whole(-1, 8),
    dice,
    stage: v.picklist(["before", "set", "roll", "answers", "reroll"]),
  });
}
