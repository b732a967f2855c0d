import { at } from "@sw/tabletop";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { DefenseDie } from "../catalogue/entries.ts";
import type { Look } from "../state/look.ts";
import type { UnitState } from "../state/state.ts";
import { givenNow } from "./card-keywords.ts";
import { keywordsOfProfile } from "./keywords.ts";
import { type Profile, profileOf } from "./profiles.ts";
import { plainReading } from "./roster.ts";
import { type Traits, traitsOf } from "./traits.ts";

/**
 * A unit as it is read once for a question: who asks more of it is handed this, instead of looking everything up again. Good
 * for as long as nothing is written to the game.
 */
export interface UnitReading {
  /** Its place in the state. */
  readonly unit: number;
  readonly own: UnitState;
  readonly profile: Profile;
  /** Its keywords with their figures, and what they do for it. */
  readonly keywords: KeywordValues;
  readonly traits: Traits;
}

/** Reads a unit. */
export function readUnit(look: Look, unit: number): UnitReading {
  const own = at(look.state.units, unit);
  const plain = plainReading(look, unit);
  if (plain !== undefined) return { unit, own, profile: plain.profile, keywords: plain.keywords, traits: plain.traits };
  const profile = profileOf(look, unit);
  const keywords = keywordsOfProfile(look, unit, profile);
  return { unit, own, profile, keywords, traits: traitsOf(keywords, look.box.keywords) };
}

/** The defense dice that a unit rolls as it defends or guards: those of its cards, with what keywords make of them for a while. */
export function defenseDieOf(
  look: Look,
  { unit, profile, traits }: Pick<UnitReading, "unit" | "profile" | "traits">,
): DefenseDie {
  const usual = givenNow(look, profile, at(look.state.units, unit)).die === 1 ? "red" : "white";
  return traits.defenseDice.reduce<DefenseDie>((die, { hook, value }) => hook(look, { unit, value }, die), usual);
}
