import { notAList } from "@sw/tabletop";
import * as v from "valibot";
import type { Name } from "./language.ts";
import {
  type EffectStep,
  type Icon,
  type ModifierKind,
  SKILLS,
  type UnitFilter,
  type UnitsWanted,
  type Where,
} from "./steps.ts";

/** Returns the schema of a whole number from `least` to 999. */
export const whole = (least: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(999));
/** The schema of an id in kebab-case. */
export const id: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** The schema of a faction. */
export const faction: v.GenericSchema<unknown, "rebel" | "imperial"> = v.picklist(["rebel", "imperial"]);
const name: v.GenericSchema<unknown, Name> = v.strictObject({ en: v.string(), es: v.exactOptional(v.string()) });
/** The schemas of the fields that every entry has. */
export const entry: {
  readonly id: typeof id;
  readonly name: typeof name;
  readonly unverified: v.ExactOptionalSchema<v.StringSchema<undefined>, undefined>;
} = { id: id, name: name, unverified: v.exactOptional(v.string()) };
/** The schema of a theater. */
export const theater: v.GenericSchema<unknown, "space" | "ground"> = v.picklist(["space", "ground"]);
/** The schema of a skill. */
export const skill: v.GenericSchema<unknown, (typeof SKILLS)[number]> = v.picklist(SKILLS);
/** The schema of the shape of a resource icon. */
export const shape: v.GenericSchema<unknown, Icon["shape"]> = v.picklist(["triangle", "circle", "square"]);
/** The schema of a resource icon. */
export const icon: v.GenericSchema<unknown, Icon> = v.strictObject({ shape, theater });
/** The schema of a unit class. */
export const unitClass: v.GenericSchema<unknown, NonNullable<UnitFilter["class"]>> = v.picklist([
  "capital-ship",
  "fighter",
  "space-station",
  "trooper",
  "vehicle",
  "structure",
]);
const types: v.GenericSchema<unknown, readonly string[]> = v.pipe(v.array(id), v.minLength(1));
/** The schemas of the fields of a unit filter. */
export const unitFilterParts: {
  readonly faction: v.ExactOptionalSchema<typeof faction, undefined>;
  readonly theater: v.ExactOptionalSchema<typeof theater, undefined>;
  readonly types: v.ExactOptionalSchema<typeof types, undefined>;
  readonly class: v.ExactOptionalSchema<typeof unitClass, undefined>;
  readonly icon: v.ExactOptionalSchema<typeof icon, undefined>;
} = {
  faction: v.exactOptional(faction),
  theater: v.exactOptional(theater),
  types: v.exactOptional(types),
  class: v.exactOptional(unitClass),
  icon: v.exactOptional(icon),
};
/** The schema of a unit filter. */
export const unitFilter: v.GenericSchema<unknown, UnitFilter> = v.strictObject(unitFilterParts);

const laterWhere: v.GenericSchema<unknown, Where> = v.lazy(() => where);
/** The schema of a condition on a system. */
const where: v.GenericSchema<unknown, Where> = v.union([
  v.strictObject({
    is: v.picklist(["populous", "remote", "rebel-system", "imperial-system", "neutral", "subjugated"]),
  }),
  v.strictObject({ loyalty: faction }),
  v.strictObject({ notLoyalty: faction }),
  v.strictObject({ or: v.array(laterWhere) }),
  v.strictObject({ regionOf: id }),
  v.strictObject({ unit: unitFilter }),
  v.strictObject({ noUnit: unitFilter }),
  v.strictObject({ sabotaged: v.boolean() }),
  v.strictObject({ captive: v.literal(true) }),
  v.strictObject({ icon }),
  v.strictObject({ id }),
  v.strictObject({ elsewhere: v.literal(true) }),
  v.strictObject({ closestWith: unitFilter }),
  v.strictObject({ sameRegionAs: v.picklist(["here", "base-system"]) }),
]);
/** The schema of conditions that must all hold. */
export const wheres: v.GenericSchema<unknown, readonly Where[]> = v.array(where);

