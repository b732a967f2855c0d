import { type Failure, fail, notAList, type Result, readInput } from "@sw/tabletop";
import * as v from "valibot";
import type { Keywords } from "../attack/pools/keyword.ts";
import type { KeywordValues, Roller, Situation, Tokens } from "../attack/pools/situation.ts";
import { forbidden } from "../state/kinds.ts";
import { coverValue } from "../table/sight/cover-value.ts";
import { OWN_KEYWORDS } from "./same.ts";

/** Dice of a weapon by colour. */
export interface WeaponDice {
  readonly white?: number | undefined;
  readonly black?: number | undefined;
  readonly red?: number | undefined;
}

/**
 * Keywords by id with their value X, or `true` for one that the card prints without a value: `{ armor: 1 }` is Armor 1,
 * `{ armor: true }` is Armor, which cancels any number of hits.
 */
export type KeywordInput = Readonly<Record<string, number | true>>;

/** A weapon, with the number of miniatures that use it. */
export interface WeaponInput {
  /** Number of miniatures that use it. Defaults to 1. */
  readonly count?: number | undefined;
  readonly dice: WeaponDice;
  readonly keywords?: KeywordInput | undefined;
}

/** Number of tokens that a unit can spend in its role in the attack, by kind. Each defaults to 0. */
export type TokenInput<Kind extends keyof Tokens> = Readonly<Partial<Record<Kind, number | undefined>>>;

/** A unit that rolls defense dice. */
export interface RollerInput {
  readonly die: "white" | "red";
  /** Whether its chart turns defense surges into blocks. Defaults to no. */
  readonly surge?: "block" | undefined;
  readonly keywords?: KeywordInput | undefined;
}

/** An attack pool as numbers. Absent values count as zero or none, and `kind` defaults to a ranged attack. */
export interface AttackInput {
  readonly kind?: Situation["kind"] | undefined;
  readonly weapons: readonly WeaponInput[];
  readonly attacker?:
    | {
        /** What the attacker's chart turns attack surges into. Defaults to nothing. */
        readonly surge?: "hit" | "crit" | undefined;
        readonly keywords?: KeywordInput | undefined;
        readonly tokens?: TokenInput<"aim" | "dodge" | "surge"> | undefined;
      }
    | undefined;
  readonly defender: RollerInput & {
    readonly tokens?: TokenInput<"dodge" | "surge" | "shield"> | undefined;
    /** Cover from terrain (leg.cover.kind-from-terrain). Defaults to none. */
    readonly cover?: "none" | "light" | "heavy" | undefined;
    /** Smoke tokens near either leader, if they count (leg.kw.smoke-tokens.stack). Defaults to 0. */
    readonly smoke?: number | undefined;
    readonly suppressed?: boolean | undefined;
    /** Whether the defender can gain suppression, which vehicles cannot. Defaults to true. */
    readonly suppressible?: boolean | undefined;
    /** Observation tokens on the defender. Defaults to 0. */
    readonly observation?: number | undefined;
  };
  /** Whether the defender benefits from backup (leg.backup.who-benefits). Defaults to no. */
  readonly backup?: boolean | undefined;
  /** Units that may use Guardian for the defender. Their `keywords` must include Guardian. Defaults to none. */
  readonly guardians?:
    | readonly (RollerInput & { readonly id: string; readonly tokens?: TokenInput<"dodge" | "surge"> | undefined })[]
    | undefined;
}

/** Maximum number of dice of a colour, tokens of a kind, or value of a keyword in an input. */
const MOST = 99;

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)));
const keywordValue = v.union([v.literal(true), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST))]);
const keywords = v.optional(notAList(v.record(v.string(), keywordValue)));
const roller = {
  die: v.picklist(["white", "red"]),
  surge: v.optional(v.literal("block")),
  keywords,
};

