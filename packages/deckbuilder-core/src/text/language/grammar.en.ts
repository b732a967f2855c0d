import type { Faction, Filter } from "../../language/language.ts";
import {
  type Fact,
  isPlural,
  type Language,
  type Manner,
  type Moment,
  type Mood,
  type Noun,
  type NounContext,
  type Person,
  type Place,
  type Preposition,
  type Quantity,
  type Verb,
} from "./language.ts";
import { counted, LEXICON, or, PERSONS, TYPES, traitNoun, uncounted, VERBS } from "./lexicon.en.ts";

/** The English texts of effects. */
export const ENGLISH: Language = {
  ...LEXICON,
  noun,
  determined,
  among: (count, upTo, groups, random) =>
    `${upTo ? "up to " : ""}${count} ${random ? "random " : ""}cards from among the following: ${or(groups)}`,
  lying,
  reference(reference) {
    switch (reference.to) {
      case "self":
        return `this ${TYPES[reference.type][0]}`;
      case "that":
        return reference.many ? "those cards" : "that card";
      case "defeated":
        return "the defeated card";
      case "done": {
        const mark = reference.nth > 1 ? ` (${reference.nth})` : "";
        return `the ${reference.many ? "cards" : "card"} ${VERBS[reference.verb][2]}${mark}`;
      }
    }
  },
  someOf: (quantity, those, random) => `${counting(quantity)} of ${those}${random ? " at random" : ""}`,
  every: (things) => `each ${things}`,
  thing: ({ one }, other) => `${other ? "other " : ""}${one}`,
  eachOf: (those) => `each of ${those}`,
  eachOwn: ({ many }, other, owner) => `each of ${PERSONS[owner].possessive} ${other ? "other " : ""}${many}`,
  per: (each) => ` for ${each}`,
  byCost: (unit, card) => ({ amount: uncounted(unit), tail: ` equal to the cost of ${card}`, count: null }),
  act,
  purchased: (cards, price, many) =>
    price === "free" ? `${cards} for free` : `${cards}, paying ${many ? "their" : "its"} cost`,
  onto: (cards, place, whose) => `${cards} ${place === "hand" ? "into" : "on top of"} ${whose}`,
  swapped: (a, b) => `${a} with ${b}`,
  gainsAttack: (card, { amount, tail }) => `${card} gains ${amount} this turn${tail}`,
  fact: (fact) => told(fact),
  moment,
  ifSo: (fact) => `if ${fact}`,
  whileSo: (fact) => `while ${fact}`,
  otherwise: "otherwise",
  ifDone: (payer) => `if ${PERSONS[payer].pronoun} ${PERSONS[payer].plural ? "do" : "does"}`,
  ifWished: (person) => `if ${PERSONS[person].subject} ${person === "you" ? "wish" : "wishes"}`,
  then: ", then ",
  chooseOne: (person, mood, options) =>
    `${act("choose", person, mood, "one", false)}: ${options.slice(0, -1).join("; ")}; or ${options.slice(-1).join("")}`,
  later(at, person) {
    if (at === "end-of-turn") return "at the end of the turn";
    return `the next time ${PERSONS[person].subject} ${VERBS.purchase[person === "you" ? 0 : 1]} a card this turn`;
  },
  hasAttack: (subject, { count, tail }) =>
    `${subject} has ${count === null ? "additional attack" : `+${count} attack`}${tail}`,
  prevents: (amount, base) => `prevent the first ${counted(amount, "damage")} dealt to ${base} each turn`,
  mayAttack: (perTurn, card, reward) =>
    `${perTurn === 1 ? "once" : `up to ${perTurn} times`} in each of your turns, you may attack ${card}. ` +
    `Its target value is its cost. Its reward: ${reward}`,
};

const STRANGE: Readonly<Record<"own" | "enemy", string>> = { own: "of your faction", enemy: "enemy" };

function lying(
  places: readonly (readonly [Place, Person | "galaxy"])[],
  preposition: Preposition,
  quantity: Quantity,
  again: Person | null,
): string {
  const containers = places.map(([place, whose]) => LEXICON.container(place, whose, whose === again));
  if (!places.some(([place]) => place === "play")) return LEXICON.prep(preposition, joint(containers, quantity));
  const phrases = places.map(([place, whose], index) =>
    place === "play" && whose !== "galaxy"
      ? held(whose, again)
      : `${isPlural(quantity) ? "are" : "is"} in ${containers[index]}`,
  );
  return phrases.length === 1
    ? phrases.join("")
    : joint(
        phrases.map((phrase) => `that ${phrase}`),
        quantity,
      );
}

/** Returns words for what a player has in play, such as "your opponent has in play". */
function held(whose: Person, again: Person | null): string {
  const { subject, pronoun, plural } = PERSONS[whose];
  if (whose === again) return `${pronoun} ${plural ? "have" : "has"} in play`;
  return `${subject} ${whose === "you" ? "have" : "has"} in play`;
}