const place = v.picklist(["here", "chosen", "base-space"]);
const by = v.picklist(["owner", "opponent"]);
const queueSpace = v.picklist([1, 2, 3]);
const oneOrTwo = v.picklist([1, 2]);
const unitsWanted: v.GenericSchema<unknown, UnitsWanted> = v.union([
  v.strictObject({ type: id, count: whole(1) }),
  v.strictObject({ shape, theater: v.picklist(["space", "ground", "any"]), count: whole(1) }),
]);

const modifier: v.GenericSchema<unknown, ModifierKind> = v.variant("kind", [
  v.strictObject({ kind: v.literal("fewer-dice"), faction, red: whole(0), black: whole(0) }),
  v.strictObject({ kind: v.literal("no-retreat"), faction }),
  v.strictObject({ kind: v.literal("leader-stays-for-combat") }),
  v.strictObject({ kind: v.literal("no-tactics"), faction, theater }),
  v.strictObject({ kind: v.literal("more-tactics"), faction, theater, count: whole(1) }),
  v.strictObject({ kind: v.literal("open-tactics"), faction }),
  v.strictObject({ kind: v.literal("sees-card-first"), faction }),
  v.strictObject({ kind: v.literal("less-health"), amount: whole(1) }),
  v.strictObject({ kind: v.literal("black-hits-as-red"), faction, count: whole(1) }),
  v.strictObject({
    kind: v.literal("no-opposition-from-pool"),
    faction,
    missionsOf: v.picklist(["chosen-leader", "this"]),
  }),
  v.strictObject({ kind: v.literal("quarantine"), faction }),
  v.strictObject({ kind: v.literal("leader-does-not-pin") }),
  v.strictObject({ kind: v.literal("more-successes"), leader: id, count: whole(1) }),
]);

const moveUnits = v.strictObject({
  op: v.literal("move-units"),
  faction,
  from: v.picklist(["here", "chosen", "base-space", "adjacent", "one-system", "anywhere"]),
  to: place,
  filter: unitFilter,
  limit: v.union([whole(1), v.null(), v.literal("all"), notAList(v.record(v.string(), whole(1)))]),
  lifted: v.array(v.picklist(["adjacency", "transport", "own-leaders"])),
  if: v.exactOptional(v.literal("base-hidden")),
  health: v.exactOptional(whole(1)),
  by: v.exactOptional(v.literal("owner")),
});
const destroyUnits = v.strictObject({
  op: v.literal("destroy-units"),
  from: v.picklist(["here", "imperial-queue"]),
  filter: unitFilter,
  limit: v.union([
    v.strictObject({ count: whole(1) }),
    v.strictObject({ health: whole(1) }),
    v.literal("icons"),
    v.strictObject({ lead: v.picklist(["count", "health"]), count: whole(1) }),
  ]),
  ifHere: v.exactOptional(unitFilter),
  required: v.exactOptional(v.literal(true)),
});
const draw = v.strictObject({
  op: v.literal("draw"),
  deck: v.picklist(["objective", "probe", "project", "space-tactic", "ground-tactic"]),
  count: v.union([whole(1), v.strictObject({ baseUnitsPerCard: whole(1) })]),
  keep: v.exactOptional(whole(1)),
  ifHere: v.exactOptional(unitFilter),
});
const search = v.strictObject({
  op: v.literal("search"),
  deck: v.picklist(["project", "rebel-mission"]),
  cards: v.array(id),
  to: v.picklist(["hand", "assign"]),
});

