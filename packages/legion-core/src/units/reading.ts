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
 * A unit as it is read once for a question: who asks more of it is handed this, instead of looking everything up again. Good
 * for as long as nothing is written to the game.
 */
export interface UnitReading extends UnitParts {
  readonly profile: Profile;
  /** What it has of the cards that still count. */
  readonly given: CardFigures;
  /** Its keywords with their figures. */
  readonly keywords: KeywordValues;
}

/** Reads a unit. */
export function readUnit(look: Facts, unit: UnitIndex): UnitReading {
  return readerFor(look)(unit);
}

/** A look at a game for one question, in which each unit is read once. Good for as long as nothing is written to the game. */
export interface Reading extends Look {
  /** Reads a unit, by its place in the state. */
  read(unit: UnitIndex): UnitReading;
}

/** A reading of a game for one question: made where the question comes in, and handed on. */
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

/** What was read last of units. It is read of these parts of a game and of nothing else, so it is right for as long as they are the same. */
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

/** The defense dice that a unit rolls as it defends or guards: those of its cards, with what keywords make of them for a while. */
export function defenseDieOf(look: Look, read: UnitReading): DefenseDie {
  const usual = read.given.die === 1 ? "red" : "white";
  return hung(read, "defense-die").reduce<DefenseDie>(
    (die, { does, value }) => does(look, { unit: read.unit, value }, { usual: die }),
    usual,
  );
}
