import type { Amount, RefCards, Selector, Zone, ZoneCards } from "../../language/language.ts";
import type {
  Language,
  Measure,
  People,
  Person,
  Place,
  Preposition,
  Quantity,
  Reference,
  Role,
  Unit,
} from "../language/language.ts";
import { quantityOf, type Telling } from "./telling.ts";

const WHERE: Readonly<Record<Zone, readonly [Role | "galaxy", Place]>> = {
  "own-hand": ["owner", "hand"],
  "own-discard": ["owner", "discard"],
  "own-deck-top": ["owner", "deck"],
  "own-play": ["owner", "play"],
  "own-base": ["owner", "base"],
  "opp-hand": ["opponent", "hand"],
  "opp-deck-top": ["opponent", "deck"],
  "opp-play": ["opponent", "play"],
  "opp-base": ["opponent", "base"],
  "opp-victory-pile": ["opponent", "victory"],
  "galaxy-row": ["galaxy", "row"],
  "galaxy-deck-top": ["galaxy", "deck"],
  "galaxy-discard": ["galaxy", "discard"],
};

/** Returns the owner and the place of a zone of the effect language. */
export function whereIs(zone: Zone): readonly [Role | "galaxy", Place] {
  return WHERE[zone];
}

/** Returns the place of a zone and the name of its owner, as {@link Language.lying} and `container` take them. */
export function placeOf(zone: Zone, people: People): readonly [Place, Person | "galaxy"] {
  const [whose, place] = WHERE[zone];
  return [place, whose === "galaxy" ? whose : people[whose]];
}

/** Lists the zones that a selector looks into. */
export function zonesNamed(selector: Selector): readonly Zone[] {
  return groupParts(selector).flatMap(({ zones }) => zones);
}

/**
 * Returns the cards of a selector in words. `again` is the player already named as the subject of the sentence, or
 * null.
 */
export function groupOf(selector: Selector, preposition: Preposition, telling: Telling, again: Person | null): string {
  const { language } = telling;
  const to = (phrase: string): string => (preposition === "to" ? language.prep("to", phrase) : phrase);
  const quantity = quantityOf(selector);
  const random = selector.by === "random";
  if ("ref" in selector) return to(someReferred(selector, quantity, random, telling));
  const parts = groupParts(selector);
  const inside = preposition === "to" ? "of" : preposition;
  const told = (part: ZoneCards, count: Quantity): string => to(partOf(part, count, random, inside, telling, again));
  if (quantity === "all") return language.and(parts.map((part) => told(part, "all")));
  if (quantity === "one" || parts.length === 1) return language.or(parts.map((part) => told(part, quantity)));
  const groups = parts.map((part) => pluralOf(part, inside, telling, again));
  return to(language.among(quantity.count, quantity.upTo, groups, random));
}

/** Returns the words after "each" for one of a selector's cards. */
export function thingsOf(selector: Exclude<Selector, RefCards>, telling: Telling, again: Person | null): string {
  const { language } = telling;
  const things = groupParts(selector).map(({ zones, filter = {} }) => {
    const noun = language.noun(isBaseZone(zones[0]) ? { type: "base", ...filter } : filter, telling);
    const places = zones.map((zone): readonly [Place, Person | "galaxy"] => {
      const [place, whose] = placeOf(zone, telling.people);
      return [place === "base" ? "play" : place, whose];
    });
    return `${language.thing(noun, filter.other === true)} ${language.lying(places, "of", "one", again)}`;
  });
  return language.or(things);
}

/** Returns the words for the cards that an effect refers to. */
export function referredTo({ ref }: RefCards, telling: Telling): string {
  return telling.language.reference(referenceOf(ref, telling));
}

/** Whether a reference means several cards. */
export function isMany({ ref }: RefCards, { bindings }: Telling): boolean {
  return bindings.some(({ name, many }) => name === ref && many);
}

