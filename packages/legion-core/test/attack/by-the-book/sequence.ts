import type { RandomAttack } from "./attacks.ts";
import type { AttackFace, DefenseFace, KnownDice } from "./dice.ts";

// A second reading of steps 4 to 9 of the attack sequence, written from the rulebook alone: each step turns an attack into
// all attacks that the choices of both players can make of it.

/** What comes out of an attack, as one line: wounds, suppression, the attacker's wounds, those of guardians, dodge tokens. */
export type Outcome = string;

/** An attack die with its colour: 0 white, 1 black, 2 red. */
export interface Die {
  readonly colour: number;
  readonly face: AttackFace;
}

/** An attack between two steps. */
export interface Underway {
  readonly dice: readonly Die[];
  /** Attack dice rolled so far. */
  readonly thrown: number;
  readonly hits: number;
  readonly crits: number;
  readonly blanks: number;
  /** Hits and criticals of the attack roll. */
  readonly results: number;
  readonly aims: number;
  readonly observations: number;
  readonly hasRerolledByAim: boolean;
  readonly hasDodged: boolean;
  readonly shields: number;
  readonly pierce: number;
  /** Dice rolled for guardians so far. */
  readonly guarded: number;
  /** Wounds of each guardian; null for one that has not helped. */
  readonly guards: readonly (number | null)[];
  readonly defense: readonly DefenseFace[];
  /** Wounds of the attacker. */
  readonly back: number;
  readonly wounds: number;
}

/** What the steps ask of an attack. */
export class Book {
  readonly attack: RandomAttack;
  readonly dice: KnownDice;
  readonly isRanged: boolean;
  readonly isArmored: boolean;
  /** Whether Makashi Mastery has been used as the weapons were chosen. */
  readonly isMakashi: boolean;
  readonly isAllHighVelocity: boolean;

  constructor(attack: RandomAttack, dice: KnownDice) {
    this.attack = attack;
    this.dice = dice;
    this.isRanged = attack.kind === "ranged";
    this.isArmored = this.defender("armor") > 0;
    this.isMakashi = !this.isRanged && this.attacker("makashi-mastery") > 0;
    this.isAllHighVelocity = attack.weapons.every(({ keywords }) => keywords["high-velocity"] !== undefined);
  }

  attacker(id: string): number {
    return this.attack.attacker[id] ?? 0;
  }

  defender(id: string): number {
    return this.attack.defender[id] ?? 0;
  }

  /** Returns the sum of a keyword over the weapons of the pool. */
  weapons(id: string): number {
    return this.attack.weapons.reduce((sum, { keywords }) => sum + (keywords[id] ?? 0), 0);
  }
}

export type Step = (book: Book, attack: Underway) => Iterable<Underway>;

/** Returns the numbers from 0 to another, which may be below 0: then none. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most + 1) }, (_, number) => number);
}

export function countOf<Face>(faces: readonly Face[], face: Face): number {
  return faces.filter((one) => one === face).length;
}

/** Returns the attack before step 4b, with its dice rolled. */
export function begun({ attack, dice }: Book): Underway {
  const colours = [0, 1, 2].flatMap((colour) =>
    attack.weapons.flatMap((weapon) => Array.from({ length: weapon.dice[colour] ?? 0 }, () => colour)),
  );
  return {
    dice: rolledDice(dice, colours, 0),
    thrown: colours.length,
    hits: 0,
    crits: 0,
    blanks: 0,
    results: 0,
    aims: attack.tokens.aim,
    observations: attack.observation,
    hasRerolledByAim: false,
    hasDodged: false,
    shields: attack.defenderTokens.shield,
    pierce: 0,
    guarded: 0,
    guards: attack.guardians.map(() => null),
    defense: [],
    back: 0,
    wounds: 0,
  };
}

/** Rolls attack dice of these colours, the weakest colour first. */
export function rolledDice(dice: KnownDice, colours: readonly number[], after: number): readonly Die[] {
  const sorted = [...colours].sort((one, other) => one - other);
  return dice.attack(after, sorted.length).map((face, place): Die => ({ colour: sorted[place] ?? 0, face }));
}

/** Returns the step that does something any number of times, as often as it can be done. */
export function repeated(once: Step): Step {
  return (book, attack) => {
    const all: Underway[] = [];
    let latest: readonly Underway[] = [attack];
    while (latest.length > 0) {
      all.push(...latest);
      latest = distinct(latest.flatMap((one) => [...once(book, one)]));
    }
    return distinct(all);
  };
}

/** Removes attacks that do not differ. */
export function distinct(attacks: Iterable<Underway>): readonly Underway[] {
  const found = new Map<string, Underway>();
  for (const attack of attacks) found.set(JSON.stringify(attack), attack);
  return [...found.values()];
}
