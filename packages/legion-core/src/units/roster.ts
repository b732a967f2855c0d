import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { Fielded } from "../army/muster.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { ByStep, Step } from "../state/hooks/steps.ts";
import type { Facts } from "../state/look.ts";
import { keptBy, keptLast, lookedUp } from "../state/memo/memo.ts";
import { opponentOf } from "../state/seats.ts";
import { auraSources } from "./auras.ts";
import { giftsInPlay } from "./commands-in-play.ts";
import { type Profile, profileOf } from "./profiles.ts";

/*
 * Which units of a battle may have a keyword that does something of a kind: worked out once for the armies, the command
 * cards in play and what units have for a while, so that whoever asks all units at a moment or in an attack asks but those
 * whom a keyword might have answer. Whether a unit has the keyword now is still to be read of it.
 */

/** The units of a battle by what their keywords may do. */
interface Roster {
  /** By unit, the keywords that it may have; undefined where that hangs on more than is known of here, so that it may have any. */
  readonly keywords: readonly (ReadonlySet<string> | undefined)[];
  /** By unit, whether it has the keywords of its cards, no more and no less, and its figures are printed. */
  readonly plain: readonly boolean[];
  readonly atStep: Map<Step, readonly number[]>;
}

/**
 * Units for which a keyword of theirs, or of a weapon of theirs, may do something at a step; in the order of the state. After
 * attacks those of the weapons that made them count as well.
 */
export function unitsWith(look: Facts, step: Step): readonly number[] {
  const roster = rosterOf(look);
  return lookedUp(roster.atStep, step, () => {
    const { keywords } = look.box;
    const has = (id: string): boolean => acts(keywords[id]?.steps, step);
    const arms = (id: string): boolean => acts(keywords[id]?.carried, step) || (step === "after-attack" && has(id));
    return [...roster.keywords.keys()].filter((unit) => {
      const own = roster.keywords[unit];
      return own === undefined || [...own].some(has) || [...weaponsKeywords(profileOf(look, unit))].some(arms);
    });
  });
}

function acts(steps: ByStep | undefined, step: Step): boolean {
  return steps?.[step] !== undefined;
}

/** Whether the keywords of a unit are those of its cards that still count, no more and no less. */
export function isPlain(look: Facts, unit: number): boolean {
  return rosterOf(look).plain[unit] === true;
}

/** How many rosters of a battle are kept. */
const KEPT = 4;

/** Of each battle the rosters made last. */
const rostersOf = keptBy((_: Config) => keptLast(keysOf, made, KEPT));

function rosterOf(facts: Facts): Roster {
  return rostersOf(facts.state.config)(facts);
}

/** What it hangs on which keywords units may have. */
function keysOf({ box, state: { ongoing, units, sides } }: Facts): readonly [Box, ...unknown[]] {
  const [one, other] = sides;
  return [box, ongoing, units.length, one.revealed, one.permanents, other.revealed, other.permanents];
}

function made(look: Facts): Roster {
  const read = look.state.units.map((_, unit) => mayHave(look, unit));
  return {
    keywords: read.map(({ keywords }) => keywords),
    plain: read.map(({ plain }) => plain),
    atStep: new Map(),
  };
}

/** Keywords that a unit may have in all, and whether it has those of its cards alone. */
function mayHave(look: Facts, unit: number): { keywords: ReadonlySet<string> | undefined; plain: boolean } {
  const { box } = look;
  const profile = profileOf(look, unit);
  const printed = printedOn(profile);
  const lent = lentTo(look, unit, profile);
  const keywords = new Set([...printed, ...(lent ?? [])]);
  const isOpen = [...keywords].some(
    (id) => acts(box.keywords[id]?.steps, "gives") || acts(box.keywords[id]?.steps, "prints"),
  );
  const plain = lent?.length === 0 && !isOpen && profile.figureOfX === undefined;
  return { keywords: lent === undefined || isOpen ? undefined : keywords, plain };
}

/** The keywords of all cards of a unit, whichever of them count, and what it is given under their ids. */
function printedOn({ keywords, fielded }: Profile): readonly string[] {
  const { card, upgrades, counterpart, counterpartUpgrades }: Fielded = fielded;
  const cards = [card, ...upgrades, ...(counterpart === undefined ? [] : [counterpart]), ...counterpartUpgrades];
  return [...Object.keys(keywords), ...cards.flatMap(({ keywords: uses = [] }) => uses.map(({ id }) => id))];
}

/** The keywords of the weapons of a unit. */
const weaponsKeywords = keptBy(({ miniatures, lent }: Profile): ReadonlySet<string> => {
  const weapons = new Set([...miniatures.flatMap((miniature) => miniature.weapons), ...lent]);
  return new Set([...weapons].flatMap(({ keywords }) => keywords.map(({ id }) => id)));
});

/** Keywords that a unit may have besides those of its cards; undefined if it may be given any. */
function lentTo(look: Facts, unit: number, { fielded }: Profile): readonly string[] | undefined {
  const { owner } = at(look.state.units, unit);
  const lent: string[] = look.state.ongoing.flatMap((one) => (one.unit === unit ? [one.keyword] : []));
  for (const { id, gift } of giftsInPlay(look, owner)) {
    if (!gift.to.some((match) => includes([fielded], match))) continue;
    if (typeof gift.keywords === "function") return undefined;
    lent.push(id, ...Object.keys(gift.keywords ?? {}));
  }
  for (const { id, gift } of giftsInPlay(look, opponentOf(owner))) {
    if (gift.against?.some((match) => includes([fielded], match))) lent.push(id);
  }
  for (const { aura } of auraSources(look, unit)) {
    if (aura.to.some((match) => includes([fielded], match))) lent.push(...Object.keys(aura.figures));
  }
  return lent;
}
