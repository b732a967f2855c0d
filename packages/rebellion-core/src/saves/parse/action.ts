import { type Schema, type SchemasBy, shapeBy, whole } from "@sw/tabletop";
import * as v from "valibot";
import type { Action, PlainAction, QueueSpace, UnitDamage } from "../../state/actions.ts";

const id = v.string();
const die = v.picklist(["red", "black"]);
const anyDie = v.picklist(["red", "black", "green"]);
const space: Schema<QueueSpace> = v.picklist([1, 2, 3]);
const count = whole(0);
/** The schema of the damage that distinguishes a retreating unit from others of its type. */
export const unitDamage: Schema<UnitDamage> = v.union([count, v.literal("doomed")]);

/** The schemas of all types of actions except `unpick`. */
const PLAIN: SchemasBy<"type", PlainAction> = {
  place: v.strictObject({ type: v.literal("place"), subject: id, at: id }),
  "choose-system": v.strictObject({ type: v.literal("choose-system"), subject: id }),
  "choose-leader": v.strictObject({ type: v.literal("choose-leader"), subject: id }),
  "choose-option": v.strictObject({ type: v.literal("choose-option"), subject: count }),
  assign: v.strictObject({ type: v.literal("assign"), subject: id, mission: id }),
  join: v.strictObject({ type: v.literal("join"), subject: id, mission: count }),
  approve: v.strictObject({ type: v.literal("approve") }),
  veto: v.strictObject({ type: v.literal("veto") }),
  activate: v.strictObject({ type: v.literal("activate"), subject: id, system: id }),
  "play-mission": v.strictObject({ type: v.literal("play-mission") }),
  reinforce: v.strictObject({ type: v.literal("reinforce"), subject: id, system: id }),
  reveal: v.strictObject({ type: v.literal("reveal"), subject: count }),
  "reveal-base": v.strictObject({ type: v.literal("reveal-base") }),
  "remove-target": v.strictObject({ type: v.literal("remove-target"), subject: id, system: id }),
  "use-held": v.strictObject({ type: v.literal("use-held"), subject: id }),
  pass: v.strictObject({ type: v.literal("pass") }),
  "use-action": v.strictObject({ type: v.literal("use-action"), subject: id, leader: v.nullable(id) }),
  "use-ring": v.strictObject({ type: v.literal("use-ring"), subject: id }),
  "play-objective": v.strictObject({ type: v.literal("play-objective"), subject: id }),
  move: v.strictObject({ type: v.literal("move"), subject: id, from: id, damage: v.exactOptional(unitDamage) }),
  "move-captive": v.strictObject({ type: v.literal("move-captive"), subject: id, from: id }),
  destroy: v.strictObject({ type: v.literal("destroy"), subject: id, at: v.union([id, space]) }),
  "take-unit": v.strictObject({ type: v.literal("take-unit"), subject: id }),
  advance: v.strictObject({ type: v.literal("advance"), subject: id, space }),
  deploy: v.strictObject({ type: v.literal("deploy"), subject: id, at: id }),
  "take-card": v.strictObject({ type: v.literal("take-card"), subject: id }),
  "put-card": v.strictObject({ type: v.literal("put-card"), subject: id, where: v.picklist(["top", "bottom"]) }),
  discard: v.strictObject({ type: v.literal("discard"), subject: id }),
  recruit: v.strictObject({ type: v.literal("recruit"), subject: id, leader: v.nullable(id) }),
  "draw-another": v.strictObject({ type: v.literal("draw-another") }),
  "draw-tactic": v.strictObject({ type: v.literal("draw-tactic"), subject: die }),
  "play-tactic": v.strictObject({ type: v.literal("play-tactic"), subject: id, die: v.nullable(die) }),
  damage: v.strictObject({
    type: v.literal("damage"),
    subject: id,
    markers: count,
    assigned: count,
    sealed: v.exactOptional(v.literal(true)),
  }),
  block: v.strictObject({ type: v.literal("block"), subject: id, markers: count, assigned: count }),
  "pick-die": v.strictObject({ type: v.literal("pick-die"), subject: anyDie, face: id }),
  retreat: v.strictObject({ type: v.literal("retreat"), subject: id, system: id }),
  done: v.strictObject({ type: v.literal("done") }),
};

const plain: Schema<PlainAction> = shapeBy<"type", PlainAction>("type", PLAIN);

/** The schemas of all types of actions. */
const TABLE: SchemasBy<"type", Action> = {
  ...PLAIN,
  unpick: v.strictObject({ type: v.literal("unpick"), pick: plain }),
};

/** The schema of an action. The rules check whether the names in it exist. */
export const actionSchema: Schema<Action> = shapeBy<"type", Action>("type", TABLE);
