import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { Fielded } from "../army/muster.ts";
import type { UnitMatch } from "../catalogue/entries.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { PlayedKeywords } from "../state/hooks/played.ts";
import type { Step } from "../state/hooks/steps.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Facts } from "../state/look.ts";
import { keptBy, keptLast, keptWhile, lookedUp } from "../state/memo/memo.ts";
import { opponentOf } from "../state/seats.ts";
import { auraSources } from "./auras.ts";
import { giftsInPlay } from "./commands-in-play.ts";
import { type Profile, profileOf } from "./profiles.ts";

/*
 * Which units of a battle may have a keyword that does something of a kind: worked out once for the armies, the command
 * cards in play and what units have for a while, so that whoever asks all units at a moment or in an attack asks but those
 * whom a keyword might have answer. Whether a unit has the keyword now is still to be read of it.
 */

/** The units of a battle, by the steps at which their keywords may act. */
interface Roster {
  readonly units: readonly Member[];
  readonly atStep: Map<Step, readonly number[]>;
}

interface Member {
  /** Whether the unit has exactly the keywords of its cards with their printed values. */
  readonly plain: boolean;
  /** Whether a keyword that it may have acts at a step. */
  acts(step: Step): boolean;
}

/**
 * Lists the units that may have a keyword, or a weapon with a keyword, that acts at a step, in the order of the state.
 * After attacks, keywords of the weapons used also count.
 */
export function unitsWith(look: Facts, step: Step): readonly number[] {
  const roster = rosterOf(look);
  return lookedUp(roster.atStep, step, () => {
    const { keywords } = look.box;
    const arms = (unit: UnitIndex): boolean => stepsOfWeapons(profileOf(look, unit), keywords).has(step);
    return [...roster.units.keys()].filter((unit) => at(roster.units, unit).acts(step) || arms(unit));
  });
}

/** Whether a unit has exactly the keywords of its cards that still count. */
export function isPlain(look: Facts, unit: UnitIndex): boolean {
  return at(rosterOf(look).units, unit).plain;
}

/** The number of cached rosters of a battle. */
const KEPT = 4;

/** The latest rosters of each battle. */
const rostersOf = keptBy((_: Config) => keptLast(keysOf, made, KEPT));

function rosterOf(facts: Facts): Roster {
  return rostersOf(facts.state.config)(facts);
}

/** Returns the data that decides which keywords units may have. */
function keysOf({ box, state: { ongoing, units, sides } }: Facts): readonly [Box, ...unknown[]] {
  const [one, other] = sides;
  return [box, ongoing, units.length, one.revealed, one.permanents, other.revealed, other.permanents];
}

function made(look: Facts): Roster {
  return { units: look.state.units.map((_, unit) => memberOf(look, unit)), atStep: new Map() };
}

function memberOf(look: Facts, unit: UnitIndex): Member {
  const { keywords } = look.box;
  const profile = profileOf(look, unit);
  const steps = stepsOfCards(profile, keywords);
  const lent = lentTo(look, unit, profile);
  const acts = (step: Step): boolean =>
    steps.has(step) || lent === undefined || lent.some((id) => keywords[id]?.steps[step] !== undefined);
  // Such a keyword may bring any other.
  if (acts("gives") || acts("prints")) return { plain: false, acts: () => true };
  return { plain: lent?.length === 0 && profile.figureOfX === undefined, acts };
}

/**
 * The steps at which keywords of a unit's cards act, even if some cards no longer count, including effects under the
 * ids of cards.
 */
const stepsOfCards = keptWhile(({ keywords, fielded }: Profile, table: PlayedKeywords): ReadonlySet<string> => {
  const { card, upgrades, counterpart, counterpartUpgrades }: Fielded = fielded;
  const cards = [card, ...upgrades, ...(counterpart === undefined ? [] : [counterpart]), ...counterpartUpgrades];
  const ids = [...Object.keys(keywords), ...cards.flatMap(({ keywords: uses = [] }) => uses.map(({ id }) => id))];
  return new Set(ids.flatMap((id) => Object.keys(table[id]?.steps ?? {})));
});

/**
 * The steps at which keywords of a unit's weapons act for the unit, and the step after attacks for weapons used in
 * them.
 */
const stepsOfWeapons = keptWhile(({ miniatures, lent }: Profile, table: PlayedKeywords): ReadonlySet<string> => {
  const weapons = new Set([...miniatures.flatMap((miniature) => miniature.weapons), ...lent]);
  const ids = [...weapons].flatMap(({ keywords }) => keywords.map(({ id }) => id));
  const after = ids.some((id) => table[id]?.steps["after-attack"] !== undefined) ? ["after-attack"] : [];
  return new Set([...ids.flatMap((id) => Object.keys(table[id]?.carried ?? {})), ...after]);
});

/**
 * Lists the keywords that a unit may have in addition to those of its cards, or returns undefined if it may receive
 * any.
 */
function lentTo(look: Facts, unit: UnitIndex, { fielded }: Profile): readonly string[] | undefined {
  const { owner } = at(look.state.units, unit);
  // Ranks change in play.
  const mightFit = ({ rank: _, ...match }: UnitMatch): boolean => includes([fielded], match);
  const lent: string[] = look.state.ongoing.flatMap((one) => (one.unit === unit ? [one.keyword] : []));
  for (const { id, gift } of giftsInPlay(look, owner)) {
    if (!gift.to.some(mightFit)) continue;
    if (typeof gift.keywords === "function") return undefined;
    lent.push(id, ...Object.keys(gift.keywords ?? {}));
  }
  for (const { id, gift } of giftsInPlay(look, opponentOf(owner))) {
    if (gift.against?.some(mightFit)) lent.push(id);
  }
  for (const { aura } of auraSources(look, unit)) {
    if (aura.to.some((match) => includes([fielded], match))) lent.push(...Object.keys(aura.figures));
  }
  return lent;
}
