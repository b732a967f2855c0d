import {
  type Ability,
  type ActiveAbility,
  type Amount,
  type CardEntry,
  type ChoiceOption,
  type Condition,
  type Constant,
  type EffectStep,
  type Faction,
  type Filter,
  type Selector,
  type TriggerMoment,
  unit,
  type Zone,
} from "@sw/deckbuilder-core/catalogue";
import fc from "fast-check";

const FREE_ZONES: readonly Zone[] = [
  "own-hand",
  "own-discard",
  "own-play",
  "own-base",
  "opp-hand",
  "opp-play",
  "opp-base",
  "opp-victory-pile",
  "galaxy-row",
  "galaxy-discard",
];
const DECK_TOPS: readonly Zone[] = ["own-deck-top", "opp-deck-top", "galaxy-deck-top"];
const MOMENTS: readonly TriggerMoment[] = ["play", "purchase", "reveal", "turn-start", "defeat", "opponent-discard"];
const TRAITS: readonly string[] = ["fighter", "officer", "jedi", "bounty-hunter", "moisture-farmer"];

const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Filter>({ id: "x-wing" }) },
  {
    weight: 6,
    arbitrary: fc.record<Filter>(
      {
        type: fc.constantFrom("unit", "capital-ship", "base"),
        faction: fc.subarray(["own", "enemy", "neutral"] as const, { minLength: 1 }),
        trait: fc.subarray([...TRAITS], { minLength: 1, maxLength: 2 }),
        unique: fc.constant(true),
        other: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
  },
);

const picking = fc.record<Pick<Selector, "count" | "by">>(
  {
    count: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.record({ upTo: fc.integer({ min: 1, max: 3 }) })),
    by: fc.constantFrom("opponent", "random"),
  },
  { requiredKeys: [] },
);

const zoneCards = fc.record(
  { zones: fc.subarray([...FREE_ZONES], { minLength: 1, maxLength: 3 }), filter },
  { requiredKeys: ["zones"] },
);

const selector: fc.Arbitrary<Selector> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(zoneCards, picking).map(([cards, how]) => ({ ...cards, ...how })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(zoneCards, { minLength: 2, maxLength: 2 }), picking)
      .map(([anyOf, how]) => ({ anyOf, ...how })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      zones: fc.constantFrom(...DECK_TOPS).map((zone) => [zone]),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("self", "triggering", "target", "first", "second"), picking)
      .map(([ref, how]) => ({ ref, ...how })),
  },
);

const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.record({ count: selector }) },
  { weight: 1, arbitrary: fc.constant({ costOf: { ref: "first" } }) },
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constant<Condition>({ is: "force-with-you" }),
  fc.record({ is: fc.constant("exists" as const), cards: selector }),
  fc.record({ is: fc.constant("matches" as const), cards: fc.constant({ ref: "first" }), filter }),
  fc.constant<Condition>({ is: "attacking", zone: "galaxy-row" }),
);

const bind = fc.constantFrom("first", "second");

const deed: fc.Arbitrary<EffectStep> = fc.oneof<fc.Arbitrary<EffectStep>[]>(
  fc.record({ op: fc.constant("gain" as const), stat: fc.constantFrom("attack", "resources", "force"), amount }),
  fc.record({ op: fc.constant("spend" as const), amount: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ op: fc.constantFrom("draw" as const, "repair" as const), amount }),
  fc.record(
    { op: fc.constantFrom("discard" as const, "look" as const, "reveal" as const), cards: selector, bind },
    { requiredKeys: ["op", "cards"] },
  ),
  fc.record({ op: fc.constantFrom("exile" as const, "destroy" as const), cards: selector }),
  fc.record(
    {
      op: fc.constant("move" as const),
      cards: selector,
      to: fc.constantFrom("own-hand", "own-deck-top", "opp-deck-top"),
      bind,
    },
    { requiredKeys: ["op", "cards", "to"] },
  ),
  fc.record({ op: fc.constant("swap" as const), a: selector, b: selector }),
  fc.record(
    { op: fc.constant("purchase" as const), cards: selector, price: fc.constantFrom("cost", "free"), bind },
    { requiredKeys: ["op", "cards", "price"] },
  ),
  fc.record({ op: fc.constant("deal-damage" as const), amount, cards: selector }),
);

