import { at } from "@sw/tabletop";
import type { Fielded } from "../army/muster.ts";
import { stackedKeywords } from "../army/view.ts";
import type { KeywordValues } from "../attack/situation.ts";
import { type Profile, profileOf, valuesOf } from "../profiles.ts";
import type { UnitState } from "../state.ts";
import type { Look } from "./round.ts";

// By profile, then by which cards still count: worked out from these alone.
const KNOWN = new WeakMap<Profile, Map<string, KeywordValues>>();

/**
 * The keywords of a unit by the cards that still count: not of upgrades that are discarded
 * (leg.upgrade.discard-loses-rules) or whose miniatures are all defeated (leg.upgrade.mini-defeated-loses-rules), nor of a
 * defeated counterpart and what it is equipped with (leg.kw.counterpart.keywords, leg.kw.counterpart.upgrades).
 */
export function cardKeywords({ box, state }: Look, unit: number): KeywordValues {
  const own = at(state.units, unit);
  const profile = profileOf(box, state, unit);
  const whole = own.miniatures.every(({ status }) => status !== "defeated");
  if (whole && !own.cards.includes("discarded")) return profile.keywords;
  const known = KNOWN.get(profile) ?? new Map<string, KeywordValues>();
  KNOWN.set(profile, known);
  const counting = stillCounting(profile, own);
  const key = counting.map(Number).join("");
  const values = known.get(key) ?? valuesOf(stackedKeywords(reduced(profile.fielded, counting)), box.keywords);
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

function reduced(fielded: Fielded, counting: readonly boolean[]): Fielded {
  const upgrades = fielded.upgrades.filter((_, place) => counting[place]);
  if (counting[counting.length - 1]) return { ...fielded, upgrades };
  return { ...fielded, upgrades, counterpart: undefined, counterpartUpgrades: [] };
}
