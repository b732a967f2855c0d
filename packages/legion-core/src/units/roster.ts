import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { Fielded } from "../army/muster.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { ByStep, Step } from "../state/hooks/steps.ts";
import type { Look } from "../state/look.ts";
import { keptBy, keptLast, lookedUp } from "../state/memo/memo.ts";
import { opponentOf } from "../state/seats.ts";
import type { SideState, State, UnitState } from "../state/state.ts";
import { auraSources } from "./auras.ts";
import { cardKeywords } from "./card-keywords.ts";
import { commandsInPlay, giftsOf } from "./commands-in-play.ts";
import { sortedParts, type UnitParts } from "./parts.ts";
import { type Profile, profileOf } from "./profiles.ts";

/*
 * Which units of a battle may have a keyword that does something of a kind: worked out once for the armies, the command
 * cards in play and what units have for a while, so that whoever asks all units at a moment or in an attack asks but those
 * whom a keyword might have answer. Whether a unit has the keyword now is still to be read of it.
 */

/** What it hangs on which keywords units may have. */
interface Facts {
  readonly box: Box;
  readonly config: Config;
  readonly units: number;
  readonly ongoing: State["ongoing"];
  readonly sides: readonly [Played, Played];
}

type Played = Pick<SideState, "revealed" | "permanents">;

/** The units of a battle by what their keywords may do. */
interface Roster extends Facts {
  /** By unit, the keywords that it may have; undefined where that hangs on more than is known of here, so that it may have any. */
  readonly keywords: readonly (ReadonlySet<string> | undefined)[];
  /** By unit, whether it has the keywords of its cards, no more and no less, and its figures are printed. */
  readonly plain: readonly boolean[];
  /** By unit, how it was read last; of those alone that are plain. */
  readonly readings: (PlainReading | undefined)[];
  readonly atStep: Map<Step, readonly number[]>;
}

/** A unit that has the keywords of its cards alone, and of what this was read. */
interface PlainReading extends UnitParts, Pick<UnitState, "miniatures" | "cards" | "sides"> {
  readonly profile: Profile;
  readonly keywords: KeywordValues;
}

/**
 * Units for which a keyword of theirs, or of a weapon of theirs, may do something at a step; in the order of the state. After
 * attacks those of the weapons that made them count as well.
 */
export function unitsWith(look: Look, step: Step): readonly number[] {
  const roster = rosterOf(look);
  return lookedUp(roster.atStep, step, () => {
    const { keywords } = look.box;
    const has = (id: string): boolean => acts(keywords[id]?.steps, step);
    const arms = (id: string): boolean => acts(keywords[id]?.carried, step) || (step === "after-attack" && has(id));
    return [...roster.keywords.keys()].filter((unit) => {
      const own = roster.keywords[unit];
      return own === undefined || [...own].some(has) || weaponsKeywords(profileOf(look, unit)).some(arms);
    });
  });
}

function acts(steps: ByStep | undefined, step: Step): boolean {
  return steps?.[step] !== undefined;
}

/** A unit of which the keywords are those of its cards, read once for as long as these count; undefined for others. */
export function plainReading(
  look: Look,
  unit: number,
): Pick<PlainReading, "unit" | "profile" | "keywords" | "parts"> | undefined {
  const { plain, readings } = rosterOf(look);
  if (plain[unit] !== true) return undefined;
  const own = at(look.state.units, unit);
  const { miniatures, cards, sides } = own;
  const known = readings[unit];
  if (known?.miniatures === miniatures && known.cards === cards && known.sides === sides) return known;
  const profile = profileOf(look, unit);
  const keywords = cardKeywords(look, profile, own);
  const parts = sortedParts(keywords, look.box.keywords);
  const read = { unit, miniatures, cards, sides, profile, keywords, parts };
  readings[unit] = read;
  return read;
}

/** Of each configuration the rosters asked for last, the latest first. */
const latestOf = keptBy((_: Config): { rosters: readonly Roster[] } => ({ rosters: [] }));

/** How many rosters of a battle are kept. */
const KEPT = 4;

/** The roster of the look asked about last, whatever the battle: much is asked of one state. */
const rosterOf = /* @__PURE__ */ keptLast(({ box, state }: Look) => {
  const { config, ongoing, units, sides: players } = state;
  const [one, other] = players;
  return [box, config, ongoing, units.length, one.revealed, one.permanents, other.revealed, other.permanents];
}, found);

function isOf(known: Facts, { box, state }: Look): boolean {
  const { config, ongoing, units } = state;
  if (known.config !== config || known.ongoing !== ongoing || known.box !== box) return false;
  const [one, other] = state.sides;
  return isSame(known.sides[0], one) && isSame(known.sides[1], other) && known.units === units.length;
}

function isSame(one: Played, other: Played): boolean {
  return one.revealed === other.revealed && one.permanents === other.permanents;
}

function found(look: Look): Roster {
  const kept = latestOf(look.state.config);
  const known = kept.rosters.find((roster) => isOf(roster, look)) ?? made(look);
  kept.rosters = [known, ...kept.rosters.filter((roster) => roster !== known).slice(0, KEPT - 1)];
  return known;
}

function made(look: Look): Roster {
  const { box, state } = look;
  const { config, ongoing, units } = state;
  const [one, other] = state.sides;
  const read = units.map((_, unit) => mayHave(look, unit));
  return {
    box,
    config,
    units: units.length,
    ongoing,
    sides: [copyOf(one), copyOf(other)],
    keywords: read.map(({ keywords }) => keywords),
    plain: read.map(({ plain }) => plain),
    readings: [],
    atStep: new Map(),
  };
}

/** What players are written on stays theirs. */
function copyOf({ revealed, permanents }: Played): Played {
  return { revealed, permanents };
}

/** Keywords that a unit may have in all, and whether it has those of its cards alone. */
function mayHave(look: Look, unit: number): { keywords: ReadonlySet<string> | undefined; plain: boolean } {
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

function weaponsKeywords({ miniatures, lent }: Profile): readonly string[] {
  const weapons = [...miniatures.flatMap((miniature) => miniature.weapons), ...lent];
  return weapons.flatMap(({ keywords }) => keywords.map(({ id }) => id));
}

/** Keywords that a unit may have besides those of its cards; undefined if it may be given any. */
function lentTo(look: Look, unit: number, { fielded }: Profile): readonly string[] | undefined {
  const { owner } = at(look.state.units, unit);
  const lent: string[] = look.state.ongoing.flatMap((one) => (one.unit === unit ? [one.keyword] : []));
  for (const { id, gift } of commandsInPlay(look, owner).flatMap(giftsOf)) {
    if (!gift.to.some((match) => includes([fielded], match))) continue;
    if (typeof gift.keywords === "function") return undefined;
    lent.push(id, ...Object.keys(gift.keywords ?? {}));
  }
  for (const { id, gift } of commandsInPlay(look, opponentOf(owner)).flatMap(giftsOf)) {
    if (gift.against?.some((match) => includes([fielded], match))) lent.push(id);
  }
  for (const { aura } of auraSources(look, unit)) {
    if (aura.to.some((match) => includes([fielded], match))) lent.push(...Object.keys(aura.figures));
  }
  return lent;
}
