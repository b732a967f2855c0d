import { type Schema, shapeBy, whole } from "@sw/tabletop";
import * as v from "valibot";
import type { ActionTiming } from "../../language/language.ts";
import type { Box } from "../../state/box.ts";
import { NO_MISSION, NO_PICK } from "../../state/codes.ts";
import type {
  ActivationFrame,
  BuildFrame,
  CommandFrame,
  DeployFrame,
  EffectFrame,
  GameFrame,
  MoveFrame,
  ObjectiveFrame,
  RecruitFrame,
  RefreshFrame,
  SetupFrame,
  StepRef,
} from "../../state/frames.ts";
import { unitDamage } from "./action.ts";
import { battleOf, recoverOf, tacticOf } from "./cinematic.ts";
import { attackOf, combatSchema } from "./combat.ts";
import { missionSchema, rescueOf, rollOf } from "./mission.ts";
import { type Numbers, oneOf } from "./numbers.ts";
import { roundCardOf } from "./solo.ts";

type Frame<Kind extends GameFrame["kind"]> = Schema<Extract<GameFrame, { kind: Kind }>>;

/** Returns the schema of any frame. */
export function frameSchema(box: Box, numbers: Numbers): Schema<GameFrame> {
  return shapeBy<"kind", GameFrame>("kind", {
    setup: setupOf(numbers),
    assignment: assignmentOf(numbers),
    command: commandOf(numbers),
    activation: activationOf(numbers),
    move: moveOf(numbers),
    mission: missionSchema(numbers),
    rescue: rescueOf(numbers),
    roll: rollOf(numbers),
    window: windowOf(numbers),
    effect: effectOf(numbers),
    combat: combatSchema(numbers),
    attack: attackOf(numbers),
    battle: battleOf(numbers),
    tactic: tacticOf(numbers),
    recover: recoverOf(numbers),
    objective: objectiveOf(numbers),
    refresh: refreshOf(),
    discard: discardOf(numbers),
    recruit: recruitOf(numbers),
    build: buildOf(numbers),
    deploy: deployOf(box, numbers),
    overflow: overflowOf(numbers),
    "pool-limit": poolLimitOf(numbers),
    "round-card": roundCardOf(numbers),
  });
}

function setupOf({ units, maybeSystem }: Numbers): Frame<"setup"> {
  return v.strictObject({
    kind: v.literal("setup"),
    stage: oneOf<SetupFrame["stage"]>({
      "mission-sets": true,
      station: true,
      "imperial-units": true,
      "rebel-units": true,
      actions: true,
      base: true,
      hands: true,
    }),
    left: units,
    rebelSystem: maybeSystem,
  });
}

function assignmentOf({ chair, maybeLeader, count }: Numbers): Frame<"assignment"> {
  return v.strictObject({
    kind: v.literal("assignment"),
    chair,
    last: maybeLeader,
    since: v.exactOptional(whole(1, 100)),
    open: whole(NO_MISSION, 100),
    veto: whole(NO_MISSION, 100),
    vetoes: count,
    done: count,
  });
}

function commandOf(_: Numbers): Frame<"command"> {
  return v.strictObject({
    kind: v.literal("command"),
    turn: whole(0, 3),
    stage: oneOf<CommandFrame["stage"]>({ start: true, end: true, over: true, held: true }),
    revealing: whole(NO_MISSION, 100),
  });
}

function activationOf({ chair, maybeLeader, place, ascending }: Numbers): Frame<"activation"> {
  return v.strictObject({
    kind: v.literal("activation"),
    chair,
    leader: maybeLeader,
    system: place,
    stage: oneOf<ActivationFrame["stage"]>({ move: true, combat: true, end: true }),
    sources: ascending(place),
  });
}