/** Joins places: for one card "a or b", for some cards "a and/or b", for all cards "a and b". */
function joint(items: readonly string[], quantity: Quantity): string {
  if (!isPlural(quantity)) return or(items);
  return quantity === "all" ? LEXICON.and(items) : items.join(" and/or ");
}

function noun(filter: Filter, context: NounContext): Noun {
  if (filter.id !== undefined) {
    const name = context.nameOf(filter.id);
    return { one: name, many: `copies of ${name}`, feminine: false, isName: true };
  }
  return { one: described(filter, context, 0), many: described(filter, context, 1), feminine: false, isName: false };
}

/** Returns the noun with its adjectives in one number (0 is singular, 1 plural). */
function described(filter: Filter, { side }: NounContext, number: 0 | 1): string {
  const core = coreOf(filter, number);
  const unique = filter.unique ? "unique " : "";
  const factions = filter.faction ?? [];
  const ownElsewhere = side === null && factions.includes("own");
  const adjectives = factions.flatMap((faction) => {
    if (faction === "neutral") return [LEXICON.faction("neutral")];
    if (side === null) return faction === "enemy" ? [STRANGE.enemy] : [];
    return [LEXICON.faction(sideOf(side, faction))];
  });
  const plain = `${unique}${adjectives.length > 0 ? `${or(adjectives)} ` : ""}${core}`;
  if (!ownElsewhere) return plain;
  const own = number === 0 ? "one" : core;
  return adjectives.length > 0 ? `${plain} or ${own} ${STRANGE.own}` : `${plain} ${STRANGE.own}`;
}

function coreOf({ type, trait }: Filter, number: 0 | 1): string {
  if (trait === undefined) return TYPES[type ?? "card"][number];
  if (type === undefined) return or(trait.map((one) => traitNoun(one)[number]));
  return `${or(trait.map(LEXICON.trait))} ${TYPES[type][number]}`;
}

function sideOf(side: "empire" | "rebel", faction: "own" | "enemy"): Faction {
  return (faction === "own") === (side === "empire") ? "empire" : "rebel";
}

function determined({ one, many, isName }: Noun, quantity: Quantity, { other, random }: Manner): string {
  if (quantity === "all") return `all ${other ? "other " : ""}${many}`;
  const adjectives = `${other ? "other " : ""}${random ? "random " : ""}`;
  if (quantity !== "one") return `${counting(quantity)} ${adjectives}${quantity.count === 1 ? one : many}`;
  if (isName) return one;
  if (other) return `another ${random ? "random " : ""}${one}`;
  return random ? `a random ${one}` : `${/^[aeio]/i.test(one) ? "an" : "a"} ${one}`;
}

function counting(quantity: Quantity): string {
  if (typeof quantity === "string") return quantity === "one" ? "one" : "all";
  return `${quantity.upTo ? "up to " : ""}${quantity.count}`;
}

function act(verb: Verb, person: Person, mood: Mood, object: string, again: boolean): string {
  const { subject, pronoun, plural } = PERSONS[person];
  const [base, third] = VERBS[verb];
  if (person === "you" && mood === "order") return `${base} ${object}`;
  const who = again ? pronoun : subject;
  if (mood === "may") return `${who} may ${base} ${object}`;
  return `${who} ${person === "you" || (again && plural) ? base : third} ${object}`;
}

function told(fact: Fact): string {
  switch (fact.is) {
    case "force":
      return `the Force is with ${PERSONS[fact.with].subject}`;
    case "self-in-play":
      return `${fact.self} is in play`;
    case "self-base":
      return `this is ${PERSONS[fact.of].possessive} base`;
    case "in-play":
      return `${PERSONS[fact.side].subject} ${fact.side === "you" ? "have" : "has"} ${fact.what} in play`;
    case "base":
      return fact.what === null
        ? `${PERSONS[fact.of].subject} ${fact.of === "you" ? "have" : "has"} a base`
        : `${PERSONS[fact.of].possessive} base is ${fact.what}`;
    case "there":
      return `there is ${fact.what}`;
    case "done":
      return `a card was ${VERBS[fact.verb][2]} this way`;
    case "same":
      return `${fact.subject ?? (fact.many ? "they" : "it")} ${fact.many ? "are" : "is"} ${fact.what}`;
    case "attacking":
      return `${fact.subject} is attacking a card in the galaxy row`;
    case "stays":
      return `${fact.subject} is still there`;
  }
}

function moment(on: Moment): string {
  switch (on.on) {
    case "play":
    case "purchase":
      return `when you ${on.on} ${"first" in on ? `the first ${on.first.one} of your turn` : on.card}`;
    case "reveal":
      return `when you reveal ${on.self}`;
    case "defeat":
      return `when an attack ${on.self} took part in defeats a card in the galaxy row`;
    case "turn-start":
      return "at the start of your turn";
    case "opponent-discard":
      return "when your opponent discards a card from their hand during your turn";
  }
}
