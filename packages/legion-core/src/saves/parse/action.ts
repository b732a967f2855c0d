import { type Schema, type SchemasBy, shapeBy } from "@sw/tabletop";
import * as v from "valibot";
import { type Action, MODIFICATIONS } from "../../state/actions.ts";
import { headingSchema, moveSchema, pointSchema, spotSchema } from "../../table/schemas.ts";
import { few, text } from "./shapes.ts";

const edge = v.picklist(["near", "far"]);

function about<const Type extends string>(type: Type) {
  return v.strictObject({ type: v.literal(type), subject: text });
}

const unitPick = about("choose-unit");
const tokenPick = about("heal");
const weaponPick = v.strictObject({
  type: v.literal("add-weapon"),
  subject: text,
  weapon: few,
  kind: v.picklist(["melee", "ranged", "overrun"]),
});

/** The shape of each type of action. */
const TABLE: SchemasBy<"type", Action> = {
  reveal: v.strictObject({ type: v.literal("reveal"), subject: v.picklist(["primary", "secondary"]) }),
  modify: v.strictObject({ type: v.literal("modify"), subject: v.picklist(MODIFICATIONS) }),
  "choose-edge": v.strictObject({ type: v.literal("choose-edge"), subject: edge }),
  "place-token": v.strictObject({ type: v.literal("place-token"), subject: text, to: spotSchema }),
  "place-barricade": v.strictObject({
    type: v.literal("place-barricade"),
    to: pointSchema,
    heading: headingSchema,
  }),
  "choose-unit": unitPick,
  "choose-command": about("choose-command"),
  nominate: about("nominate"),
  order: about("order"),
  activate: about("activate"),
  "draw-order": v.strictObject({ type: v.literal("draw-order") }),
  "spend-advantage": v.strictObject({ type: v.literal("spend-advantage") }),
  perform: about("perform"),
  move: v.strictObject({ type: v.literal("move"), move: moveSchema }),
  place: v.strictObject({ type: v.literal("place"), subject: text, to: spotSchema, heading: headingSchema }),
  declare: about("declare"),
  "declare-again": v.strictObject({ type: v.literal("declare-again"), subject: text, keyword: text }),
  "add-weapon": weaponPick,
  resolve: v.strictObject({ type: v.literal("resolve"), subject: few }),
  "choose-option": about("choose-option"),
  wound: about("wound"),
  lead: about("lead"),
  heal: tokenPick,
  restore: about("restore"),
  effect: v.strictObject({ type: v.literal("effect"), subject: few }),
  pass: v.strictObject({ type: v.literal("pass") }),
  done: v.strictObject({ type: v.literal("done") }),
  unpick: v.strictObject({ type: v.literal("unpick"), pick: v.variant("type", [unitPick, weaponPick, tokenPick]) }),
};

/** Schema of an action. The rules check whether the names in it exist. */
export const actionSchema: Schema<Action> = shapeBy<"type", Action>("type", TABLE);
