import { at } from "@sw/tabletop";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { DefenseDie } from "../catalogue/entries.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Facts, Look, SideFacts } from "../state/look.ts";
import { remembering } from "../state/memo/memo.ts";
import type { State } from "../state/state.ts";
import { givenNow } from "./card-keywords.ts";
import { keywordsFrom } from "./given-keywords.ts";
import { hung, sortedParts, type UnitParts } from "./parts.ts";
import { type CardFigures, type Profile, profileOf } from "./profiles.ts";
import { isPlain } from "./roster.ts";

/**
 * A unit with its data read once for a question, to be passed on instead of looked up again. Valid until the game
 * changes.
 */
export interface UnitReading extends UnitParts {
  readonly profile: Profile;
  /** The data from the unit's cards that still count. */
  readonly given: CardFigures;
  /** The unit's keywords with their values. */
  readonly keywords: KeywordValues;
}

/** Reads the cards and keywords of a unit once. */
export function readUnit(look: Facts, unit: UnitIndex): UnitReading {
  return readerFor(look)(unit);
}

/** A look at a game for one question, in which each unit is read only once. Valid until the game changes. */
export interface Reading extends Look {
  /** Reads a unit by its index in the state. */
  read(unit: UnitIndex): UnitReading;
}

/** Creates a reading of a game for one question. Create it once for the question and pass it on. */
export function readingOf({ box, state, missed }: Look): Reading {
  const read = readerFor({ box, state });
  return missed === undefined ? { box, state, read } : { box, state, missed, read };
}

function readerFor({
  box,
  state: { config, units, tokens, terrain, ongoing, mission, sides },
}: Facts): Reading["read"] {
  const [one, other] = sides;
  return readerOf(
    box,
    config,
    units,
    tokens,
    terrain,
    ongoing,
    mission,
    one.revealed,
    one.permanents,
    one.nominated,
    one.lastPips,
    other.revealed,
    other.permanents,
    other.nominated,
    other.lastPips,
  );
}

/**
 * The latest readings of units. They depend only on these parts of a game, so they are cached while these are the same.
 */
const readerOf = /* @__PURE__ */ remembering(
  (
    box: Box,
    config: Config,
    units: State["units"],
    tokens: State["tokens"],
    terrain: State["terrain"],
    ongoing: State["ongoing"],
    mission: State["mission"],
    ...[revealed, permanents, nominated, lastPips, ...others]: readonly [...OfSide, ...OfSide]
  ): Reading["read"] => {
    const one = { revealed, permanents, nominated, lastPips };
    const other = { revealed: others[0], permanents: others[1], nominated: others[2], lastPips: others[3] };
    const facts: Facts = { box, state: { config, units, tokens, terrain, ongoing, mission, sides: [one, other] } };
    const known: (UnitReading | undefined)[] = [];
    return (unit) => {
      const read = known[unit] ?? worked(facts, unit);
      known[unit] = read;
      return read;
    };
  },
);

type OfSide = readonly [
  revealed: SideFacts["revealed"],
  permanents: SideFacts["permanents"],
  nominated: SideFacts["nominated"],
  lastPips: SideFacts["lastPips"],
];

function worked(facts: Facts, unit: UnitIndex): UnitReading {
  const profile = profileOf(facts, unit);
  const given = givenNow(facts, profile, at(facts.state.units, unit));
  const keywords = isPlain(facts, unit) ? given.keywords : keywordsFrom(facts, unit, profile, given.keywords);
  return { unit, profile, given, keywords, parts: sortedParts(keywords, facts.box.keywords) };
}

/**
 * Returns the defense die that a unit rolls when it defends or guards: that of its cards, changed by temporary
 * keywords.
 */
export function defenseDieOf(look: Look, read: UnitReading): DefenseDie {
  const usual = read.given.die === 1 ? "red" : "white";
  return hung(read, "defense-die").reduce<DefenseDie>(
    (die, { does, value }) => does(look, { unit: read.unit, value }, { usual: die }),
    usual,
  );
}
