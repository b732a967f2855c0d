import type { Amount, CardType, Condition, Selector, Zone } from "../language.ts";
import { FIXED_REFS } from "../program.ts";

/** A fault of an entry as a stable code. `about` gives the word or name at fault where that helps. */
export interface Fault {
  readonly code: string;
  readonly about?: string;
}

/** The names that a step can refer to: the fixed names valid here, and names bound by earlier steps. */
export interface Names {
  /** Type of the card that the step belongs to. */
  readonly type: CardType;
  readonly fixed: readonly string[];
  readonly purchased: readonly string[];
  /** Names bound to the card on top of the galaxy deck that an earlier step showed. */
  readonly shown: readonly string[];
  readonly others: readonly string[];
}

const DECK_TOPS: readonly Zone[] = ["own-deck-top", "opp-deck-top", "galaxy-deck-top"];
const SECRET: readonly Zone[] = ["opp-hand", ...DECK_TOPS];
const OPEN: readonly Zone[] = ["own-discard", "galaxy-row", "galaxy-discard"];
const REMOVABLE: readonly Zone[] = ["own-hand", "opp-hand", "own-play", "opp-play", ...OPEN];
const SHIP_ZONES: readonly Zone[] = ["own-play", "opp-play"];

/** Creates a fault with a stable code. */
export function fault(code: string, about?: string): Fault {
  return about === undefined ? { code } : { code, about };
}

/** Lists all zones that a selector looks into. */
export function zonesOf(selector: Selector): readonly Zone[] {
  if ("zones" in selector) return selector.zones;
  return "anyOf" in selector ? selector.anyOf.flatMap(({ zones }) => zones) : [];
}

/** Lists the faults of a reference. */
export function refFaults(ref: string, { fixed, purchased, shown, others }: Names): readonly Fault[] {
  const known = [...fixed, ...purchased, ...shown, ...others].includes(ref);
  return known ? [] : [fault("nothing-is-bound", ref)];
}

/**
 * Lists faults that a selector can have in any deed: unknown names, wrong picks by the opponent, random picks without a
 * count.
 */
export function selectorFaults(selector: Selector, names: Names): readonly Fault[] {
  const faults: Fault[] = "ref" in selector ? [...refFaults(selector.ref, names)] : [];
  const zones = zonesOf(selector);
  if (selector.by === "opponent" && zones.some((zone) => zone !== "opp-hand")) {
    faults.push(fault("the-opponent-picks-from-their-hand"));
  }
  if (selector.by === "random" && typeof selector.count !== "number") faults.push(fault("random-needs-a-count"));
  return faults;
}

/**
 * Lists the faults of a selector that is only counted or tested: it must not depend on hidden cards or unbound names.
 */
function readFaults(selector: Selector, names: Names): readonly Fault[] {
  const hidden = zonesOf(selector).some((zone) => SECRET.includes(zone)) ? [fault("depends-on-hidden-cards")] : [];
  return "ref" in selector ? [...hidden, ...refFaults(selector.ref, names)] : hidden;
}

/** Lists the faults of a condition. */
export function conditionFaults(condition: Condition, names: Names): readonly Fault[] {
  if (condition.is === "exists") return readFaults(condition.cards, names);
  return condition.is === "matches" ? refFaults(condition.cards.ref, names) : [];
}

/** Lists the faults of an amount. */
export function amountFaults(amount: Amount, names: Names): readonly Fault[] {
  if (typeof amount === "number") return [];
  return "count" in amount ? readFaults(amount.count, names) : refFaults(amount.costOf.ref, names);
}

/**
 * Lists the faults of an exile or discard. Cards can be removed only from hands, play, discard piles and the row, never
 * from bases or unseen decks.
 */
export function removalFaults(cards: Selector, { type }: Names): readonly Fault[] {
  if ("ref" in cards && cards.ref === "self" && type === "base") return [fault("bases-stay")];
  if (zonesOf(cards).some((zone) => DECK_TOPS.includes(zone))) return [fault("look-before-taking-from-a-deck")];
  return zonesOf(cards).every((zone) => REMOVABLE.includes(zone)) ? [] : [fault("bases-stay")];
}

/**
 * Lists the faults of a move. Hand cards go only on their owner's deck, visible cards anywhere. Only a card just
 * purchased can be moved by name.
 */
