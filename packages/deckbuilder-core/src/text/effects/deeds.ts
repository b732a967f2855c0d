import type { EffectStep, Selector } from "../../language/language.ts";
import { isPlural, type Person, type Role, type Verb } from "../language/language.ts";
import { groupOf, measureOf, placeOf, whereIs, zonesNamed } from "./groups.ts";
import { quantityOf, type Voice } from "./telling.ts";

/** A step that contains no other steps. */
export type DeedStep = Exclude<EffectStep, { op: "seq" | "if" | "choose" | "may" | "pay" | "delayed" }>;

/** A step that gains counters or attack. */
export type Gain = Extract<EffectStep, { op: "gain" }>;

/** Returns a deed in words. */
export function deedText(step: DeedStep, voice: Voice): string {
  const { language, people, mood } = voice;
  const role = payerOf(step);
  const person = people[role];
  const does = (verb: Verb, object: string): string => language.act(verb, person, mood, object, voice.named === role);
  const group = (cards: Selector, preposition: "from" | "of" | "to" = "from"): string =>
    groupOf(cards, preposition, voice, person);
  switch (step.op) {
    case "gain":
      return gainText([step], voice);
    case "spend":
      return does("spend", language.counted(step.amount, "resource"));
    case "draw": {
      const { amount, tail } = measureOf(step.amount, "card", voice, person);
      return does("draw", `${amount}${tail}`);
    }
    case "repair": {
      const { amount, tail } = measureOf(step.amount, "damage", voice, person);
      return does("repair", `${amount} ${language.prep("from", language.container("base", person, true))}${tail}`);
    }
    case "deal-damage": {
      const { amount, tail } = measureOf(step.amount, "damage", voice, person);
      return does("deal", `${amount} ${group(step.cards, "to")}${tail}`);
    }
    case "purchase":
      return does("purchase", language.purchased(group(step.cards), step.price, isPlural(quantityOf(step.cards))));
    case "move":
      return does("put", moved(step, voice, person));
    case "swap":
      return does("swap", language.swapped(group(step.a, "of"), group(step.b, "of")));
    case "look":
    case "reveal":
      return does(step.op, shown(step.cards, voice, person));
    case "destroy":
      return does("destroy", group(step.cards, "of"));
    default:
      return does(step.op, group(step.cards));
  }
}

/**
 * Returns gains in words, such as "gain 3 resources and 2 Force". This card gains attack; its owner gains everything
 * else.
 */
export function gainText(gains: readonly Gain[], voice: Voice): string {
  const { language, people, mood, named } = voice;
  const person = people.owner;
  const measures = gains.map(({ stat, amount }) =>
    measureOf(amount, stat === "resources" ? "resource" : stat, voice, person),
  );
  const [first] = measures;
  if (gains[0]?.stat === "attack" && first !== undefined) {
    return language.gainsAttack(language.reference({ to: "self", type: voice.self }), first);
  }
  const object = language.and(measures.map(({ amount, tail }) => `${amount}${tail}`));
  return language.act("gain", person, mood, object, named === "owner");
}

function moved({ cards, to }: Extract<EffectStep, { op: "move" }>, voice: Voice, person: Person): string {
  const { language, people } = voice;
  const [place, whose] = placeOf(to, people);
  const zones = zonesNamed(cards);
  const isTheirs = zones.length > 0 && zones.every((zone) => whereIs(zone)[0] === "opponent");
  const target = language.container(place, whose, whose === person || (isTheirs && whose === people.opponent));
  return language.onto(groupOf(cards, "from", voice, person), to === "own-hand" ? "hand" : "deck-top", target);
}

/** Returns the shown cards in words. A hand is always shown as a whole. */
function shown(cards: Selector, voice: Voice, person: Person): string {
  const { language, people } = voice;
  const zones = zonesNamed(cards);
  const isHand = zones.length > 0 && zones.every((zone) => whereIs(zone)[1] === "hand");
  if (cards.count !== undefined || !isHand) return groupOf(cards, "of", voice, person);
  const hands = zones.map((zone) => placeOf(zone, people));
  return language.and(hands.map(([place, whose]) => language.container(place, whose, whose === person)));
}

/**
 * Returns the player who carries out a step. It is the opponent if they discard from their own hand, by choice or at
 * random.
 */
export function payerOf(step: EffectStep): Role {
  if (!("cards" in step) || step.cards.by === undefined) return "owner";
  const fromTheirHand = zonesNamed(step.cards).every((zone) => zone === "opp-hand");
  return step.cards.by === "opponent" || (step.op === "discard" && fromTheirHand) ? "opponent" : "owner";
}