const attack: v.GenericSchema<unknown, AttackInput> = v.strictObject({
  kind: v.optional(v.picklist(["ranged", "melee", "overrun"])),
  weapons: v.array(
    notAList(v.strictObject({ count, dice: v.strictObject({ white: count, black: count, red: count }), keywords })),
  ),
  attacker: v.optional(
    notAList(
      v.strictObject({
        surge: v.optional(v.picklist(["hit", "crit"])),
        keywords,
        tokens: v.optional(notAList(v.strictObject({ aim: count, dodge: count, surge: count }))),
      }),
    ),
  ),
  defender: v.strictObject({
    ...roller,
    tokens: v.optional(notAList(v.strictObject({ dodge: count, surge: count, shield: count }))),
    cover: v.optional(v.picklist(["none", "light", "heavy"])),
    smoke: count,
    suppressed: v.optional(v.boolean()),
    suppressible: v.optional(v.boolean()),
    observation: count,
  }),
  backup: v.optional(v.boolean()),
  guardians: v.optional(
    v.array(
      v.strictObject({
        id: v.string(),
        ...roller,
        tokens: v.optional(notAList(v.strictObject({ dodge: count, surge: count }))),
      }),
    ),
  ),
});

/**
 * Reads an attack from untrusted input. Refuses other shapes with `tt.input.*`, and keywords that the table does not
 * use in attacks with `leg.keywords.full-text-in-glossary`.
 */
export function readAttack(input: unknown, table: Keywords): Result<AttackInput> {
  const read = readInput(attack, input);
  return read.ok ? (unknownKeyword(read.value, table) ?? read) : read;
}

function unknownKeyword(input: AttackInput, table: Keywords): Failure | undefined {
  const all = [...input.weapons, ...(input.guardians ?? []), input.defender, input.attacker ?? {}];
  const unknown = all.flatMap((one) => Object.keys(one.keywords ?? {})).find((id) => !Object.hasOwn(table, id));
  if (unknown === undefined) return undefined;
  const known = Object.keys(table).sort();
  return fail(forbidden("leg.keywords.full-text-in-glossary", "unknown-keyword", { keyword: unknown, known }));
}

/** Converts an attack to the situation that is resolved. The table defines the value of keywords given without one. */
export function situationOf(input: AttackInput, table: Keywords = OWN_KEYWORDS): Situation {
  const { attacker, defender } = input;
  return {
    kind: input.kind ?? "ranged",
    weapons: input.weapons.map((weapon) => {
      const { white = 0, black = 0, red = 0 } = weapon.dice;
      const times = weapon.count ?? 1;
      return { dice: [white * times, black * times, red * times], keywords: valuesOf(weapon.keywords, table, times) };
    }),
    attacker: {
      surge: attacker?.surge === "crit" ? "critical" : (attacker?.surge ?? null),
      keywords: valuesOf(attacker?.keywords, table),
      tokens: tokensOf(attacker?.tokens),
    },
    defender: {
      ...rollerOf(defender, table),
      cover: coverValue(defender.cover ?? "none"),
      smoke: defender.smoke ?? 0,
      suppressed: defender.suppressed ?? false,
      suppressible: defender.suppressible ?? true,
      observation: defender.observation ?? 0,
    },
    lenders: { attacker: [], defender: [] },
    backup: input.backup ?? false,
    guardians: (input.guardians ?? []).map((guardian) => ({ ...rollerOf(guardian, table), id: guardian.id })),
  };
}

function valuesOf(values: KeywordInput | undefined, table: Keywords, times = 1): KeywordValues {
  const worth = (id: string, value: number | true): number => (value === true ? (table[id]?.withoutValue ?? 1) : value);
  return Object.fromEntries(Object.entries(values ?? {}).map(([id, value]) => [id, worth(id, value) * times]));
}

/** A unit that rolls defense dice, with the tokens of its role in the attack. */
type WithTokens = RollerInput & { readonly tokens?: TokenInput<keyof Tokens> | undefined };

function rollerOf({ die, surge, keywords, tokens: own }: WithTokens, table: Keywords): Roller {
  const given = valuesOf(keywords, table);
  const tokens = tokensOf(own);
  // Only units with Shielded have shield tokens, so the tokens imply the keyword.
  const values = tokens.shield > 0 ? { shielded: tokens.shield, ...given } : given;
  return { die: die === "red" ? 1 : 0, surgeToBlock: surge === "block", keywords: values, tokens };
}

function tokensOf({ aim = 0, dodge = 0, surge = 0, shield = 0 }: TokenInput<keyof Tokens> = {}): Tokens {
  return { aim, dodge, surge, shield };
}
