import { notAList } from "@sw/tabletop";
import * as v from "valibot";
import {
  type ActionEntry,
  type BoardEntry,
  type Catalogue,
  type LeaderEntry,
  type MissionEntry,
  type MissionTarget,
  OBJECTIVE_LEVELS,
  type ObjectiveEntry,
  type ObjectiveTest,
  type RingEntry,
  type SystemEntry,
  type TacticEffect,
  type TacticEntry,
  type TargetMarkers,
  type UnitEntry,
} from "./language.ts";
import { advancedTactic } from "./schema-advanced-tactics.ts";
import { entry, faction, icon, id, shape, skill, steps, theater, unitClass, wheres, whole } from "./schema-steps.ts";

const queueSpace = v.picklist([1, 2, 3]);

const system: v.GenericSchema<unknown, SystemEntry> = v.strictObject({
  ...entry,
  region: id,
  resources: v.array(icon),
  buildQueue: v.nullable(queueSpace),
  fixedLoyalty: v.boolean(),
  setupProbe: v.nullable(faction),
});

const unit: v.GenericSchema<unknown, UnitEntry> = v.strictObject({
  ...entry,
  faction,
  theater,
  class: unitClass,
  count: whole(1),
  attack: v.strictObject({ red: whole(0), black: whole(0), green: v.exactOptional(whole(0)) }),
  health: v.nullable(v.strictObject({ value: whole(1), color: v.picklist(["red", "black"]) })),
  transportCapacity: whole(0),
  transportRestricted: v.boolean(),
  immobile: v.boolean(),
  buildIcon: v.nullable(icon),
  abilities: v.array(
    v.picklist([
      "ground-tactic-each-battle",
      "two-fewer-red-dice",
      "bars-retreat",
      "under-construction",
      "superstation",
      "must-flee",
      "bars-enemy-retreat",
      "shields-stations",
      "deploys-beside-ground",
      "opens-remote",
    ]),
  ),
});

const minorSkills = notAList(
  v.strictObject({
    diplomacy: v.exactOptional(whole(1)),
    intel: v.exactOptional(whole(1)),
    specOps: v.exactOptional(whole(1)),
    logistics: v.exactOptional(whole(1)),
  }),
);

const leader: v.GenericSchema<unknown, LeaderEntry> = v.strictObject({
  ...entry,
  faction,
  start: v.picklist(["starting", "recruit", "special"]),
  pool: v.picklist(["admiral", "general"]),
  tactics: v.nullable(v.strictObject({ space: whole(0), ground: whole(0) })),
  skills: v.strictObject({ diplomacy: whole(0), intel: whole(0), specOps: whole(0), logistics: whole(0) }),
  minorSkills: v.exactOptional(minorSkills),
  countsAs: v.nullable(id),
});

const ring: v.GenericSchema<unknown, RingEntry> = v.strictObject({
  ...entry,
  faction,
  ability: v.picklist([
    "captured",
    "carbonite",
    "lured",
    "reroll-one-die",
    "rescue-after-success",
    "turn-failed-diplomacy",
    "blank-opposing-die",
    "bounty",
    "minor-icons",
  ]),
  minorSkills: v.exactOptional(minorSkills),
});

const target: v.GenericSchema<unknown, MissionTarget> = v.variant("kind", [
  v.strictObject({ kind: v.literal("system"), where: wheres, whereByFaq: v.exactOptional(wheres) }),
  v.strictObject({ kind: v.literal("leader"), state: v.picklist(["captured", "free", "any"]), where: wheres }),
  v.strictObject({ kind: v.literal("base-space") }),
  v.strictObject({ kind: v.literal("none") }),
]);

const missionParts = v.strictObject({
  ...entry,
  faction,
  replaces: v.exactOptional(id),
  missionSet: v.exactOptional(v.picklist(["base", "rise-of-the-empire"])),
  set: v.picklist(["starting", "regular", "project"]),
  copies: whole(1),
  skill: v.nullable(skill),
  icons: whole(0),
  portrait: v.nullable(id),
  mode: v.picklist(["attempt", "resolve", "oppose"]),
  target,
  extraDiceWithUnits: v.exactOptional(whole(1)),
  countAllIcons: v.exactOptional(v.boolean()),
  rollUnopposed: v.exactOptional(v.literal(true)),
  returns: v.exactOptional(v.picklist(["after-failure", "with-two-leaders"])),
  effect: steps,
  failureEffect: v.exactOptional(steps),
  portraitEffect: v.exactOptional(steps),
  delayedEffect: v.exactOptional(steps),
  targetMarkers: v.exactOptional(v.lazy(() => targetMarkers)),
});

/** The schema of a mission. A mission requires icons exactly if it requires a skill. */
const mission: v.GenericSchema<unknown, MissionEntry> = v.pipe(
  missionParts,
  v.check(({ skill: asked, icons }) => (asked === null) === (icons === 0)),
);