const later: v.GenericSchema<unknown, EffectStep> = v.lazy(() => step);
const step: v.GenericSchema<unknown, EffectStep> = v.variant("op", [
  v.strictObject({
    op: v.literal("choose-system"),
    by,
    where: wheres,
    whereByFaq: v.exactOptional(wheres),
    count: v.exactOptional(whole(1)),
    required: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    op: v.literal("choose-leader"),
    by,
    faction,
    among: v.exactOptional(v.picklist(["pool", "here", "alone"])),
    ring: v.exactOptional(v.literal("none")),
  }),
  v.strictObject({
    op: v.literal("move-leader"),
    leader: v.union([v.picklist(["chosen", "assigned"]), v.strictObject({ id })]),
    to: v.union([v.picklist(["pool", "here", "chosen"]), v.strictObject({ id })]),
    if: v.exactOptional(v.literal("two-leaders")),
  }),
  v.strictObject({ op: v.literal("gain-loyalty"), faction, amount: oneOrTwo, at: place }),
  v.strictObject({ op: v.literal("lose-loyalty-in-region"), faction }),
  v.strictObject({ op: v.literal("sabotage"), at: place, required: v.exactOptional(v.literal(true)) }),
  v.strictObject({
    op: v.literal("remove-sabotage"),
    at: v.union([place, v.literal("everywhere")]),
    required: v.boolean(),
  }),
  v.strictObject({ op: v.literal("destroy-system"), at: place }),
  v.strictObject({ op: v.literal("place-target"), at: place }),
  v.strictObject({ op: v.literal("remove-target"), count: v.picklist(["one", "all"]) }),
  v.strictObject({
    op: v.literal("gain-units"),
    faction,
    units: v.pipe(v.array(unitsWanted), v.minLength(1)),
    at: place,
  }),
  v.strictObject({ op: v.literal("queue-by-icons"), faction }),
  v.strictObject({
    op: v.literal("queue-units"),
    faction,
    type: id,
    space: queueSpace,
    spaceOfTwo: v.exactOptional(queueSpace),
  }),
  v.strictObject({
    op: v.literal("advance-queue"),
    spaces: v.pipe(v.array(v.picklist([2, 3])), v.minLength(1)),
    count: whole(1),
    portraitMore: whole(0),
  }),
  v.strictObject({
    op: v.literal("deploy-queued"),
    spaces: v.pipe(v.array(queueSpace), v.minLength(1)),
    most: v.exactOptional(whole(1)),
  }),
  moveUnits,
  destroyUnits,
  v.strictObject({ op: v.literal("combat"), theater: v.nullable(theater) }),
  v.strictObject({ op: v.literal("place-leader"), at: v.union([v.picklist(["base-space", "here"]), wheres]) }),
  v.strictObject({
    op: v.literal("recruit-leader"),
    leader: id,
    to: v.exactOptional(v.picklist(["pool", "chosen"])),
  }),
  v.strictObject({
    op: v.literal("recruit-one"),
    among: v.union([v.picklist(["with-tactics", "without-tactics"]), v.pipe(v.array(id), v.minLength(1))]),
  }),
  v.strictObject({
    op: v.literal("eliminate-leader"),
    leader: v.picklist(["card-leader", "imperial-here", "target"]),
    ifHere: v.exactOptional(id),
  }),
  v.strictObject({
    op: v.literal("capture"),
    leader: v.picklist(["assigned", "card-leader", "target", "rebel-here"]),
    to: v.exactOptional(v.literal("chosen")),
  }),
  v.strictObject({ op: v.literal("rescue"), companions: v.boolean(), to: v.exactOptional(v.literal("chosen")) }),
  v.strictObject({
    op: v.literal("attach-ring"),
    ring: id,
    to: v.picklist(["assigned", "card-leader", "target", "own-leader", "shown-leader", "own-ringless", "chosen"]),
  }),
  draw,
  v.strictObject({ op: v.literal("arrange-objectives"), count: whole(1), bottom: whole(0) }),
  search,
  v.strictObject({ op: v.literal("reveal-objectives"), bury: whole(0) }),
  v.strictObject({
    op: v.literal("reputation"),
    amount: v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99), v.notValue(0)),
    if: v.exactOptional(v.strictObject({ targetIs: id })),
  }),
  v.strictObject({ op: v.literal("choose"), by, options: v.pipe(v.array(v.array(later)), v.minLength(2)) }),
  v.strictObject({
    op: v.literal("modify"),
    modifier,
    until: v.picklist(["end-of-round", "end-of-command-phase", "end-of-combat", "end-of-mission"]),
  }),
  v.strictObject({
    op: v.literal("ask-base"),
    about: v.union([v.picklist(["here", "region", "chosen-region"]), v.strictObject({ among: whole(1) })]),
  }),
  v.strictObject({ op: v.literal("procedure"), name: id }),
]);

/** The schema of the steps of an effect. */
export const steps: v.GenericSchema<unknown, readonly EffectStep[]> = v.array(step);
