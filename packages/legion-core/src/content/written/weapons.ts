import type { AttackDice, CardSide, Weapon, WeaponRange } from "../../catalogue/entries.ts";
import { keywordUse, type PrintedWeaponKeyword } from "./keyword-uses.ts";

type Reach = `${number}-${number | "infinite"}`;
type Dice<Colour extends string> = `${number}${Colour}`;

/** The range of a weapon in ranges of the ruler: `"melee"`, `"1-3"`, `"melee 1-2"` or `"4-infinite"`. */
export type WrittenRange = "melee" | Reach | `melee ${Reach}` | `area ${number}` | "overrun";

/** Attack dice by colour, red before black before white, for example `"2r 1w"`. */
export type WrittenDice =
  | Dice<"r">
  | Dice<"b">
  | Dice<"w">
  | `${Dice<"r">} ${Dice<"b"> | Dice<"w">}`
  | `${Dice<"b">} ${Dice<"w">}`
  | `${Dice<"r">} ${Dice<"b">} ${Dice<"w">}`;

/** Reads a weapon of a card. */
export function weapon(
  name: string,
  range: WrittenRange,
  dice: WrittenDice,
  ...keywords: readonly PrintedWeaponKeyword[]
): Weapon {
  return { name, range: rangeOf(range), dice: diceOf(dice), keywords: keywords.map(keywordUse) };
}

/** Returns a weapon that is on one side of a double-sided card. */
export function sided(side: CardSide, weapon: Weapon): Weapon {
  return { ...weapon, side };
}

function rangeOf(written: WrittenRange): WeaponRange {
  if (written === "overrun") return { melee: false, min: null, max: null, overrun: true };
  const [, melee, area, min, max] = /^(melee)? ?(area)? ?(?:(\d+)-)?(\d+|infinite)?$/.exec(written) ?? [];
  return {
    melee: melee !== undefined,
    min: min === undefined ? null : Number(min),
    max: max === undefined ? null : max === "infinite" ? max : Number(max),
    ...(area && { area: true }),
  };
}

function diceOf(written: WrittenDice): AttackDice {
  const count = (colour: string): number => Number(new RegExp(`(\\d+)${colour}`).exec(written)?.[1] ?? 0);
  return { red: count("r"), black: count("b"), white: count("w") };
}
