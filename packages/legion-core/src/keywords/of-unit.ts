import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { KeywordValues } from "../attack/situation.ts";
import { commandsInPlay } from "../command-cards/in-play.ts";
import { profileOf } from "../profiles.ts";
import { cardKeywords } from "./of-cards.ts";
import type { Look, Permit, UnitAmount } from "./round.ts";
import { type Traits, traitsOf } from "./traits.ts";

/** A keyword that a unit has beside those of its cards. */
interface Extra {
  readonly keyword: string;
  readonly value: number;
}

/**
 * The keywords of a unit with their figures: those of its cards that still count, what command cards in play give it under
 * their own ids, and those it has for a while.
 */
export function keywordsOf(look: Look, unit: number): KeywordValues {
  const cards = cardKeywords(look, unit);
  const extras: Extra[] = [];
  for (const { id, gift } of commandsInPlay(look, at(look.state.units, unit).owner)) {
    if (gift?.to.some((match) => includes([profileOf(look.box, look.state, unit).fielded], match))) {
      extras.push({ keyword: id, value: 1 });
    }
  }
  for (const one of look.state.ongoing) if (one.unit === unit) extras.push(one);
  return extras.length === 0 ? cards : together(cards, extras);
}

// By the keywords of the cards, then by what comes on top: the same figures are the same object, so that what follows from
// them is looked up once.
const TOGETHER = new WeakMap<KeywordValues, Map<string, KeywordValues>>();

function together(cards: KeywordValues, extras: readonly Extra[]): KeywordValues {
  const known = TOGETHER.get(cards) ?? new Map<string, KeywordValues>();
  TOGETHER.set(cards, known);
  const key = extras.map(({ keyword, value }) => `${keyword} ${value}`).join();
  const values: Record<string, number> = { ...cards };
  for (const { keyword, value } of extras) values[keyword] = (values[keyword] ?? 0) + value;
  const made = known.get(key) ?? values;
  known.set(key, made);
  return made;
}

/** What the keywords of a unit do for it. */
export function unitTraits(look: Look, unit: number): Traits {
  return traitsOf(look.box.keywords, keywordsOf(look, unit));
}

/** How much the keywords of a unit add to one of its figures (leg.keywords.numeric-stack). */
export function unitAmount(look: Look, unit: number, amount: UnitAmount): number {
  return unitTraits(look, unit).amounts.get(amount) ?? 0;
}

/** Whether a keyword of a unit permits it something. */
export function hasPermit(look: Look, unit: number, permit: Permit): boolean {
  return unitTraits(look, unit).permits.has(permit);
}
