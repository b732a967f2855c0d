import { notAList } from "@sw/tabletop";
import * as v from "valibot";
import {
  type Amount,
  type Catalogue,
  type Condition,
  type Constant,
  type EffectStep,
  type Filter,
  type RefCards,
  type Selector,
  TRIGGERS,
  ZONES,
} from "./language.ts";

const whole = (least: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(999));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const faction = v.picklist(["empire", "rebel", "neutral"]);
const name = v.strictObject({ en: v.string(), es: v.string() });

const filter: v.GenericSchema<unknown, Filter> = notAList(
  v.strictObject({
    id: v.exactOptional(v.string()),
    type: v.exactOptional(v.picklist(["unit", "capital-ship", "base"])),
    faction: v.exactOptional(v.array(v.picklist(["own", "enemy", "neutral"]))),
    trait: v.exactOptional(v.array(v.string())),
    unique: v.exactOptional(v.literal(true)),
    other: v.exactOptional(v.literal(true)),
  }),
);
const zones = v.pipe(v.array(v.picklist(ZONES)), v.minLength(1));
const zoneCards = { zones, filter: v.exactOptional(filter) };
const picking = {
  count: v.exactOptional(v.union([whole(1), v.strictObject({ upTo: whole(1) })])),
  by: v.exactOptional(v.picklist(["opponent", "random"])),
};
const selector: v.GenericSchema<unknown, Selector> = v.union([
  v.strictObject({ ...zoneCards, ...picking }),
  v.strictObject({ anyOf: v.pipe(v.array(v.strictObject(zoneCards)), v.minLength(1)), ...picking }),
  v.strictObject({ ref: v.string(), ...picking }),
]);
const ref: v.GenericSchema<unknown, RefCards> = v.strictObject({ ref: v.string() });
const amount: v.GenericSchema<unknown, Amount> = v.union([
  whole(1),
  v.strictObject({ count: selector }),
  v.strictObject({ costOf: ref }),
]);
const condition: v.GenericSchema<unknown, Condition> = v.variant("is", [
  v.strictObject({ is: v.literal("force-with-you") }),
  v.strictObject({ is: v.literal("exists"), cards: selector }),
  v.strictObject({ is: v.literal("matches"), cards: ref, filter }),
  v.strictObject({ is: v.literal("attacking"), zone: v.literal("galaxy-row") }),
]);
const bind = v.exactOptional(id);
const later: v.GenericSchema<unknown, EffectStep> = v.lazy(() => step);
const step: v.GenericSchema<unknown, EffectStep> = v.variant("op", [
  v.strictObject({ op: v.literal("seq"), steps: v.array(later) }),
  v.strictObject({ op: v.literal("if"), cond: condition, then: later, else: v.exactOptional(later) }),
  v.strictObject({
    op: v.literal("choose"),
    options: v.pipe(v.array(v.strictObject({ id, step: later })), v.minLength(2)),
    by: v.exactOptional(v.literal("opponent")),
  }),
  v.strictObject({ op: v.literal("may"), step: later }),
  v.strictObject({ op: v.literal("pay"), cost: later, then: later }),
  v.strictObject({ op: v.literal("delayed"), at: v.picklist(["end-of-turn", "next-purchase-this-turn"]), step: later }),
  v.strictObject({ op: v.literal("gain"), stat: v.picklist(["attack", "resources", "force"]), amount }),
  v.strictObject({ op: v.literal("spend"), amount: whole(1) }),
  v.strictObject({ op: v.literal("draw"), amount }),
  v.strictObject({ op: v.literal("repair"), amount }),
  v.strictObject({ op: v.literal("discard"), cards: selector, bind }),
  v.strictObject({ op: v.literal("exile"), cards: selector }),
  v.strictObject({ op: v.literal("destroy"), cards: selector }),
  v.strictObject({
    op: v.literal("move"),
    cards: selector,
    to: v.picklist(["own-hand", "own-deck-top", "opp-deck-top"]),
    bind,
  }),
  v.strictObject({ op: v.literal("swap"), a: selector, b: selector }),
  v.strictObject({ op: v.literal("purchase"), cards: selector, price: v.picklist(["cost", "free"]), bind }),
  v.strictObject({ op: v.literal("look"), cards: selector, bind }),
  v.strictObject({ op: v.literal("reveal"), cards: selector, bind }),
  v.strictObject({ op: v.literal("deal-damage"), amount, cards: selector }),
]);
const constant: v.GenericSchema<unknown, Constant> = v.variant("op", [
  v.strictObject({ op: v.literal("modify-attack"), amount, cards: selector }),
  v.strictObject({
    op: v.literal("prevent-damage"),
    amount: whole(1),
    cards: v.strictObject({ ref: v.literal("self") }),
  }),
  v.strictObject({
    op: v.literal("allow-row-attack"),
    filter,
    perOwnTurn: whole(1),
    target: v.literal("cost"),
    reward: step,
  }),
]);
const limit = v.exactOptional(v.literal("first-each-own-turn"));
const activeTiming = v.variant("kind", [
  v.strictObject({ kind: v.literal("activated") }),
  v.strictObject({
    kind: v.literal("triggered"),
    on: v.picklist(TRIGGERS),
    card: v.exactOptional(v.union([v.literal("self"), filter])),
    limit,
  }),
]);
const ability = v.union([
  v.strictObject({
    timing: v.strictObject({ kind: v.literal("constant") }),
    condition: v.exactOptional(condition),
    effect: constant,
  }),
  v.strictObject({ timing: activeTiming, condition: v.exactOptional(condition), effect: step }),
]);

/** The schema of a catalogue. */
export const catalogueSchema: v.GenericSchema<unknown, Catalogue> = v.strictObject({
  cards: v.array(
    v.strictObject({
      id,
      name,
      type: v.picklist(["unit", "capital-ship"]),
      faction,
      unique: v.boolean(),
      traits: v.array(v.string()),
      deck: v.picklist(["starter-empire", "starter-rebel", "galaxy", "outer-rim-pilots"]),
      copies: whole(1),
      cost: whole(0),
      attack: whole(0),
      resources: whole(0),
      force: whole(0),
      target: v.nullable(whole(1)),
      hitPoints: v.nullable(whole(1)),
      ability: v.nullable(ability),
      reward: v.nullable(step),
      unverified: v.array(v.string()),
    }),
  ),
  bases: v.array(
    v.strictObject({
      id,
      name,
      type: v.literal("base"),
      faction: v.picklist(["empire", "rebel"]),
      hitPoints: whole(1),
      startingBase: v.boolean(),
      introductory: v.boolean(),
      ability: v.nullable(ability),
      unverified: v.array(v.string()),
    }),
  ),
});
