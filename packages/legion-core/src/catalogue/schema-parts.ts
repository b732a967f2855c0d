import { notAList } from "@sw/tabletop";
import * as v from "valibot";
import type { BaseSize } from "../table/bases.ts";
import { UNIT_TYPES } from "../table/unit-types.ts";
import type { MapCard, MapPoint } from "./battle-entries.ts";
import type {
  AttackDice,
  CardSide,
  Gains,
  KeywordUse,
  Name,
  RankLimits,
  Restriction,
  UnitMatch,
  Weapon,
  WeaponRange,
} from "./entries.ts";
import { AFFILIATIONS, ALLEGIANCES, FACTIONS, FORCE_SIDES, RANKS, UPGRADE_TYPES } from "./words.ts";

/** Schema of an id: lower-case letters, digits and dashes. */
export const id: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const text: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.minLength(1));
export const texts: v.GenericSchema<unknown, readonly string[]> = v.array(text);
export const faction: v.GenericSchema<unknown, (typeof FACTIONS)[number]> = v.picklist(FACTIONS);
export const allegiance: v.GenericSchema<unknown, (typeof ALLEGIANCES)[number]> = v.picklist(ALLEGIANCES);
export const rank: v.GenericSchema<unknown, (typeof RANKS)[number]> = v.picklist(RANKS);
export const side: v.GenericSchema<unknown, (typeof FORCE_SIDES)[number]> = v.picklist(FORCE_SIDES);
export const affiliation: v.GenericSchema<unknown, (typeof AFFILIATIONS)[number]> = v.picklist(AFFILIATIONS);
export const upgradeType: v.GenericSchema<unknown, (typeof UPGRADE_TYPES)[number]> = v.picklist(UPGRADE_TYPES);
export const unitType: v.GenericSchema<unknown, (typeof UNIT_TYPES)[number]> = v.picklist(UNIT_TYPES);
export const defenseDie: v.GenericSchema<unknown, "red" | "white"> = v.picklist(["red", "white"]);
export const attackSurge: v.GenericSchema<unknown, "hit" | "crit"> = v.picklist(["hit", "crit"]);
export const cardSide: v.GenericSchema<unknown, CardSide> = v.picklist(["A", "B"]);
/** Schema of a flag: its only value is true, and an unset flag is absent. */
export const flag: v.GenericSchema<unknown, true> = v.literal(true);

const BASES: Readonly<Record<BaseSize, true>> = {
  small: true,
  medium: true,
  large: true,
  huge: true,
  laat: true,
  epic: true,
  long: true,
  snail: true,
};
export const base: v.GenericSchema<unknown, BaseSize> = v.custom<BaseSize>(
  (input) => typeof input === "string" && Object.hasOwn(BASES, input),
);

/** Returns the schema of a whole number with a minimum. */
export function whole(least: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least));
}

/** Schemas of the fields that every entry has. */
export const entry: {
  readonly id: v.GenericSchema<unknown, string>;
  readonly name: v.GenericSchema<unknown, Name>;
  readonly incomplete: v.ExactOptionalSchema<v.GenericSchema<unknown, true>, undefined>;
  readonly doubts: v.ExactOptionalSchema<v.GenericSchema<unknown, readonly string[]>, undefined>;
} = {
  id,
  name: v.strictObject({ en: text, es: v.exactOptional(text) }),
  incomplete: v.exactOptional(flag),
  doubts: v.exactOptional(texts),
};

export const match: v.GenericSchema<unknown, UnitMatch> = notAList(
  v.strictObject({
    unit: v.exactOptional(text),
    title: v.exactOptional(text),
    faction: v.exactOptional(allegiance),
    affiliation: v.exactOptional(affiliation),
    rank: v.exactOptional(rank),
    type: v.exactOptional(v.union([unitType, v.literal("vehicle")])),
    keyword: v.exactOptional(id),
    side: v.exactOptional(side),
    defenseDie: v.exactOptional(defenseDie),
    slot: v.exactOptional(upgradeType),
  }),
);
export const matches: v.GenericSchema<unknown, readonly UnitMatch[]> = v.array(match);

export const restriction: v.GenericSchema<unknown, Restriction> = v.lazy((input) => {
  const has = (key: string) => typeof input === "object" && input !== null && Object.hasOwn(input, key);
  if (has("any")) return v.strictObject({ any: v.array(restriction) });
  if (has("all")) return v.strictObject({ all: v.array(restriction) });
  return has("not") ? v.strictObject({ not: restriction }) : match;
});

const gains: v.GenericSchema<unknown, Gains> = v.strictObject({
  choose: v.picklist(["all", "one"]),
  options: v.array(
    v.strictObject({
      what: v.picklist(["aim", "dodge", "surge", "standby", "move", "recover"]),
      n: v.union([whole(1), v.literal("X")]),
    }),
  ),
});

export const keywords: v.GenericSchema<unknown, readonly KeywordUse[]> = v.array(
  v.strictObject({
    id,
    value: v.exactOptional(v.union([whole(0), v.literal("X")])),
    of: v.exactOptional(matches),
    factions: v.exactOptional(v.array(faction)),
    battleForce: v.exactOptional(id),
    equip: v.exactOptional(v.array(v.union([id, v.strictObject({ type: upgradeType })]))),
    actions: v.exactOptional(texts),
    arcs: v.exactOptional(v.array(v.picklist(["front", "rear", "sides"]))),
    gains: v.exactOptional(gains),
    attacks: v.exactOptional(v.array(v.picklist(["melee", "ranged"]))),
    over: v.exactOptional(v.picklist(["ground", "air"])),
    height: v.exactOptional(whole(1)),
    capacity: v.exactOptional(whole(1)),
    as: v.exactOptional(v.literal("free-action")),
    side: v.exactOptional(cardSide),
  }),
);

const range: v.GenericSchema<unknown, WeaponRange> = v.strictObject({
  melee: v.boolean(),
  min: v.nullable(whole(0)),
  max: v.nullable(v.union([whole(1), v.literal("infinite")])),
  overrun: v.exactOptional(flag),
  area: v.exactOptional(flag),
});
const attackDice: v.GenericSchema<unknown, AttackDice> = v.strictObject({
  red: whole(0),
  black: whole(0),
  white: whole(0),
});
export const weapons: v.GenericSchema<unknown, readonly Weapon[]> = v.array(
  v.strictObject({
    name: text,
    range,
    dice: attackDice,
    keywords,
    surge: v.exactOptional(attackSurge),
    side: v.exactOptional(cardSide),
  }),
);

const point: v.GenericSchema<unknown, MapPoint> = v.strictTuple([v.number(), v.number()]);
const polygons = v.array(v.array(point));
export const map: v.GenericSchema<unknown, MapCard> = v.strictObject({
  size: v.strictTuple([whole(1), whole(1)]),
  redTerritory: polygons,
  blueTerritory: polygons,
  redFlank: v.exactOptional(polygons),
  blueFlank: v.exactOptional(polygons),
  pois: v.array(point),
});

const rankLimit = v.strictObject({ min: whole(0), max: whole(0) });
export const limits: v.GenericSchema<unknown, RankLimits> = v.strictObject({
  ranks: v.strictObject({
    commander: rankLimit,
    operative: rankLimit,
    corps: rankLimit,
    "special-forces": rankLimit,
    support: rankLimit,
    heavy: rankLimit,
  }),
  commandersAndOperatives: v.exactOptional(whole(0)),
});
