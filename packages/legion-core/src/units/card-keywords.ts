import { at } from "@sw/tabletop";
import type { Fielded } from "../army/muster.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { GameBox } from "../state/box.ts";
import type { Look } from "../state/look.ts";
import { keptByText, keptWhile } from "../state/memo/memo.ts";
import type { UnitState } from "../state/state.ts";
import { fieldedValues, type Profile, profileOf } from "./profiles.ts";

/** What says which cards of a unit count: every change of one of them is a new list. */
interface Counting extends Pick<UnitState, "miniatures" | "cards" | "sides"> {
  readonly box: GameBox;
}

/** The keywords by profile, as long as what says which cards count is the same. */
const countedLast = keptWhile(
  counted,
  (one, other) => one.miniatures === other.miniatures && one.cards === other.cards && one.sides === other.sides,
);

/** The keywords by profile, then by which cards still count and which sides lie faceup. */
const countedBy = keptByText(
  (_: Profile, counting: readonly boolean[], { sides }: Counting): string =>
    [...counting.map(Number), ...sides].join(" "),
  (profile, counting, { box, sides }): KeywordValues =>
    fieldedValues(box, reduced(profile.fielded, counting, sides), profile.force),
);

/**
 * The keywords of a unit by the cards that still count: not of upgrades that are discarded
 * (leg.upgrade.discard-loses-rules) or whose miniatures are all defeated (leg.upgrade.mini-defeated-loses-rules), nor of a
 * defeated counterpart and what it is equipped with (leg.kw.counterpart.keywords, leg.kw.counterpart.upgrades).
 */
export function cardKeywords({ box }: Look, profile: Profile, own: UnitState): KeywordValues {
  // Its lists, not the unit itself: a unit may be written on while it is looked at.
  const { miniatures, cards, sides } = own;
  return countedLast(profile, { box, miniatures, cards, sides });
}

function counted(profile: Profile, own: Counting): KeywordValues {
  const whole = own.miniatures.every(({ status }) => status !== "defeated");
  if (whole && !own.cards.includes("discarded") && !isSided(profile)) return profile.keywords;
  return countedBy(profile, stillCounting(profile, own), own);
}

/** Of each upgrade, then of the counterpart, whether it still counts. */
function stillCounting({ upgrades, miniatures, fielded }: Profile, own: Counting): readonly boolean[] {
  const alive = new Set(
    miniatures.filter((_, place) => own.miniatures[place]?.status !== "defeated").map(({ card }) => card),
  );
  return [
    ...upgrades.map(
      (upgrade, place) =>
        own.cards[place] !== "discarded" && (upgrade.miniatures === undefined || alive.has(upgrade.id)),
    ),
    fielded.counterpart === undefined || alive.has(fielded.counterpart.id),
  ];
}

/** Whether some keyword of a unit stands on one side of a card alone. */
function isSided({ upgrades }: Profile): boolean {
  return upgrades.some(({ keywords = [] }) => keywords.some(({ side }) => side !== undefined));
}

/** What the faceup sides of a unit's cards add to its speed (leg.upgrade.double-sided-active-side). */
export function sideSpeed(look: Look, unit: number): number {
  const { sides } = at(look.state.units, unit);
  return profileOf(look, unit).upgrades.reduce((sum, { changes: { side, speed = 0 } = {} }, place) => {
    return side !== undefined && side === sides[place] ? sum + speed : sum;
  }, 0);
}

/** The unit with the cards that count alone, and of double-sided ones what stands on the faceup side. */
function reduced(fielded: Fielded, counting: readonly boolean[], sides: UnitState["sides"]): Fielded {
  const upgrades = fielded.upgrades.flatMap((upgrade, place) => {
    if (!counting[place]) return [];
    const { keywords } = upgrade;
    const faceup = keywords?.filter(({ side }) => side === undefined || side === sides[place]);
    return [faceup === undefined ? upgrade : { ...upgrade, keywords: faceup }];
  });
  if (counting[counting.length - 1]) return { ...fielded, upgrades };
  return { ...fielded, upgrades, counterpart: undefined, counterpartUpgrades: [] };
}
