import { type Result, readInput } from "@sw/tabletop";
import * as v from "valibot";
import { ALLEGIANCES, type Allegiance } from "../catalogue/words.ts";

/** The formats an army is built for: the game of 1000 points, and the smaller one that battle forces provide for. */
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

/** A battle deck, by id. */
export interface BattleDeck {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  readonly advantages: readonly string[];
}

/**
 * What a player brings (leg.army.contents), as plain JSON with ids of a catalogue. Sides of double-sided cards are not
 * here: they are chosen when units deploy.
 */
export interface ArmyList {
  /** Standard without. */
  readonly format?: Format;
  /** Most points that the players agreed on for the smaller format: 600 without, 500 in older editions. */
  readonly pointsLimit?: number;
  /** `"mercenary"` only with a battle force of mercenaries. */
  readonly faction: Allegiance;
  readonly battleForce?: string;
  readonly units: readonly ListedUnit[];
  readonly commandHand: readonly string[];
  readonly battleDeck: BattleDeck;
}

/** No limit is higher than that of the larger format. */
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

/** An army of any size of table holds far less than this. */
const LIMITS = { depth: 8, values: 2000, text: 200 };

/**
 * Reads an army from outside: its shape (`tt.input.shape`) within limits (`tt.input.limits`), not whether it is legal
 * or its cards are known, which `check` of {@link createArmyRules} says.
 */
export function parseArmyList(input: unknown): Result<ArmyList> {
  return readInput(armyListSchema, input, LIMITS);
}
