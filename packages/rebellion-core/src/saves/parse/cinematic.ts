import { type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import { NO_PICK } from "../../state/codes.ts";
import type { BattleFrame, CinematicCombat, RecoverFrame, TacticFrame, TacticRef } from "../../state/frames.ts";
import type { AdvancedTactics } from "../../state/state.ts";
import { type Numbers, oneOf } from "./numbers.ts";

const theater = v.picklist([0, 1]);
const half = oneOf<TacticRef["half"]>({ upper: true, lower: true });
/** A limit above the number of steps of any half. */
const MOST_STEPS = 100;

/** Returns the schema of the locations of advanced tactic cards. */
export function advancedTacticsOf({ of, ascending }: Numbers): Schema<AdvancedTactics> {
  const cards = v.array(of("advanced-tactic"));
  const own = v.strictTuple([cards, cards]);
  return v.strictObject({ discards: v.strictTuple([own, own]), removed: ascending(of("advanced-tactic")) });
}

function refOf({ of }: Numbers): Schema<TacticRef> {
  return v.strictObject({ card: of("advanced-tactic"), half, step: whole(0, MOST_STEPS) });
}

/** Returns the schema of the cinematic part of a combat. */
export function cinematicOf(numbers: Numbers): Schema<CinematicCombat> {
  const { side, count, flag } = numbers;
  const rounds = v.strictTuple([count, count]);
  return v.strictObject({
    second: v.strictTuple([v.nullable(side), v.nullable(side)]),
    barredIn: v.strictTuple([rounds, rounds]),
    rolled: v.strictTuple([flag, flag]),
    retreatedIn: rounds,
    waiting: v.array(refOf(numbers)),
  });
}

/** Returns the schema of a round of battle. */
export function battleOf(numbers: Numbers): Schema<BattleFrame> {
  const { flag, pile, of, ascending } = numbers;
  const flags = v.strictTuple([flag, flag]);
  const few = whole(0, 100);
  const prevented = v.strictTuple([few, few, few]);
  const refs = v.array(refOf(numbers));
  return v.strictObject({
    kind: v.literal("battle"),
    theater,
    stage: oneOf<BattleFrame["stage"]>({
      recover: true,
      choose: true,
      reveal: true,
      cancel: true,
      resolve: true,
      casualties: true,
      attacks: true,
      end: true,
      discard: true,
    }),
    turn: v.picklist([0, 1, 2]),
    chosen: v.strictTuple([pile, pile]),
    additional: ascending(of("advanced-tactic")),
    canceled: flags,
    resolved: flags,
    declined: flag,
    prevented: v.strictTuple([prevented, prevented]),
    specialsBarred: flags,
    rerolled: flags,
    afterAssigning: v.strictTuple([refs, refs]),
  });
}

/** Returns the schema of an advanced tactic card being resolved. */
export function tacticOf({ side, of, flag }: Numbers): Schema<TacticFrame> {
  return v.strictObject({
    kind: v.literal("tactic"),
    side,
    card: of("advanced-tactic"),
    stage: oneOf<TacticFrame["stage"]>({ half: true, chosen: true, steps: true, later: true }),
    half,
    step: whole(0, MOST_STEPS),
    additional: flag,
    left: whole(-1, 100),
    last: whole(NO_PICK),
    bearer: whole(NO_PICK),
  });
}

/** Returns the schema of taking advanced tactic cards back. */
export function recoverOf({ side, maybeCard, count }: Numbers): Schema<RecoverFrame> {
  return v.strictObject({ kind: v.literal("recover"), side, theater, left: count, card: maybeCard });
}
