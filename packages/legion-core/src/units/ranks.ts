import { at } from "@sw/tabletop";
import { includes, toldRestriction } from "../army/match.ts";
import { isMercenary } from "../army/muster.ts";
import type { UnitMatch } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { Facts, Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { cardKeywords } from "./card-keywords.ts";
import { hasAlways, sortedParts } from "./parts.ts";
import { profileOf } from "./profiles.ts";

/**
 * Returns the rank of a unit. A promoted unit is a commander (leg.promote.rank-change), and a keyword may change the
 * rank (leg.kw.covert-ops).
 */
export function rankOf(look: Facts, unit: UnitIndex): Rank {
  if (isPromoted(look, unit)) return "commander";
  return lentRank(look, unit) ?? profileOf(look, unit).rank;
}

/**
 * Returns the rank of a unit for battle cards: its rank in army building if its battle force says so, otherwise its
 * current rank.
 */
function rankForBattleCards(look: Look, unit: UnitIndex): Rank {
  const { fielded, force, rank: own } = profileOf(look, unit);
  const rank = rankOf(look, unit);
  const isCounted = force !== undefined && look.box.forces[force]?.ranksForBattleCards === true;
  return isCounted && rank === own ? fielded.rank : rank;
}

/** Whether a unit has one of these ranks for battle cards. */
export function isOfRankForBattleCards(look: Look, unit: UnitIndex, ranks: readonly Rank[]): boolean {
  const is = ranks.includes(rankForBattleCards(look, unit));
  return is || fallsOut(look, unit, "unit-of-another-rank", { needs: [...ranks] });
}

/** Returns the rank that a keyword gives a unit temporarily, or undefined if none does. */
function lentRank({ box, state }: Facts, unit: UnitIndex): Rank | undefined {
  for (const { unit: bearer, keyword } of state.ongoing) {
    const rank = bearer === unit ? oneOf(box.keywords, keyword, "lent-rank") : undefined;
    if (rank !== undefined) return rank;
  }
  return undefined;
}

/**
 * Whether a unit has its commander token because of a promotion. A Field Commander has one from the start in an army
 * without commanders, and is not a commander (leg.kw.field-commander.token, leg.kw.field-commander.not-commander).
 */
function isPromoted(look: Facts, unit: UnitIndex): boolean {
  const { state } = look;
  const own = at(state.units, unit);
  const { commander, owner } = own;
  // By its cards: whoever asks for all keywords of a unit may be asking for its rank.
  if (!commander) return false;
  const parts = sortedParts(cardKeywords(look, profileOf(look, unit), own), look.box.keywords);
  if (!hasAlways({ parts }, "issues-orders")) return true;
  return state.units.some((one, place) => one.owner === owner && profileOf(look, place).rank === "commander");
}

/** Whether a unit fits one of the matches with its current rank. A counterpart also fits by its own name. */
export function fitsAny(look: Facts, unit: UnitIndex, matches: readonly UnitMatch[]): boolean {
  const { fielded } = profileOf(look, unit);
  const own = [{ ...fielded, rank: rankOf(look, unit) }];
  if (matches.some((match) => includes(own, match))) return true;
  return (
    look.missed !== undefined && fallsOut(look, unit, "unit-not-of-kind", { needs: toldRestriction({ any: matches }) })
  );
}

/** Whether a unit has one of these ranks. */
export function isOfRank(look: Look, unit: UnitIndex, ranks: readonly Rank[]): boolean {
  return ranks.includes(rankOf(look, unit)) || fallsOut(look, unit, "unit-of-another-rank", { needs: [...ranks] });
}

/** Whether a unit has none of these ranks. */
export function isOfNoRank(look: Look, unit: UnitIndex, ranks: readonly Rank[]): boolean {
  const rank = rankOf(look, unit);
  return !ranks.includes(rank) || fallsOut(look, unit, "unit-of-the-rank", { rank });
}

/** Whether two units have the same affiliation. */
export function areOfOneAffiliation(look: Look, unit: UnitIndex, other: number): boolean {
  const { affiliation } = profileOf(look, unit).fielded;
  return affiliation !== undefined && affiliation === profileOf(look, other).fielded.affiliation;
}

/** Whether two units share a faction or an affiliation. Mercenaries have no faction (leg.mercenary.definition). */
export function areOfOneKind(look: Look, unit: UnitIndex, other: number): boolean {
  const [one, two] = [profileOf(look, unit).fielded, profileOf(look, other).fielded];
  const isOne = areOfOneAffiliation(look, unit, other) || (!isMercenary(one) && one.card.faction === two.card.faction);
  return isOne || fallsOut(look, other, "of-no-common-kind", { from: unitId(look.state, unit) });
}
