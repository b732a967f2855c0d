import { at } from "@sw/tabletop";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { AttackDice, KeywordUse, WeaponRange } from "../catalogue/entries.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keywordsOf } from "../units/keywords.ts";
import { profileOf } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";

/** The combined values of a unit's cards at this moment. */
export interface ProfileReading {
  /** Highest speed of the unit by its cards. */
  readonly speed: number;
  /** Wound threshold of its miniatures, by its unit card. */
  readonly health: number;
  readonly resilience: number | null;
  /** What the unit's chart turns attack and defense surges into. */
  readonly attackSurge: "hit" | "critical" | null;
  readonly defenseSurge: "block" | null;
  /** Keywords of the unit by id with their values, including temporary ones. */
  readonly keywords: KeywordValues;
  /** The weapons of its miniatures that are not defeated. */
  readonly weapons: readonly WeaponReading[];
}

/** A weapon that miniatures of a unit have. */
export interface WeaponReading {
  readonly name: string;
  readonly range: WeaponRange;
  readonly dice: AttackDice;
  readonly keywords: readonly KeywordUse[];
  /** The miniatures that have it, each with the place of the weapon among the miniature's weapons. */
  readonly uses: readonly { readonly miniature: string; readonly weapon: number }[];
}

/** Returns the combined values of a unit's cards at this moment. */
export function profileReading(look: Look, unit: UnitIndex, ids: readonly string[]): ProfileReading {
  const { attackSurge, surgeToBlock, resilience, miniatures } = profileOf(look, unit);
  return {
    speed: readUnit(look, unit).given.speed,
    health: at(miniatures, 0).wounds,
    resilience,
    attackSurge,
    defenseSurge: surgeToBlock ? "block" : null,
    keywords: keywordsOf(look, unit),
    weapons: weaponsOf(look, unit, ids),
  };
}

function weaponsOf(look: Look, unit: UnitIndex, ids: readonly string[]): readonly WeaponReading[] {
  const weapons = new Map<string, WeaponReading>();
  const { miniatures } = profileOf(look, unit);
  for (const [place, { status }] of at(look.state.units, unit).miniatures.entries()) {
    if (status === "defeated") continue;
    for (const [weapon, { name, range, dice, keywords }] of at(miniatures, place).weapons.entries()) {
      const known = weapons.get(name) ?? { name, range, dice, keywords, uses: [] };
      weapons.set(name, { ...known, uses: [...known.uses, { miniature: at(ids, place), weapon }] });
    }
  }
  return [...weapons.values()];
}