function moveOf({ chair, side, place, unit, leader, card, count, ascending }: Numbers): Frame<"move"> {
  return v.strictObject({
    kind: v.literal("move"),
    why: oneOf<MoveFrame["why"]>({ activation: true, card: true, retreat: true }),
    chair,
    side,
    from: ascending(place),
    to: place,
    step: v.nullable(
      v.strictObject({
        card,
        part: oneOf<StepRef["part"]>({ effect: true, portrait: true, delayed: true, failure: true, held: true }),
        pc: count,
      }),
    ),
    picked: v.array(v.strictObject({ from: place, unit, count: whole(1, 1000), damage: v.exactOptional(unitDamage) })),
    captives: v.array(leader),
  });
}

function windowOf({ side, maybePlace }: Numbers): Frame<"window"> {
  return v.strictObject({
    kind: v.literal("window"),
    timing: oneOf<ActionTiming>({
      assignment: true,
      immediate: true,
      "start-of-combat": true,
      "before-reveal": true,
      "before-roll": true,
      rolling: true,
      "after-success": true,
      "leader-rescued": true,
      "leader-captured": true,
      "mission-failed": true,
      "rebel-retreated": true,
      "battle-won": true,
      "pool-over-limit": true,
      "end-of-assignment": true,
    }),
    side,
    asked: whole(0, 1),
    system: maybePlace,
  });
}

function effectOf({ card, count, chair, place, maybePlace, leader, maybeLeader }: Numbers): Frame<"effect"> {
  return v.strictObject({
    kind: v.literal("effect"),
    card,
    part: oneOf<EffectFrame["part"]>({ effect: true, portrait: true, delayed: true, failure: true, held: true }),
    pc: count,
    chair,
    system: maybePlace,
    chosen: v.array(place),
    chosenLeader: maybeLeader,
    leader: maybeLeader,
    leaders: v.array(leader),
    target: maybeLeader,
    sources: v.array(place),
    notes: v.array(whole(-1)),
  });
}

function objectiveOf({ flag }: Numbers): Frame<"objective"> {
  return v.strictObject({
    kind: v.literal("objective"),
    timing: oneOf<ObjectiveFrame["timing"]>({ combat: true, "start-of-refresh": true }),
    end: flag,
  });
}

function refreshOf(): Frame<"refresh"> {
  return v.strictObject({
    kind: v.literal("refresh"),
    stage: oneOf<RefreshFrame["stage"]>({
      objective: true,
      retrieve: true,
      missions: true,
      probes: true,
      "draw-objective": true,
      time: true,
      recruit: true,
      build: true,
      deploy: true,
      end: true,
    }),
  });
}

function discardOf({ side }: Numbers): Frame<"discard"> {
  return v.strictObject({ kind: v.literal("discard"), side });
}

function recruitOf({ side }: Numbers): Frame<"recruit"> {
  return v.strictObject({
    kind: v.literal("recruit"),
    side,
    stage: oneOf<RecruitFrame["stage"]>({ draw: true, choose: true, declare: true }),
  });
}

function buildOf({ side, place, count }: Numbers): Frame<"build"> {
  return v.strictObject({
    kind: v.literal("build"),
    side,
    place,
    icon: count,
    stage: oneOf<BuildFrame["stage"]>({ build: true, free: true }),
    last: whole(NO_PICK),
  });
}

function deployOf(box: Box, { side, units, system }: Numbers): Frame<"deploy"> {
  return v.strictObject({
    kind: v.literal("deploy"),
    side,
    stage: oneOf<DeployFrame["stage"]>({ slide: true, place: true }),
    ready: units,
    deployed: v.pipe(v.array(whole(0, 1000)), v.length(box.placeIds.length)),
    arrived: v.exactOptional(v.pipe(v.array(system), v.minLength(1))),
    last: whole(NO_PICK),
  });
}

function poolLimitOf({ side, leader }: Numbers): Frame<"pool-limit"> {
  return v.strictObject({ kind: v.literal("pool-limit"), side, picked: v.array(leader) });
}

function overflowOf({ side, system, unit }: Numbers): Frame<"overflow"> {
  return v.strictObject({ kind: v.literal("overflow"), side, system, picked: v.array(unit) });
}
