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

/** What says which cards of a unit count: every change of one of them is a new list. */
interface Counting extends Pick<UnitState, "miniatures" | "cards" | "sides"> {
  readonly box: Box;
}

/** What cards give by profile, as long as what says which cards count is the same. */
const countedLast = keptWhile(
  counted,
  (one, other) => one.miniatures === other.miniatures && one.cards === other.cards && one.sides === other.sides,
);

/** What they give by profile, then by which cards still count and which sides lie faceup. */
const countedBy = keptByText(
  (_: Profile, counting: readonly boolean[], { sides }: Counting): string =>
    [...counting.map(Number), ...sides].join(" "),
  (profile, counting, { box, sides }): CardFigures =>
    givenBy(box, reduced(profile.fielded, counting, sides), profile.force),
);

/**
 * What a unit has of the cards that still count: nothing of upgrades that are discarded
 * (leg.upgrade.discard-loses-rules) or whose miniatures are all defeated (leg.upgrade.mini-defeated-loses-rules), nor of a
 * defeated counterpart and what it is equipped with (leg.kw.counterpart.keywords, leg.kw.counterpart.upgrades).
 */
export function givenNow({ box }: Facts, profile: Profile, own: UnitState): CardFigures {
  // Its lists, not the unit itself: a unit may be written on while it is looked at.
  const { miniatures, cards, sides } = own;
  return countedLast(profile, { box, miniatures, cards, sides });
}

/** The keywords of a unit by the cards that still count. */
export function cardKeywords(look: Facts, profile: Profile, own: UnitState): KeywordValues {
  return givenNow(look, profile, own).keywords;
}

/** A keyword with all that it says beside its figure, as often as cards that still count and what these give have it. */
export function usesOf(look: Facts, unit: UnitIndex, keyword: string): readonly KeywordUse[] {
  const profile = profileOf(look, unit);
  const own = at(look.state.units, unit);
  const { uses, keywords } = givenNow(look, profile, own);
  return [...uses, ...alsoHad(look, unit, keywords)].filter(({ id }) => id === keyword);
}

/** What the keywords of a unit's cards give it now besides, with all that it says. */
export function alsoHad(look: Facts, unit: UnitIndex, cards: KeywordValues): readonly KeywordUse[] {
  const printing = hung({ parts: sortedParts(cards, look.box.keywords) }, "prints");
  return printing.length === 0 ? NO_USES : printing.flatMap(({ does, value }) => does(look, { unit, value }));
}

const NO_USES: readonly KeywordUse[] = [];

/** A keyword as each card of a unit has it that still counts: of the unit, its upgrades, its counterpart and what that has. */
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

/** The units that a keyword of a unit names; undefined where it names none and so means all. */
export function namedBy(look: Facts, unit: UnitIndex, keyword: string): readonly UnitMatch[] | undefined {
  const named = usesOf(look, unit, keyword).map(({ of }) => of);
  return named.includes(undefined) ? undefined : named.flatMap((of = []) => of);
}

function counted(profile: Profile, own: Counting): CardFigures {
  return isWhole(profile, own) ? profile : countedBy(profile, stillCounting(profile, own), own);
}

/** Whether all that is printed on the unit's cards counts. */
function isWhole(profile: Profile, { miniatures, cards }: Pick<UnitState, "miniatures" | "cards">): boolean {
  return !cards.includes("discarded") && miniatures.every(({ status }) => status !== "defeated") && !isSided(profile);
}

/** Of each upgrade, then of the counterpart, whether it still counts. */
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

/** Whether something that a unit has stands on one side of a card alone. */
function isSided({ upgrades }: Profile): boolean {
  return upgrades.some(
    ({ keywords = [], changes }) => changes?.side !== undefined || keywords.some(({ side }) => side !== undefined),
  );
}

/**
 * The unit with the cards that count alone, and of double-sided ones what stands on the faceup side
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
