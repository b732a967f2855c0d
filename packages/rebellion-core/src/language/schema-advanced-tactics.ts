import * as v from "valibot";
import type {
  AdvancedTacticCondition,
  AdvancedTacticEntry,
  AdvancedTacticHalf,
  AdvancedTacticStep,
} from "./language.ts";
import { entry, faction, id, shape, theater, unitFilter, unitFilterParts, whole } from "./schema-steps.ts";

const condition: v.GenericSchema<unknown, AdvancedTacticCondition> = v.union([
  v.strictObject({ outnumbers: v.literal("fighter") }),
  v.strictObject({ noEnemy: id }),
]);

const step: v.GenericSchema<unknown, AdvancedTacticStep> = v.variant("op", [
  v.strictObject({
    op: v.literal("deal-damage"),
    amount: whole(1),
    color: v.picklist(["red", "black", "any"]),
    one: v.exactOptional(unitFilter),
    keeps: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    op: v.literal("destroy-unit"),
    filter: v.strictObject({ ...unitFilterParts, shape: v.exactOptional(shape) }),
  }),
  v.strictObject({ op: v.literal("prevent-hits"), red: whole(0), black: whole(0), direct: whole(0) }),
  v.strictObject({ op: v.literal("remove-damage"), most: whole(1), except: v.exactOptional(v.array(id)) }),
  v.strictObject({ op: v.literal("redirect-damage"), most: whole(1), to: id }),
  v.strictObject({
    op: v.literal("gain-unit"),
    unit: v.union([v.strictObject({ type: id }), v.strictObject({ shape, theater })]),
  }),
  v.strictObject({ op: v.literal("cancel") }),
  v.strictObject({ op: v.literal("another-card") }),
  v.strictObject({ op: v.literal("attack-second") }),
  v.strictObject({ op: v.literal("bar-next-card") }),
  v.strictObject({ op: v.literal("bar-specials") }),
  v.strictObject({ op: v.literal("retreat-now") }),
  v.strictObject({ op: v.literal("capture-at-the-end"), type: id }),
  v.strictObject({ op: v.literal("after-retreating") }),
  v.strictObject({ op: v.literal("confront") }),
]);

const half: v.GenericSchema<unknown, AdvancedTacticHalf> = v.strictObject({
  needs: v.array(id),
  if: v.exactOptional(condition),
  steps: v.pipe(v.array(step), v.minLength(1)),
});

/** The schema of an advanced tactic card. */
export const advancedTactic: v.GenericSchema<unknown, AdvancedTacticEntry> = v.strictObject({
  ...entry,
  faction,
  theater,
  upper: half,
  lower: half,
});