/** Returns an amount in words. */
export function measureOf(amount: Amount, unit: Unit, telling: Telling, again: Person | null): Measure {
  const { language } = telling;
  if (typeof amount === "number") return { amount: language.counted(amount, unit), tail: "", count: amount };
  if ("costOf" in amount) return language.byCost(unit, referredTo(amount.costOf, telling));
  const { count } = amount;
  const each = "ref" in count ? eachReferred(count, telling) : language.every(thingsOf(count, telling, again));
  return { amount: language.counted(1, unit), tail: language.per(each), count: 1 };
}

/** Splits a selector into parts. Each base zone is a part; other zones that share a filter form one part. */
export function groupParts(selector: Selector): readonly ZoneCards[] {
  if ("ref" in selector) return [];
  const parts = "anyOf" in selector ? selector.anyOf : [selector];
  return parts.flatMap(({ zones, filter }) => {
    const filtered = filter === undefined ? {} : { filter };
    const bases = zones.filter(isBaseZone).map((zone) => ({ zones: [zone], ...filtered }));
    const others = zones.filter((zone) => !isBaseZone(zone));
    return others.length === 0 ? bases : [...bases, { zones: others, ...filtered }];
  });
}

function isBaseZone(zone: Zone | undefined): boolean {
  return zone === "own-base" || zone === "opp-base";
}

function isDeckTop(zone: Zone): boolean {
  return zone === "own-deck-top" || zone === "opp-deck-top" || zone === "galaxy-deck-top";
}

function partOf(
  { zones, filter = {} }: ZoneCards,
  quantity: Quantity,
  random: boolean,
  preposition: Preposition,
  telling: Telling,
  again: Person | null,
): string {
  const { language, people } = telling;
  const [zone] = zones;
  const places = zones.map((one) => placeOf(one, people));
  const [place] = places;
  if (zone !== undefined && place !== undefined) {
    const container = language.container(place[0], place[1], place[1] === again);
    if (isBaseZone(zone)) return container;
    if (isDeckTop(zone) && quantity !== "all") return topOf(container, quantity, language);
  }
  const noun = language.noun(filter, telling);
  const cards = language.determined(noun, quantity, { other: filter.other === true, random });
  return `${cards} ${language.lying(places, preposition, quantity, again)}`;
}

function topOf(deck: string, quantity: Exclude<Quantity, "all">, language: Language): string {
  if (quantity === "one") return language.deckTop(1, deck);
  const top = language.deckTop(quantity.count, deck);
  return quantity.upTo ? language.someOf(quantity, top, false) : top;
}

function pluralOf(part: ZoneCards, preposition: Preposition, telling: Telling, again: Person | null): string {
  const { zones, filter = {} } = part;
  if (isBaseZone(zones[0])) return partOf(part, "one", false, preposition, telling, again);
  const places = zones.map((zone) => placeOf(zone, telling.people));
  const { many } = telling.language.noun(filter, telling);
  return `${many} ${telling.language.lying(places, preposition, "all", again)}`;
}

function someReferred(selector: RefCards & Selector, quantity: Quantity, random: boolean, telling: Telling): string {
  const all = referredTo(selector, telling);
  if (quantity === "all" || !isMany(selector, telling)) return all;
  return telling.language.someOf(quantity, all, random);
}

/**
 * Returns the words after "for" where referred cards are counted, such as "each of those cards". A single card is named
 * itself.
 */
function eachReferred({ ref }: RefCards, telling: Telling): string {
  const { language } = telling;
  const reference = referenceOf(ref, telling);
  if (reference.to === "self" || reference.to === "defeated") return language.reference(reference);
  return language.eachOf(language.reference({ ...reference, many: true }));
}

function referenceOf(ref: string, { self, bindings, plain }: Telling): Reference {
  if (ref === "self") return { to: "self", type: self };
  if (ref === "target") return { to: "defeated", many: false };
  const bound = bindings.find(({ name }) => name === ref);
  if (plain || bound === undefined) return { to: "that", many: bound?.many ?? false };
  const alike = bindings.filter(({ verb }) => verb === bound.verb);
  return { to: "done", verb: bound.verb, many: bound.many, nth: alike.indexOf(bound) + 1 };
}
