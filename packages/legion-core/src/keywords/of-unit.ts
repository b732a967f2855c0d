import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { KeywordValues } from "../attack/situation.ts";
import { commandsInPlay } from "../command-cards/in-play.ts";
import { profileOf } from "../profiles.ts";
import { cardKeywords } from "./of-cards.ts";
import type { Look, Permit, UnitAmount } from "./round.ts";

/**
 * The keywords of a unit with their figures: those of its cards that still count, what command cards in play give it under
 * their own ids, and those it has for a while.
 */
export function keywordsOf(look: Look, unit: number): KeywordValues {
  const keywords = withGifts(look, unit, cardKeywords(look, unit));
  const passing = look.state.ongoing.filter((one) => one.unit === unit);
  if (passing.length === 0) return keywords;
  const values: Record<string, number> = { ...keywords };
  for (const { keyword, value } of passing) values[keyword] = (values[keyword] ?? 0) + value;
  return values;
}

function withGifts(look: Look, unit: number, keywords: KeywordValues): KeywordValues {
  let values = keywords;
  for (const { id, gift } of commandsInPlay(look, at(look.state.units, unit).owner)) {
    if (gift?.to.some((match) => includes([profileOf(look.box, look.state, unit).fielded], match))) {
      values = { ...values, [id]: 1 };
    }
  }
  return values;
}

/** How much the keywords of a unit add to one of its figures (leg.keywords.numeric-stack). */
export function unitAmount(look: Look, unit: number, amount: UnitAmount): number {
  let sum = 0;
  for (const [id, value] of Object.entries(keywordsOf(look, unit))) {
    for (const hook of look.box.keywords[id]?.unitAmounts ?? []) {
      if (hook.amount === amount) sum += hook.adds === "value" ? value : hook.adds;
    }
  }
  return sum;
}

/** Whether a keyword of a unit permits it something. */
export function hasPermit(look: Look, unit: number, permit: Permit): boolean {
  const ids = Object.keys(keywordsOf(look, unit));
  return ids.some((id) => look.box.keywords[id]?.permits?.includes(permit) ?? false);
}
