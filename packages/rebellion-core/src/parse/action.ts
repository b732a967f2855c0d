import * as v from "valibot";
import type { Action, QueueSpace } from "../actions.ts";
import type { Schema } from "./numbers.ts";
import { whole } from "./numbers.ts";

const id = v.string();
const die = v.picklist(["red", "black"]);
const space: Schema<QueueSpace> = v.picklist([1, 2, 3]);
const count = whole(0);

/** Shape of an action; whether its names exist is for the rules to say. */
export const actionSchema: Schema<Action> = v.variant("type", [
  v.strictObject({ type: v.literal("place"), unit: id, at: id }),
  v.strictObject({ type: v.literal("choose-system"), system: id }),
  v.strictObject({ type: v.literal("choose-leader"), leader: id }),
  v.strictObject({ type: v.literal("choose-option"), option: count }),
  v.strictObject({ type: v.literal("assign"), mission: id, leader: id }),
  v.strictObject({ type: v.literal("join"), mission: count, leader: id }),
  v.strictObject({ type: v.literal("approve") }),
  v.strictObject({ type: v.literal("veto") }),
  v.strictObject({ type: v.literal("activate"), leader: id, system: id }),
  v.strictObject({ type: v.literal("reveal"), mission: count }),
  v.strictObject({ type: v.literal("reveal-base") }),
  v.strictObject({ type: v.literal("pass") }),
  v.strictObject({ type: v.literal("use-action"), card: id, leader: v.nullable(id) }),
  v.strictObject({ type: v.literal("use-ring"), ring: id }),
  v.strictObject({ type: v.literal("play-objective"), card: id }),
  v.strictObject({ type: v.literal("move"), unit: id, from: id }),
  v.strictObject({ type: v.literal("move-captive"), leader: id, from: id }),
  v.strictObject({ type: v.literal("destroy"), unit: id, at: v.union([id, space]) }),
  v.strictObject({ type: v.literal("take-unit"), unit: id }),
  v.strictObject({ type: v.literal("advance"), unit: id, space }),
  v.strictObject({ type: v.literal("deploy"), unit: id, at: id }),
  v.strictObject({ type: v.literal("take-card"), card: id }),
  v.strictObject({ type: v.literal("put-card"), card: id, where: v.picklist(["top", "bottom"]) }),
  v.strictObject({ type: v.literal("discard"), card: id }),
  v.strictObject({ type: v.literal("recruit"), card: id, leader: v.nullable(id) }),
  v.strictObject({ type: v.literal("draw-another") }),
  v.strictObject({ type: v.literal("draw-tactic"), die }),
  v.strictObject({ type: v.literal("play-tactic"), card: id, die: v.nullable(die) }),
  v.strictObject({ type: v.literal("damage"), unit: id, markers: count, assigned: count }),
  v.strictObject({ type: v.literal("block"), unit: id, markers: count, assigned: count }),
  v.strictObject({ type: v.literal("pick-die"), die, face: id }),
  v.strictObject({ type: v.literal("retreat"), leader: id, system: id }),
  v.strictObject({ type: v.literal("done") }),
]);
