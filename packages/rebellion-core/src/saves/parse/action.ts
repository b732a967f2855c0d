import * as v from "valibot";
import type { Action, QueueSpace } from "../../state/actions.ts";
import { kindIn, type Schema, whole } from "./numbers.ts";

const id = v.string();
const die = v.picklist(["red", "black"]);
const anyDie = v.picklist(["red", "black", "green"]);
const space: Schema<QueueSpace> = v.picklist([1, 2, 3]);
const count = whole(0);

type Named<Type extends Action["type"]> = Schema<Extract<Action, { type: Type }>>;

/** The shape of each type of action. */
const TABLE: { readonly [Type in Action["type"]]: Named<Type> } = {
  place: v.strictObject({ type: v.literal("place"), unit: id, at: id }),
  "choose-system": v.strictObject({ type: v.literal("choose-system"), system: id }),
  "choose-leader": v.strictObject({ type: v.literal("choose-leader"), leader: id }),
  "choose-option": v.strictObject({ type: v.literal("choose-option"), option: count }),
  assign: v.strictObject({ type: v.literal("assign"), mission: id, leader: id }),
  join: v.strictObject({ type: v.literal("join"), mission: count, leader: id }),
  approve: v.strictObject({ type: v.literal("approve") }),
  veto: v.strictObject({ type: v.literal("veto") }),
  activate: v.strictObject({ type: v.literal("activate"), leader: id, system: id }),
  reveal: v.strictObject({ type: v.literal("reveal"), mission: count }),
  "reveal-base": v.strictObject({ type: v.literal("reveal-base") }),
  "remove-target": v.strictObject({ type: v.literal("remove-target"), card: id, system: id }),
  "use-held": v.strictObject({ type: v.literal("use-held"), card: id }),
  pass: v.strictObject({ type: v.literal("pass") }),
  "use-action": v.strictObject({ type: v.literal("use-action"), card: id, leader: v.nullable(id) }),
  "use-ring": v.strictObject({ type: v.literal("use-ring"), ring: id }),
  "play-objective": v.strictObject({ type: v.literal("play-objective"), card: id }),
  move: v.strictObject({ type: v.literal("move"), unit: id, from: id }),
  "move-captive": v.strictObject({ type: v.literal("move-captive"), leader: id, from: id }),
  destroy: v.strictObject({ type: v.literal("destroy"), unit: id, at: v.union([id, space]) }),
  "take-unit": v.strictObject({ type: v.literal("take-unit"), unit: id }),
  advance: v.strictObject({ type: v.literal("advance"), unit: id, space }),
  deploy: v.strictObject({ type: v.literal("deploy"), unit: id, at: id }),
  "take-card": v.strictObject({ type: v.literal("take-card"), card: id }),
  "put-card": v.strictObject({ type: v.literal("put-card"), card: id, where: v.picklist(["top", "bottom"]) }),
  discard: v.strictObject({ type: v.literal("discard"), card: id }),
  recruit: v.strictObject({ type: v.literal("recruit"), card: id, leader: v.nullable(id) }),
  "draw-another": v.strictObject({ type: v.literal("draw-another") }),
  "draw-tactic": v.strictObject({ type: v.literal("draw-tactic"), die }),
  "play-tactic": v.strictObject({ type: v.literal("play-tactic"), card: id, die: v.nullable(die) }),
  damage: v.strictObject({
    type: v.literal("damage"),
    unit: id,
    markers: count,
    assigned: count,
    sealed: v.exactOptional(v.literal(true)),
  }),
  block: v.strictObject({ type: v.literal("block"), unit: id, markers: count, assigned: count }),
  "pick-die": v.strictObject({ type: v.literal("pick-die"), die: anyDie, face: id }),
  retreat: v.strictObject({ type: v.literal("retreat"), leader: id, system: id }),
  done: v.strictObject({ type: v.literal("done") }),
};

const SCHEMAS: ReadonlyMap<unknown, Schema<Action>> = new Map<unknown, Schema<Action>>(Object.entries(TABLE));
/** Never passes: tells which types there are. */
const STRANGE: Schema<Action> = v.pipe(v.object({ type: v.picklist(Object.keys(TABLE)) }), v.never());

/** Shape of an action; whether its names exist is for the rules to say. */
export const actionSchema: Schema<Action> = v.lazy((input) => SCHEMAS.get(kindIn(input, "type")) ?? STRANGE);