export function moveFaults(cards: Selector, to: string, names: Names): readonly Fault[] {
  if ("ref" in cards) return names.purchased.includes(cards.ref) ? [] : [fault("only-purchased-cards-are-sent-on")];
  const fits = (zone: Zone): boolean => {
    if (zone === "own-hand") return to === "own-deck-top";
    return zone === "opp-hand" ? to === "opp-deck-top" : OPEN.includes(zone);
  };
  return zonesOf(cards).every(fits) ? [] : [fault("not-moved-from-there-to-there")];
}

/**
 * Lists the faults of binding cards to a name. Only cards visible to everyone can be bound, because their marks would
 * reveal them.
 */
export function bindFaults(bind: string | undefined, cards: Selector | undefined): readonly Fault[] {
  if (bind === undefined) return [];
  const faults = FIXED_REFS.some((ref) => ref === bind) ? [fault("name-is-taken", bind)] : [];
  const secret = cards !== undefined && zonesOf(cards).some((zone) => zone === "own-hand" || SECRET.includes(zone));
  return secret ? [...faults, fault("bind-only-what-all-can-see")] : faults;
}

/**
 * Lists the faults of a swap, which exchanges one card of the galaxy deck (already shown) or discard pile for a row
 * card.
 */
export function swapFaults(a: Selector, b: Selector, names: Names): readonly Fault[] {
  const faults = [...selectorFaults(a, names), ...selectorFaults(b, names)];
  const isShown = "ref" in a && names.shown.includes(a.ref);
  const isDiscarded = zonesOf(a).length > 0 && zonesOf(a).every((zone) => zone === "galaxy-discard") && a.count === 1;
  if (!isShown && !isDiscarded) faults.push(fault("swap-one-galaxy-card"));
  const isRow = zonesOf(b).length > 0 && zonesOf(b).every((zone) => zone === "galaxy-row") && b.count === 1;
  return isRow ? faults : [...faults, fault("swap-with-one-row-card")];
}

/** Lists the faults of a purchase by an effect, which must be from the row or the galaxy discard pile. */
export function purchaseFaults(cards: Selector): readonly Fault[] {
  const zones = zonesOf(cards);
  const fits = zones.length > 0 && zones.every((zone) => zone === "galaxy-row" || zone === "galaxy-discard");
  return fits ? [] : [fault("purchase-from-row-or-galaxy-discard")];
}

/**
 * Lists the faults of a look or reveal, which must show one whole zone: a hand, or a number of cards on top of a deck.
 */
export function showFaults(cards: Selector, bind: string | undefined): readonly Fault[] {
  const [zone, ...more] = zonesOf(cards);
  if (zone === undefined || more.length > 0 || "filter" in cards || "anyOf" in cards)
    return [fault("show-one-whole-zone")];
  if (DECK_TOPS.includes(zone)) return typeof cards.count === "number" ? [] : [fault("a-deck-top-needs-a-count")];
  if (zone !== "opp-hand" && zone !== "own-hand") return [fault("show-a-hand-or-a-deck-top")];
  return bind === undefined && cards.count === undefined ? [] : [fault("a-shown-hand-is-not-bound")];
}

/**
 * Lists the faults of damage or destruction. Only bases and capital ships take damage, and only ships are destroyed
 * (dbg.destroy.what).
 */
export function targetFaults(op: "deal-damage" | "destroy", cards: Selector, { type }: Names): readonly Fault[] {
  const bases: readonly Zone[] = op === "deal-damage" ? ["own-base", "opp-base"] : [];
  const ships: readonly Zone[] = op === "deal-damage" ? SHIP_ZONES : [...SHIP_ZONES, "galaxy-row"];
  if ("ref" in cards) {
    const isShip = cards.ref === "self" && (type === "capital-ship" || (type === "base" && op === "deal-damage"));
    return isShip ? [] : [fault("only-capital-ships-and-bases")];
  }
  const parts = "anyOf" in cards ? cards.anyOf : [cards];
  const fits = parts.every(({ zones, filter }) =>
    zones.every((zone) => bases.includes(zone) || (ships.includes(zone) && filter?.type === "capital-ship")),
  );
  return fits ? [] : [fault("only-capital-ships-and-bases")];
}
