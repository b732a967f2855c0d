import { at } from "@sw/tabletop";
import type { Fielded } from "../army/muster.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { GameBox } from "../state/box.ts";
import type { Look } from "../state/look.ts";
import type { UnitState } from "../state/state.ts";
import { fieldedValues, type Profile, profileOf } from "./profiles.ts";

// By profile, then by which cards still count: worked out from these alone.
const KNOWN = new WeakMap<Profile, Map<string, KeywordValues>>();

/** The parts of a unit that say which cards count, and what came of them. */
interface Counted extends Pick<UnitState, "miniatures" | "cards" | "sides"> {
  readonly values: KeywordValues;
}

// What was asked of each profile last: every change of one of the parts is a new list.
const LATEST = new WeakMap<Profile, Counted>();

/**
 * The keywords of a unit by the cards that still count: not of upgrades that are discarded
 * (leg.upgrade.discard-loses-rules) or whose miniatures are all defeated (leg.upgrade.mini-defeated-loses-rules), nor of a
 * defeated counterpart and what it is equipped with (leg.kw.counterpart.keywords, leg.kw.counterpart.upgrades).
 */
export function cardKeywords(look: Look, unit: number): KeywordValues {
  const { state } = look;
  const { miniatures, cards, sides } = at(state.units, unit);
  const profile = profileOf(look, unit);
  const latest = LATEST.get(profile);
  if (latest?.miniatures === miniatures && latest.cards === cards && latest.sides === sides) return latest.values;
  const values = counted(look.box, profile, at(state.units, unit));
  LATEST.set(profile, { miniatures, cards, sides, values });
  return values;
}

function counted(box: GameBox, profile: Profile, own: UnitState): KeywordValues {
  const whole = own.miniatures.every(({ status }) => status !== "defeated");
  if (whole && !own.cards.includes("discarded") && !isSided(profile)) return profile.keywords;
  const known = KNOWN.get(profile) ?? new Map<string, KeywordValues>();
  KNOWN.set(profile, known);
  const counting = stillCounting(profile, own);
  const key = [...counting.map(Number), ...own.sides].join(" ");
  const values = known.get(key) ?? fieldedValues(box, reduced(profile.fielded, counting, own.sides), profile.force);
  known.set(key, values);
  return values;
}

/** Of each upgrade, then of the counterpart, whether it still counts. */
function stillCounting({ upgrades, miniatures, fielded }: Profile, own: UnitState): readonly boolean[] {
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