const action: v.GenericSchema<unknown, ActionEntry> = v.strictObject({
  ...entry,
  faction,
  replaces: v.exactOptional(id),
  set: v.picklist(["starting", "recruit"]),
  timing: v.picklist([
    "assignment",
    "immediate",
    "start-of-combat",
    "before-reveal",
    "before-roll",
    "rolling",
    "after-success",
    "leader-rescued",
    "leader-captured",
    "mission-failed",
    "rebel-retreated",
    "battle-won",
    "pool-over-limit",
    "end-of-assignment",
  ]),
  leaders: v.array(id),
  needs: v.picklist(["system", "pool", "board", "assigned", "captured", "nothing"]),
  skill: v.exactOptional(skill),
  effect: steps,
  held: v.exactOptional(v.strictObject({ when: v.picklist(["turn", "end-of-command-phase"]), effect: steps })),
});

const targetMarkers: v.GenericSchema<unknown, TargetMarkers> = v.strictObject({
  count: whole(1),
  ability: v.picklist(["bars-plans", "objective-for-reputation", "reputation-when-removed", "reputation-each-refresh"]),
});

const test: v.GenericSchema<unknown, ObjectiveTest> = v.variant("type", [
  v.strictObject({
    type: v.literal("count-systems"),
    atLeast: whole(1),
    where: wheres,
  }),
  v.strictObject({ type: v.literal("system-held"), system: id }),
  v.strictObject({ type: v.literal("region-loyal") }),
  v.strictObject({ type: v.literal("no-captives") }),
  v.strictObject({ type: v.literal("destroyed"), theater, health: whole(1) }),
  v.strictObject({ type: v.literal("destroyed-type"), types: v.pipe(v.array(id), v.minLength(1)) }),
  v.strictObject({
    type: v.literal("won-battle"),
    theater: v.picklist(["space", "ground", "any"]),
    where: v.union([
      v.picklist(["subjugated", "sabotaged"]),
      v.strictObject({ shape }),
      v.pipe(v.array(id), v.minLength(1)),
    ]),
    initiated: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal("won-both-battles") }),
  v.strictObject({ type: v.literal("units-around"), system: id, atLeast: whole(1) }),
  v.strictObject({ type: v.literal("structures"), atLeast: whole(1) }),
  v.strictObject({ type: v.literal("other-objectives"), count: whole(1) }),
  v.strictObject({ type: v.literal("queued-shapes"), triangle: whole(0), circle: whole(0), square: whole(0) }),
  v.strictObject({ type: v.literal("death-star-run") }),
  v.strictObject({ type: v.literal("always") }),
]);

const objective: v.GenericSchema<unknown, ObjectiveEntry> = v.strictObject({
  ...entry,
  level: v.picklist(OBJECTIVE_LEVELS),
  reputation: v.nullable(whole(0)),
  timing: v.picklist(["combat", "start-of-refresh", "immediate"]),
  test,
  targetMarkers: v.exactOptional(v.lazy(() => targetMarkers)),
  kept: v.boolean(),
  effect: steps,
});

const tacticEffect: v.GenericSchema<unknown, TacticEffect> = v.variant("op", [
  v.strictObject({ op: v.literal("draw"), count: whole(1) }),
  v.strictObject({ op: v.literal("reroll"), most: whole(1) }),
  v.strictObject({ op: v.literal("damage"), amount: whole(1), most: whole(1) }),
  v.strictObject({ op: v.literal("bombard") }),
  v.strictObject({ op: v.literal("block"), amount: whole(1), discard: whole(0) }),
  v.strictObject({ op: v.literal("bar-retreat") }),
  v.strictObject({ op: v.literal("bar-blocking") }),
  v.strictObject({ op: v.literal("retreat-without-transport") }),
]);

const tactic: v.GenericSchema<unknown, TacticEntry> = v.strictObject({
  ...entry,
  theater,
  copies: whole(1),
  special: v.boolean(),
  effect: tacticEffect,
});

const units = v.array(v.strictObject({ type: id, count: whole(1) }));

const board: v.GenericSchema<unknown, BoardEntry> = v.strictObject({
  trackLength: whole(1),
  timeStart: whole(1),
  reputationStart: whole(1),
  recruitSpaces: v.array(whole(1)),
  buildSpaces: v.array(whole(1)),
  baseSpace: v.strictObject({ ...entry, resources: v.array(icon), buildQueue: queueSpace }),
  startingUnits: v.strictObject({ rebel: units, imperial: units }),
  firstGame: v.array(
    v.strictObject({ at: id, marker: v.nullable(v.picklist(["rebel", "imperial", "subjugation"])), units }),
  ),
  unverified: v.exactOptional(v.string()),
});

/** The schema of a catalogue. */
export const catalogueSchema: v.GenericSchema<unknown, Catalogue> = v.strictObject({
  board,
  systems: v.array(system),
  borders: v.array(v.tuple([id, id])),
  units: v.array(unit),
  leaders: v.array(leader),
  rings: v.array(ring),
  missions: v.array(mission),
  actions: v.array(action),
  objectives: v.array(objective),
  tactics: v.array(tactic),
  advancedTactics: v.exactOptional(v.array(advancedTactic)),
  riseOfTheEmpire: v.exactOptional(
    v.strictObject({
      units: v.array(unit),
      leaders: v.array(leader),
      rings: v.array(ring),
      missions: v.array(mission),
      actions: v.array(action),
      objectives: v.array(objective),
      startingUnits: v.exactOptional(v.strictObject({ queued: units, remote: units, imperial: units, rebel: units })),
    }),
  ),
});
