import { type Result, readInput } from "@sw/tabletop";
import * as v from "valibot";
import { ALLEGIANCES, type Allegiance } from "../catalogue/words.ts";

/**
 * The formats an army can be built for: the standard game of 1000 points and a smaller one, for which battle forces
 * have their own limits.
 */
export const FORMATS = ["standard", "skirmish"] as const;
/** A format of {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** A counterpart added to a unit, with its own upgrades, by id. */
export interface ListedCounterpart {
  readonly counterpart: string;
  readonly upgrades: readonly string[];
}

/** A unit of an army with its upgrades, by id. */
export interface ListedUnit {
  readonly unit: string;
  readonly upgrades: readonly string[];
  readonly counterpart?: ListedCounterpart;
}

/** The cards of a battle deck, by id. */
export interface BattleDeck {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  readonly advantages: readonly string[];
}

/**
 * The army that a player brings (leg.army.contents), as plain JSON with ids of a catalogue. Sides of double-sided cards
 * are not part of it: they are chosen when units deploy.
 */
export interface ArmyList {
  /** The format that the army is built for. Defaults to `"standard"`. */
  readonly format?: Format;
  /** Points limit that the players agreed on for the smaller format. Defaults to 600; older editions used 500. */
  readonly pointsLimit?: number;
  /** `"mercenary"` only with a battle force of mercenaries. */
  readonly faction: Allegiance;
  readonly battleForce?: string;
  readonly units: readonly ListedUnit[];
  readonly commandHand: readonly string[];
  readonly battleDeck: BattleDeck;
}

/** Highest points limit that a list may state: the limit of the standard format. */
const MOST_POINTS = 1000;

const ids = v.array(v.string());

const armyListSchema: v.GenericSchema<unknown, ArmyList> = v.strictObject({
  format: v.exactOptional(v.picklist(FORMATS)),
  pointsLimit: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_POINTS))),
  faction: v.picklist(ALLEGIANCES),
  battleForce: v.exactOptional(v.string()),
  units: v.array(
    v.strictObject({
      unit: v.string(),
      upgrades: ids,
      counterpart: v.exactOptional(v.strictObject({ counterpart: v.string(), upgrades: ids })),
    }),
  ),
  commandHand: ids,
  battleDeck: v.strictObject({ primary: ids, secondary: ids, advantages: ids }),
});

/** Limits on the size of an input. Legal armies hold far less. */
const LIMITS = { depth: 8, values: 2000, text: 200 };

/**
 * Reads an army from untrusted input. Checks only its shape (`tt.input.shape`) and size (`tt.input.limits`); `check` of
 * {@link createArmyRules} tells whether the army is legal and its cards are known.
 */
export function parseArmyList(input: unknown): Result<ArmyList> {
  return readInput(armyListSchema, input, LIMITS);
}
