import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { DiceRule } from "./rules.ts";

/** Stable id of a die: `"red"`, `"white-defense"`, `"d6"`, or the id of a custom die. */
export type DieId = string;

/** What one side of a die shows: `"hit"`, `"blank"`, `"6"`. Sides that show the same have the same name. */
export type Face = string;

/** A kind of die, as data. Custom dice have the same form and are checked by {@link diceSet}. */
export interface Die {
  readonly id: DieId;
  /** One entry per side: a face printed on three sides is listed three times. Every side is equally likely. */
  readonly faces: readonly Face[];
  /** The die that replaces this one when an effect upgrades it; null if there is no better die. */
  readonly upgradesTo: DieId | null;
  /** The die that replaces this one when an effect downgrades it; null if there is no worse die. */
  readonly downgradesTo: DieId | null;
}

/**
 * The dice in use, by id. Pools are rolled in this order, and a reroll policy picks dice that show the same face in
 * this order.
 */
export type DiceSet = Readonly<Record<DieId, Die>>;

/** Dice of Rebellion. The green ones come with Rise of the Empire. */
export type RebellionDie = "red" | "black" | "green";

/** Dice of Legion. */
export type LegionDie = "red-attack" | "black-attack" | "white-attack" | "red-defense" | "white-defense";

/** The id of a die in {@link DICE}. */
export type StandardDie = RebellionDie | LegionDie | "d6" | "d8";

/**
 * The dice of the games, and numbered dice.
 *
 * Rebellion (reb.dice.results; the books print no face counts): two independent sources agree on the red die. For the
 * black die one of them gives three hits and no direct hit, which contradicts reb.dice.results. The two direct hits of
 * the green die have two sources, its four blanks only one.
 *
 * Legion (leg.dice.attack-faces, leg.dice.defense-faces): four sources agree on the face counts. Upgrades and
 * downgrades follow leg.die-change.upgrade-attack, .downgrade-attack, .upgrade-defense and .downgrade-defense. The last
 * one (red defence die to white) is missing from the Spanish book and taken from the English one.
 */
export const DICE: Readonly<Record<StandardDie, Die>> = {
  red: single("red", ["hit", "hit", "direct-hit", "special", "blank", "blank"]),
  black: single("black", ["hit", "hit", "direct-hit", "special", "blank", "blank"]),
  green: single("green", ["direct-hit", "direct-hit", "blank", "blank", "blank", "blank"]),
  "red-attack": {
    id: "red-attack",
    faces: ["hit", "hit", "hit", "hit", "hit", "critical", "attack-surge", "blank"],
    upgradesTo: null,
    downgradesTo: "black-attack",
  },
  "black-attack": {
    id: "black-attack",
    faces: ["hit", "hit", "hit", "critical", "attack-surge", "blank", "blank", "blank"],
    upgradesTo: "red-attack",
    downgradesTo: "white-attack",
  },
  "white-attack": {
    id: "white-attack",
    faces: ["hit", "critical", "attack-surge", "blank", "blank", "blank", "blank", "blank"],
    upgradesTo: "black-attack",
    downgradesTo: null,
  },
  "red-defense": {
    id: "red-defense",
    faces: ["block", "block", "block", "defense-surge", "blank", "blank"],
    upgradesTo: null,
    downgradesTo: "white-defense",
  },
  "white-defense": {
    id: "white-defense",
    faces: ["block", "defense-surge", "blank", "blank", "blank", "blank"],
    upgradesTo: "red-defense",
    downgradesTo: null,
  },
  d6: single("d6", ["1", "2", "3", "4", "5", "6"]),
  d8: single("d8", ["1", "2", "3", "4", "5", "6", "7", "8"]),
};

function single(id: DieId, faces: readonly Face[]): Die {
  return { id, faces, upgradesTo: null, downgradesTo: null };
}

/**
 * Creates a custom set of dice in the given order. To extend the standard dice, include `Object.values(DICE)`. Fails
 * with `dice.set.die` for an empty or duplicate id, a die without faces, an empty face name, or an upgrade or downgrade
 * to an unknown die.
 */
export function diceSet(dice: readonly Die[]): Result<DiceSet> {
  const set: DiceSet = Object.fromEntries(dice.map((die) => [die.id, die]));
  const broken = (die: Die, code: string): Violation<DiceRule> => violation("dice.set.die", code, { die: die.id });
  for (const [index, die] of dice.entries()) {
    if (die.id === "") return fail(broken(die, "empty-id"));
    if (dice.findIndex((other) => other.id === die.id) !== index) return fail(broken(die, "id-twice"));
    if (die.faces.length === 0 || die.faces.includes("")) return fail(broken(die, "missing-face"));
    for (const next of [die.upgradesTo, die.downgradesTo]) {
      if (next !== null && findDie(set, next) === undefined) return fail(broken(die, "unknown-neighbour"));
    }
  }
  return ok(set);
}

/** Returns the die with that id, or undefined if the set has none. Properties inherited from `Object` are not dice. */
export function findDie(dice: DiceSet, id: DieId): Die | undefined {
  return Object.hasOwn(dice, id) ? dice[id] : undefined;
}
