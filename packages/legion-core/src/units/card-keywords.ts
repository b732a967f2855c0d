import { at } from "@sw/tabletop";
import type { Fielded } from "../army/muster.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { CardSide, KeywordUse, UnitMatch, Upgrade } from "../catalogue/entries.ts";
import type { Box } from "../state/box.ts";
import type { CardUse } from "../state/hooks/keyword.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Facts } from "../state/look.ts";
import { keptByText, keptWhile } from "../state/memo/memo.ts";
import type { UnitState } from "../state/state.ts";
import { hung, sortedParts } from "./parts.ts";
import { type CardFigures, givenBy, type Profile, profileOf } from "./profiles.ts";

/** The data that decides which cards of a unit count. Every change replaces one of these lists. */
interface Counting extends Pick<UnitState, "miniatures" | "cards" | "sides"> {
  readonly box: Box;
}

/** The last result for each profile, cached while the data that decides which cards count is the same. */
const countedLast = keptWhile(
  counted,
  (one, other) => one.miniatures === other.miniatures && one.cards === other.cards && one.sides === other.sides,
);

/** Results cached by profile, by the cards that still count and by faceup sides. */
const countedBy = keptByText(
  (_: Profile, counting: readonly boolean[], { sides }: Counting): string =>
    [...counting.map(Number), ...sides].join(" "),
  (profile, counting, { box, sides }): CardFigures =>
    givenBy(box, reduced(profile.fielded, counting, sides), profile.force),
);

/**
 * Returns what a unit has from the cards that still count. Discarded upgrades do not count
 * (leg.upgrade.discard-loses-rules), nor do upgrades whose miniatures are all defeated
 * (leg.upgrade.mini-defeated-loses-rules), nor a defeated counterpart with its upgrades (leg.kw.counterpart.keywords,
 * leg.kw.counterpart.upgrades).
 */
export function givenNow({ box }: Facts, profile: Profile, own: UnitState): CardFigures {
  // Its lists, not the unit itself: a unit may be written on while it is looked at.
  const { miniatures, cards, sides } = own;
  return countedLast(profile, { box, miniatures, cards, sides });
}

/** Returns the keywords of a unit from the cards that still count. */
export function cardKeywords(look: Facts, profile: Profile, own: UnitState): KeywordValues {
  return givenNow(look, profile, own).keywords;
}

/**
 * Lists the copies of a keyword, with all printed details, on the cards that still count and among the keywords that
 * these give.
 */
export function usesOf(look: Facts, unit: UnitIndex, keyword: string): readonly KeywordUse[] {
  const profile = profileOf(look, unit);
  const own = at(look.state.units, unit);
  const { uses, keywords } = givenNow(look, profile, own);
  return [...uses, ...alsoHad(look, unit, keywords)].filter(({ id }) => id === keyword);
}

/** Lists the additional keywords that the keywords of a unit's cards give it now, with all their details. */
export function alsoHad(look: Facts, unit: UnitIndex, cards: KeywordValues): readonly KeywordUse[] {
  const printing = hung({ parts: sortedParts(cards, look.box.keywords) }, "prints");
  return printing.length === 0 ? NO_USES : printing.flatMap(({ does, value }) => does(look, { unit, value }));
}

const NO_USES: readonly KeywordUse[] = [];

/**
 * Lists the cards of a unit that still count and have a keyword: the unit card, its upgrades, its counterpart and that
 * one's upgrades.
 */
export function usesByCard(look: Facts, unit: UnitIndex, keyword: string): readonly CardUse[] {
  const profile = profileOf(look, unit);
  const own = at(look.state.units, unit);
  const { card, upgrades, counterpart, counterpartUpgrades } = reduced(
    profile.fielded,
    stillCounting(profile, own),
    own.sides,
  );
  const lost = upgrades.some(({ loses = [] }) => loses.includes(keyword));
  const cards = [...(lost ? [] : [card]), ...upgrades, ...(counterpart === undefined ? [] : [counterpart])];
  return [...cards, ...counterpartUpgrades].flatMap(({ id, keywords = [] }) =>
    keywords.flatMap((use): CardUse[] => (use.id === keyword ? [{ card: id, use }] : [])),
  );
}

/** Returns the units that a keyword of a unit names, or undefined if it names none and so means all. */
export function namedBy(look: Facts, unit: UnitIndex, keyword: string): readonly UnitMatch[] | undefined {
  const named = usesOf(look, unit, keyword).map(({ of }) => of);
  return named.includes(undefined) ? undefined : named.flatMap((of = []) => of);
}

function counted(profile: Profile, own: Counting): CardFigures {
  return isWhole(profile, own) ? profile : countedBy(profile, stillCounting(profile, own), own);
}

/** Whether everything printed on the unit's cards counts. */
function isWhole(profile: Profile, { miniatures, cards }: Pick<UnitState, "miniatures" | "cards">): boolean {
  return !cards.includes("discarded") && miniatures.every(({ status }) => status !== "defeated") && !isSided(profile);
}

/** Returns, for each upgrade and then the counterpart, whether it still counts. */
function stillCounting(
  { upgrades, miniatures, fielded }: Profile,
  own: Pick<UnitState, "miniatures" | "cards">,
): readonly boolean[] {
  const alive = new Set(
    miniatures.filter((_, place) => own.miniatures[place]?.status !== "defeated").map(({ card }) => card),
  );
  const { counterpart } = fielded;
  const accompanied = counterpart === undefined || alive.has(counterpart.id);
  return [
    ...upgrades.map(
      (upgrade, place) =>
        own.cards[place] !== "discarded" &&
        (upgrade.miniatures === undefined || alive.has(upgrade.id)) &&
        (accompanied || place < fielded.upgrades.length),
    ),
    accompanied,
  ];
}

/** Whether a unit has an upgrade with keywords or changes printed on only one of its sides. */
function isSided({ upgrades }: Profile): boolean {
  return upgrades.some(
    ({ keywords = [], changes }) => changes?.side !== undefined || keywords.some(({ side }) => side !== undefined),
  );
}

/**
 * Returns the unit with only the cards that count, and with only the faceup sides of double-sided cards
 * (leg.upgrade.double-sided-active-side).
 */
function reduced(fielded: Fielded, counting: readonly boolean[], sides: UnitState["sides"]): Fielded {
  const left = (cards: readonly Upgrade[], first: number): readonly Upgrade[] =>
    cards.flatMap((upgrade, index) => {
      const place = first + index;
      if (!counting[place]) return [];
      const { keywords, changes, ...rest } = upgrade;
      const isFaceup = ({ side }: { readonly side?: CardSide }): boolean => side === undefined || side === sides[place];
      const { side: _, ...changed } = changes !== undefined && isFaceup(changes) ? changes : {};
      const faceup = keywords === undefined ? {} : { keywords: keywords.filter(isFaceup) };
      return [{ ...rest, changes: changed, ...faceup }];
    });
  const upgrades = left(fielded.upgrades, 0);
  const counterpartUpgrades = left(fielded.counterpartUpgrades, fielded.upgrades.length);
  const counted = { ...fielded, upgrades, counterpartUpgrades };
  return counting[counting.length - 1] ? counted : { ...counted, counterpart: undefined };
}
