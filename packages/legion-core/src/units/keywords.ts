import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { Gains, UnitMatch } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Permit, UnitAmount } from "../state/hooks/permits.ts";
import { allOf } from "../state/hooks/played.ts";
import type { Look } from "../state/look.ts";
import { keptByText } from "../state/memo/memo.ts";
import { fallsOut } from "../state/missed.ts";
import { opponentOf } from "../state/seats.ts";
import { aurasOn } from "./auras.ts";
import { alsoHad, cardKeywords } from "./card-keywords.ts";
import { commandsInPlay, giftsOf } from "./commands-in-play.ts";
import { hung, someHolds, sortedParts, sumOf, type UnitParts } from "./parts.ts";
import { type Profile, profileOf } from "./profiles.ts";
import { plainReading } from "./roster.ts";

/**
 * The keywords of a unit with their figures: those of its cards that still count, what command cards in play give it under
 * their own ids, what friends near lend it, and those it has for a while.
 */
export function keywordsOf(look: Look, unit: number): KeywordValues {
  return plainReading(look, unit)?.keywords ?? keywordsOfProfile(look, unit, profileOf(look, unit));
}

/** The same of a unit whose profile is at hand, which may have more keywords than those of its cards. */
export function keywordsOfProfile(look: Look, unit: number, profile: Profile): KeywordValues {
  const own = at(look.state.units, unit);
  const cards = cardKeywords(look, profile, own);
  const more: Figure[] = [];
  for (const { does, value } of hung({ parts: sortedParts(cards, look.box.keywords) }, "gives")) {
    more.push(...Object.entries(does(look, { unit, value })));
  }
  for (const { id, value } of alsoHad(look, unit, cards)) {
    more.push([id, typeof value === "number" ? value : (look.box.keywords[id]?.withoutValue ?? 1)]);
  }
  addGifts(look, unit, profile, cards, more);
  for (const aura of aurasOn(look, unit)) more.push(...Object.entries(aura.figures));
  for (const { unit: bearer, keyword, value } of look.state.ongoing) {
    if (bearer === unit) more.push([keyword, value]);
  }
  if (more.length === 0) return cards;
  const figures: Record<string, number> = {};
  for (const [id, value] of more) figures[id] = (figures[id] ?? cards[id] ?? 0) + value;
  return withFigures(cards, figures);
}

/** A keyword with what is added to its figure. */
type Figure = readonly [id: string, more: number];

/** What command cards in play give a unit: those of its player, and those of the opponent that are against it. */
function addGifts(look: Look, unit: number, { fielded }: Profile, cards: KeywordValues, more: Figure[]): void {
  const { owner } = at(look.state.units, unit);
  const fits = (match: UnitMatch): boolean => includes([fielded], match);
  for (const { id, gift } of commandsInPlay(look, owner).flatMap(giftsOf)) {
    if (!gift.to.some(fits) || gift.holds?.(look, unit) === false) continue;
    const { keywords: given = {} } = gift;
    more.push([id, 1], ...Object.entries(typeof given === "function" ? given(look, unit) : given));
  }
  const ofCards = { unit, parts: sortedParts(cards, look.box.keywords) };
  if (someHolds(look, ofCards, "ignores-enemy-cards")) return;
  for (const { id, gift } of commandsInPlay(look, opponentOf(owner)).flatMap(giftsOf)) {
    if (gift.against?.some(fits)) more.push([id, 1]);
  }
}

/**
 * Keywords with other figures in place of some; without those of 0. By the keywords and these figures: the same figures are
 * the same object, so that what follows from them is looked up once.
 */
export const withFigures: (keywords: KeywordValues, figures: KeywordValues) => KeywordValues = keptByText(
  (_: KeywordValues, figures: KeywordValues): string =>
    Object.entries(figures)
      .map(([id, value]) => `${id} ${value}`)
      .join(),
  (keywords, figures) =>
    Object.fromEntries(Object.entries({ ...keywords, ...figures }).filter(([id]) => figures[id] !== 0)),
);

/** Whether a unit has a keyword, with a figure above 0. */
export function hasKeyword(look: Look, unit: number, keyword: string): boolean {
  return (keywordsOf(look, unit)[keyword] ?? 0) > 0 || fallsOut(look, unit, "unit-without-keyword", { keyword });
}

/** Whether a unit has no keyword of a name. */
export function lacksKeyword(look: Look, unit: number, keyword: string): boolean {
  return keywordsOf(look, unit)[keyword] === undefined || fallsOut(look, unit, "unit-with-keyword", { keyword });
}

/** What the keywords of a unit do for it. */
export function partsOf(look: Look, unit: number): UnitParts {
  return plainReading(look, unit) ?? { unit, parts: sortedParts(keywordsOf(look, unit), look.box.keywords) };
}

/** How much the keywords of a unit add to one of its figures (leg.keywords.numeric-stack). */
export function unitAmount(look: Look, unit: number, amount: UnitAmount): number {
  return sumOf(look, partsOf(look, unit), amount);
}

/** Whether a keyword of a unit permits it something. */
export function hasPermit(look: Look, unit: number, permit: Permit): boolean {
  return someHolds(look, partsOf(look, unit), permit);
}

/** The rule that keeps a unit from attacking, if one does. */
export function attackBan(look: Look, unit: number): RuleId | undefined {
  const read = partsOf(look, unit);
  return someHolds(look, read, "no-attacks") ? (hung(read, "attack-ban")[0]?.does ?? "leg.actions.attack") : undefined;
}

/** Units that a keyword of a unit names besides its own, because other keywords say so. */
export function lentNames(look: Look, unit: number, keyword: string): readonly UnitMatch[] {
  return Object.keys(keywordsOf(look, unit)).flatMap((id) =>
    allOf(look.box.keywords, id, "names").flatMap((named) => named[keyword] ?? []),
  );
}

/** What a keyword of a unit lets it gain besides what it lists itself, because other keywords say so. */
export function lentGains(look: Look, unit: number, keyword: string): readonly Gains[] {
  return Object.keys(keywordsOf(look, unit)).flatMap((id) =>
    allOf(look.box.keywords, id, "gains").flatMap((gained) => gained[keyword] ?? []),
  );
}
