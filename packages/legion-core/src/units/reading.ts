import { at } from "@sw/tabletop";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { DefenseDie } from "../catalogue/entries.ts";
import type { Look } from "../state/look.ts";
import type { UnitState } from "../state/state.ts";
import { givenNow } from "./card-keywords.ts";
import { keywordsOfProfile } from "./keywords.ts";
import { hung, sortedParts, type UnitParts } from "./parts.ts";
import { type Profile, profileOf } from "./profiles.ts";
import { plainReading } from "./roster.ts";

/**
 * A unit as it is read once for a question: who asks more of it is handed this, instead of looking everything up again. Good
 * for as long as nothing is written to the game.
 */
export interface UnitReading extends UnitParts {
  readonly own: UnitState;
  readonly profile: Profile;
  /** Its keywords with their figures. */
  readonly keywords: KeywordValues;
}

/** Reads a unit. */
export function readUnit(look: Look, unit: number): UnitReading {
  const own = at(look.state.units, unit);
  const plain = plainReading(look, unit);
  if (plain !== undefined) return { unit, own, profile: plain.profile, keywords: plain.keywords, parts: plain.parts };
  const profile = profileOf(look, unit);
  const keywords = keywordsOfProfile(look, unit, profile);
  return { unit, own, profile, keywords, parts: sortedParts(keywords, look.box.keywords) };
}

/** A look at a game for one question, in which each unit is read once. Good for as long as nothing is written to the game. */
export interface Reading extends Look {
  /** Reads a unit, by its place in the state. */
  read(unit: number): UnitReading;
}

/** A reading of a game for one question: made where the question comes in, and handed on. */
export function readingOf({ box, state, missed }: Look): Reading {
  const known: (UnitReading | undefined)[] = [];
  const look: Look = missed === undefined ? { box, state } : { box, state, missed };
  const read = (unit: number): UnitReading => {
    const own = known[unit] ?? readUnit(look, unit);
    known[unit] = own;
    return own;
  };
  return { ...look, read };
}

/** The defense dice that a unit rolls as it defends or guards: those of its cards, with what keywords make of them for a while. */
export function defenseDieOf(
  look: Look,
  { unit, profile, parts }: Pick<UnitReading, "unit" | "profile" | "parts">,
): DefenseDie {
  const usual = givenNow(look, profile, at(look.state.units, unit)).die === 1 ? "red" : "white";
  return hung({ parts }, "defense-die").reduce<DefenseDie>(
    (die, { does, value }) => does(look, { unit, value }, { usual: die }),
    usual,
  );
}
