import type { Gains, KeywordUse } from "../../catalogue/entries.ts";
import type { CardKeyword, WeaponKeyword } from "../../catalogue/keyword-kinds.ts";
import { FACTIONS, type Faction, UPGRADE_TYPES } from "../../catalogue/words.ts";

const ARCS = ["front", "rear", "sides"] as const;
const ATTACKS = ["melee", "ranged"] as const;
const GAINED = ["aim", "dodge", "surge", "standby", "move", "recover"] as const;

/** One to four words separated by commas. */
type Listed<Word extends string> =
  | Word
  | `${Word}, ${Word}`
  | `${Word}, ${Word}, ${Word}`
  | `${Word}, ${Word}, ${Word}, ${Word}`;
type Arcs = Listed<(typeof ARCS)[number]>;
type Value = number | "X";
type Gain = `${(typeof GAINED)[number]} ${Value}`;

/** Keywords that name a unit in brackets. */
type NamesUnit = "associate" | "counterpart" | "detachment" | "direct" | "entourage" | "retinue" | "teamwork";

/**
 * A keyword as a card prints it, for example `"relentless"`, `"precise 1"` or `"detachment (Shoretroopers)"`. Keywords
 * with more details are written in the form of the catalogue.
 */
export type PrintedKeyword =
  | CardKeyword
  | `${CardKeyword} ${Value}`
  | `${NamesUnit} (${string})`
  | `ai (${Listed<"aim" | "attack" | "dodge" | "move">})`
  | `equip (${string})`
  | `${"cache" | "independent"} (${Gain | `${Gain} ${"and" | "or"} ${Gain}`})`
  | `mercenary (${Listed<Faction>})`
  | `sidearm (${Listed<(typeof ATTACKS)[number]>})`
  | `weak-point ${number} (${Arcs})`
  | (KeywordUse & { readonly id: CardKeyword });

/** A weapon keyword as a card prints it, for example `"long-shot"`, `"impact 1"` or `"fixed (front)"`. */
export type PrintedWeaponKeyword = WeaponKeyword | `${WeaponKeyword} ${Value}` | `fixed (${Arcs})`;

/** Reads a keyword of a card or a weapon. */
export function keywordUse(written: PrintedKeyword | PrintedWeaponKeyword): KeywordUse {
  if (typeof written !== "string") return written;
  const [, id = "", value, inside] = /^([a-z0-9-]+)(?: (\d+|X))?(?: \((.+)\))?$/.exec(written) ?? [];
  return {
    id,
    ...(value && { value: figureOf(value) }),
    ...(inside && bracketed(id, inside)),
  };
}

/** Reads the part in brackets after a keyword. */
function bracketed(id: string, inside: string): Omit<KeywordUse, "id"> {
  const words = inside.split(", ");
  switch (id) {
    case "ai":
      return { actions: words };
    case "equip":
      return { equip: words.map((word) => ofAnyType(word) ?? word) };
    case "cache":
    case "independent":
      return { gains: gainsOf(inside) };
    case "mercenary":
      return { factions: FACTIONS.filter((faction) => words.includes(faction)) };
    case "sidearm":
      return { attacks: ATTACKS.filter((attack) => words.includes(attack)) };
    case "fixed":
    case "weak-point":
      return { arcs: ARCS.filter((arc) => words.includes(arc)) };
    default:
      return { of: [{ unit: inside }] };
  }
}

/** Returns the type of upgrades that Equip asks for with words like "any doctrine", or undefined for other words. */
function ofAnyType(word: string): Exclude<NonNullable<KeywordUse["equip"]>[number], string> | undefined {
  const type = UPGRADE_TYPES.find((one) => word === `any ${one}`);
  return type && { type };
}

function gainsOf(inside: string): Gains {
  const options = inside.split(/ (?:and|or) /).flatMap((gain) => {
    const what = GAINED.find((one) => gain.startsWith(`${one} `));
    return what === undefined ? [] : [{ what, n: figureOf(gain.slice(what.length + 1)) }];
  });
  return { choose: inside.includes(" or ") ? "one" : "all", options };
}

function figureOf(written: string): Value {
  return written === "X" ? written : Number(written);
}
