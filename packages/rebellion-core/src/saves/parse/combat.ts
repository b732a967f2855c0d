import { type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import { NO_PICK } from "../../state/codes.ts";
import type { AttackFrame, CombatFrame, Tactics } from "../../state/frames.ts";
import { cinematicOf } from "./cinematic.ts";
import { type Numbers, oneOf } from "./numbers.ts";

/** Returns the schema of a combat. */
export function combatSchema(numbers: Numbers): Schema<CombatFrame> {
  const { system, chair, count, place, leader, units, maybeCard, dice, side, flag, wound, ascending } = numbers;
  const bySide = v.strictTuple([flag, flag]);
  return v.strictObject({
    kind: v.literal("combat"),
    system,
    chair,
    round: count,
    stage: oneOf<CombatFrame["stage"]>({
      "add-leader": true,
      "cards-first": true,
      "cards-second": true,
      draw: true,
      round: true,
      "space-first": true,
      "space-second": true,
      "space-end": true,
      plans: true,
      "plans-rolled": true,
      "ground-first": true,
      "ground-second": true,
      "ground-end": true,
      retreat: true,
      retreated: true,
      "round-end": true,
      next: true,
      end: true,
      over: true,
    }),
    sources: v.array(place),
    wounds: v.strictTuple([v.array(wound), v.array(wound)]),
    tactics: tacticsOf(numbers),
    present: v.strictTuple([bySide, bySide]),
    fought: bySide,
    won: v.strictTuple([v.nullable(side), v.nullable(side)]),
    subjugated: flag,
    attended: ascending(leader),
    destroyed: units,
    retreated: bySide,
    shipsRetreated: bySide,
    plans: maybeCard,
    plansDice: v.nullable(dice),
    plansRound: count,
    objectivePlayed: flag,
    met: ascending(numbers.of("objective")),
    judged: count,
    rolled: v.exactOptional(bySide),
    barred: bySide,
    freeTransport: bySide,
    answered: whole(0, 4),
    cinematic: v.exactOptional(cinematicOf(numbers)),
    carried: v.exactOptional(v.strictTuple([whole(0, 100), whole(0, 100)])),
  });
}

function tacticsOf(numbers: Numbers): Schema<Tactics> {
  const { pile } = numbers;
  const cards = v.array(numbers.of("tactic"));
  const hands = v.strictTuple([pile, pile]);
  return v.strictObject({
    decks: v.strictTuple([pile, pile]),
    discards: v.strictTuple([cards, cards]),
    hands: v.strictTuple([hands, hands]),
  });
}

/** Returns the schema of one side's attack. */
export function attackOf({ side, count, dice, maybeCard, flag }: Numbers): Schema<AttackFrame> {
  return v.strictObject({
    kind: v.literal("attack"),
    side,
    theater: v.picklist([0, 1]),
    stage: oneOf<AttackFrame["stage"]>({
      pool: true,
      set: true,
      roll: true,
      actions: true,
      card: true,
      ring: true,
      recolor: true,
      assign: true,
      block: true,
      discard: true,
      unblock: true,
      reroll: true,
      prevent: true,
      after: true,
      end: true,
    }),
    pool: v.union([v.strictTuple([whole(0, 5), whole(0, 5)]), v.strictTuple([whole(0, 5), whole(0, 5), whole(1, 3)])]),
    set: dice,
    dice,
    card: maybeCard,
    left: count,
    last: whole(NO_PICK),
    picked: v.array(whole(0)),
    noBlock: flag,
  });
}
