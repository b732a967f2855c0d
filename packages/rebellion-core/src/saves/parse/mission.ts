import { type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import { NO_PICK } from "../../state/codes.ts";
import { dieKey, GREEN, MOST_GREEN_DICE } from "../../state/dice.ts";
import type { MissionFrame, RescueFrame, RollFrame } from "../../state/frames.ts";
import { type Numbers, oneOf } from "./numbers.ts";

/** The largest key of a die that can be picked. */
const LAST_DIE = dieKey(GREEN, 3);

/** Returns the schema of a mission being carried out. */
export function missionSchema(numbers: Numbers): Schema<MissionFrame> {
  const { chair, leader, place, maybePlace, maybeLeader, count, side, dice, ascending } = numbers;
  return v.strictObject({
    kind: v.literal("mission"),
    chair,
    card: numbers.of("mission"),
    leaders: ascending(leader),
    stage: oneOf<MissionFrame["stage"]>({
      choose: true,
      oppose: true,
      "before-roll": true,
      roll: true,
      "roll-enemy": true,
      answers: true,
      reroll: true,
      blank: true,
      result: true,
      effect: true,
      after: true,
      discard: true,
      ring: true,
      captive: true,
      combat: true,
      end: true,
    }),
    system: maybePlace,
    target: maybeLeader,
    asked: whole(0, 4),
    sent: maybeLeader,
    dice: v.strictTuple([v.nullable(dice), v.nullable(dice)]),
    successes: v.strictTuple([count, count]),
    result: oneOf<MissionFrame["result"]>({ open: true, success: true, failure: true, resolved: true }),
    rescue: oneOf<MissionFrame["rescue"]>({ none: true, mission: true, ring: true, consequence: true }),
    combat: v.nullable(side),
    sources: v.array(place),
    subverted: v.exactOptional(v.literal(true)),
  });
}

/** Returns the schema of the frame that follows a rescue. */
export function rescueOf({ chair, place, leader, ascending }: Numbers): Schema<RescueFrame> {
  return v.strictObject({
    kind: v.literal("rescue"),
    chair,
    system: place,
    stage: oneOf<RescueFrame["stage"]>({ companions: true, answer: true, move: true }),
    leaders: ascending(leader),
    companions: ascending(leader),
  });
}

/** Returns the schema of a roll for a mission or for Death Star Plans. */
export function rollOf({ side, chair, maybePlace, dice }: Numbers): Schema<RollFrame> {
  return v.strictObject({
    kind: v.literal("roll"),
    why: oneOf<RollFrame["why"]>({ mission: true, "death-star-plans": true, card: true }),
    side,
    chair,
    system: maybePlace,
    count: whole(0, 10),
    green: v.exactOptional(whole(1, MOST_GREEN_DICE)),
    set: dice,
    last: whole(NO_PICK, LAST_DIE),
    dice,
    stage: oneOf<RollFrame["stage"]>({ before: true, set: true, roll: true, answers: true, reroll: true }),
  });
}