/** Effects of the whole language down to a depth, sensible or not: a text must hold up for all of them. */
export function stepTo(depth: number): fc.Arbitrary<EffectStep> {
  if (depth === 0) return deed;
  const inner = stepTo(depth - 1);
  return fc.oneof<fc.Arbitrary<EffectStep>[]>(
    deed,
    deed,
    fc.record({ op: fc.constant("seq" as const), steps: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record(
      { op: fc.constant("if" as const), cond: condition, then: inner, else: inner },
      { requiredKeys: ["op", "cond", "then"] },
    ),
    fc.record(
      { op: fc.constant("choose" as const), options: optionsOf(inner), by: fc.constant("opponent" as const) },
      { requiredKeys: ["op", "options"] },
    ),
    fc.record({ op: fc.constant("may" as const), step: inner }),
    fc.record({ op: fc.constant("pay" as const), cost: inner, then: inner }),
    fc.record({
      op: fc.constant("delayed" as const),
      at: fc.constantFrom("end-of-turn" as const, "next-purchase-this-turn" as const),
      step: inner,
    }),
  );
}

function optionsOf(inner: fc.Arbitrary<EffectStep>): fc.Arbitrary<readonly ChoiceOption[]> {
  return fc
    .array(inner, { minLength: 2, maxLength: 3 })
    .map((steps) => steps.map((step, index) => ({ id: `option-${index}`, step })));
}

const activeTiming: fc.Arbitrary<ActiveAbility["timing"]> = fc.oneof<fc.Arbitrary<ActiveAbility["timing"]>[]>(
  fc.constant({ kind: "activated" as const }),
  fc.record(
    {
      kind: fc.constant("triggered" as const),
      on: fc.constantFrom(...MOMENTS),
      card: fc.oneof(fc.constant("self" as const), filter),
      limit: fc.constant("first-each-own-turn" as const),
    },
    { requiredKeys: ["kind", "on"] },
  ),
);

const constant: fc.Arbitrary<Constant> = fc.oneof<fc.Arbitrary<Constant>[]>(
  fc.record({ op: fc.constant("modify-attack" as const), amount, cards: selector }),
  fc.record({
    op: fc.constant("prevent-damage" as const),
    amount: fc.integer({ min: 1, max: 3 }),
    cards: fc.constant({ ref: "self" as const }),
  }),
  fc.record({
    op: fc.constant("allow-row-attack" as const),
    filter,
    perOwnTurn: fc.integer({ min: 1, max: 2 }),
    target: fc.constant("cost" as const),
    reward: deed,
  }),
);

/** Abilities of the whole language. */
export const anyAbility: fc.Arbitrary<Ability> = fc.oneof<fc.Arbitrary<Ability>[]>(
  fc.record({ timing: activeTiming, condition, effect: stepTo(2) }, { requiredKeys: ["timing", "effect"] }),
  fc.record({ timing: activeTiming, effect: stepTo(1) }),
  fc.record(
    { timing: fc.constant({ kind: "constant" as const }), condition, effect: constant },
    { requiredKeys: ["timing", "effect"] },
  ),
);

/** A home-made unit of a faction with this ability. */
export function unitWith(ability: Ability, faction: Faction = "rebel"): CardEntry {
  return unit(faction, "galaxy", {
    id: "home-made",
    name: { en: "Home Made", es: "Hecha en casa" },
    copies: 1,
    ability,
  });
}

/** A home-made unit whose activated ability is this step. */
export function unitThat(effect: EffectStep, faction: Faction = "rebel"): CardEntry {
  return unitWith({ timing: { kind: "activated" }, effect }, faction);
}
