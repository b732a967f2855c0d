import type { KeywordValues } from "../attack/situation.ts";
import type { State } from "../state.ts";
import { cardKeywords } from "./of-cards.ts";
import type { Look, Permit, UnitAmount } from "./round.ts";
import { type Traits, traitsOf } from "./traits.ts";

// By the list of what lasts for a while, then by unit: the keywords of its cards, and those together with what it has for a while.
const PASSING = new WeakMap<State["ongoing"], Map<number, { cards: KeywordValues; values: KeywordValues }>>();

/** The keywords of a unit with their figures: those of its cards that still count, and those it has for a while. */
export function keywordsOf(look: Look, unit: number): KeywordValues {
  const cards = cardKeywords(look, unit);
  const { ongoing } = look.state;
  if (!ongoing.some((one) => one.unit === unit)) return cards;
  const units = PASSING.get(ongoing) ?? new Map<number, { cards: KeywordValues; values: KeywordValues }>();
  PASSING.set(ongoing, units);
  const known = units.get(unit);
  if (known?.cards === cards) return known.values;
  const values: Record<string, number> = { ...cards };
  for (const { unit: bearer, keyword, value } of ongoing) {
    if (bearer === unit) values[keyword] = (values[keyword] ?? 0) + value;
  }
  units.set(unit, { cards, values });
  return values;
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
