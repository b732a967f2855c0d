import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { UnitMatch } from "../catalogue/entries.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Facts } from "../state/look.ts";
import { keptByText } from "../state/memo/memo.ts";
import { opponentOf } from "../state/seats.ts";
import { aurasOn } from "./auras.ts";
import { alsoHad } from "./card-keywords.ts";
import { giftsInPlay } from "./commands-in-play.ts";
import { hasAlways, hung, sortedParts } from "./parts.ts";
import type { Profile } from "./profiles.ts";
import { rankOf } from "./ranks.ts";

/**
 * Returns the keywords of a unit with their values: from its cards that still count, command cards in play (under their
 * own ids), auras of friendly units and temporary effects.
 */
export function keywordsFrom(facts: Facts, unit: UnitIndex, profile: Profile, cards: KeywordValues): KeywordValues {
  const more: Figure[] = [];
  for (const { does, value } of hung({ parts: sortedParts(cards, facts.box.keywords) }, "gives")) {
    more.push(...Object.entries(does(facts, { unit, value })));
  }
  for (const { id, value } of alsoHad(facts, unit, cards)) {
    more.push([id, typeof value === "number" ? value : (facts.box.keywords[id]?.withoutValue ?? 1)]);
  }
  addGifts(facts, unit, profile, cards, more);
  for (const aura of aurasOn(facts, unit)) more.push(...Object.entries(aura.figures));
  for (const { unit: bearer, keyword, value } of facts.state.ongoing) {
    if (bearer === unit) more.push([keyword, value]);
  }
  if (more.length === 0) return cards;
  const figures: Record<string, number> = {};
  for (const [id, value] of more) figures[id] = (figures[id] ?? cards[id] ?? 0) + value;
  return withFigures(cards, figures);
}

/** A keyword with the amount added to its value. */
type Figure = readonly [id: string, more: number];

/** Adds what command cards in play give a unit: those of its player, and those of the opponent that affect enemies. */
function addGifts(facts: Facts, unit: UnitIndex, { fielded }: Profile, cards: KeywordValues, more: Figure[]): void {
  const { owner } = at(facts.state.units, unit);
  // The rank of the army's building is not that in play, which a promotion may change, too.
  const fits = (match: UnitMatch): boolean =>
    includes([match.rank === undefined ? fielded : { ...fielded, rank: rankOf(facts, unit) }], match);
  for (const { id, gift } of giftsInPlay(facts, owner)) {
    if (!gift.to.some(fits) || gift.holds?.(facts, unit) === false) continue;
    const { keywords: given = {} } = gift;
    more.push([id, 1], ...Object.entries(typeof given === "function" ? given(facts, unit) : given));
  }
  if (hasAlways({ parts: sortedParts(cards, facts.box.keywords) }, "ignores-enemy-cards")) return;
  for (const { id, gift } of giftsInPlay(facts, opponentOf(owner))) {
    if (gift.against?.some(fits)) more.push([id, 1]);
  }
}

/**
 * Returns keywords with some values replaced, without those that are 0. Cached by the keywords and these values, so
 * that equal results are the same object and later lookups can be cached too.
 */
export const withFigures: (keywords: KeywordValues, figures: KeywordValues) => KeywordValues = keptByText(
  (_: KeywordValues, figures: KeywordValues): string =>
    Object.entries(figures)
      .map(([id, value]) => `${id} ${value}`)
      .join(),
  (keywords, figures) =>
    Object.fromEntries(Object.entries({ ...keywords, ...figures }).filter(([id]) => figures[id] !== 0)),
);
