import { expect } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import { ATTACK_FACES, type Counts, changed, DEFENSE_FACES } from "../../src/attack/pools/faces.ts";
import type { Keywords, PoolRules } from "../../src/attack/pools/keyword.ts";
import type { Pool } from "../../src/attack/pools/pool.ts";
import { beginPool, chosen, PASS, rolled, type Standing, standing } from "../../src/attack/pools/resolve.ts";
import type { KeywordValues, Tokens } from "../../src/attack/pools/situation.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { type AttackInput, situationOf } from "../../src/odds/input.ts";
import { type PlayedKeywords, playedKeywords } from "../../src/state/hooks/played.ts";

/** The keywords of this package as pools take them. */
export const PLAYED: PlayedKeywords = playedKeywords(KEYWORDS);

/** An attack in a few words, as one weapon or several; what is not said is nothing, and the defender's die white. */
export interface Case {
  readonly kind?: "ranged" | "melee";
  /** Dice of the only weapon: white, black, red. */
  readonly dice?: Counts;
  readonly weapons?: readonly { dice: Counts; keywords?: KeywordValues }[];
  /** Keywords of the only weapon. */
  readonly weapon?: KeywordValues;
  readonly surge?: "hit" | "crit";
  readonly attacker?: KeywordValues;
  readonly tokens?: Partial<Tokens>;
  readonly defender?: KeywordValues;
  readonly defenderTokens?: Partial<Tokens>;
  readonly die?: "white" | "red";
  readonly surgeToBlock?: boolean;
  readonly cover?: "none" | "light" | "heavy";
  readonly suppressed?: boolean;
  readonly suppressible?: boolean;
  readonly observation?: number;
  readonly backup?: boolean;
  readonly guardians?: NonNullable<AttackInput["guardians"]>;
}

/** The attack as `attackOdds` takes it. */
export function attackInput(one: Case): AttackInput {
  const weapons = one.weapons ?? [{ dice: one.dice ?? [], keywords: one.weapon ?? {} }];
  return {
    kind: one.kind,
    weapons: weapons.map(({ dice: [white, black, red], keywords }) => ({ dice: { white, black, red }, keywords })),
    attacker: { surge: one.surge, keywords: one.attacker, tokens: one.tokens },
    defender: {
      die: one.die ?? "white",
      surge: one.surgeToBlock ? "block" : undefined,
      keywords: one.defender,
      tokens: one.defenderTokens,
      cover: one.cover,
      suppressed: one.suppressed,
      suppressible: one.suppressible,
      observation: one.observation,
    },
    backup: one.backup,
    guardians: one.guardians,
  };
}

/** An attack played line by line. */
export class Attack {
  readonly rules: PoolRules;
  pool: Pool;

  constructor(one: Case, keywords: Keywords = PLAYED) {
    this.rules = poolRules(situationOf(attackInput(one)), keywords);
    this.pool = beginPool(this.rules);
  }

  get standing(): Standing {
    return standing(this.pool, this.rules);
  }

  /** What may be chosen now; empty where nothing is asked. */
  get options(): readonly string[] {
    const now = this.standing;
    return now.ask === "choice" ? now.options : [];
  }

  /** The dice to be rolled now, by colour; empty where none are. */
  get asked(): Counts {
    const now = this.standing;
    return now.ask === "roll" ? now.counts : [];
  }

  /** Answers the roll by the faces of the dice, the weakest colour first. */
  roll(...faces: readonly string[]): this {
    const now = this.standing;
    if (now.ask !== "roll") throw new Error(`nothing is rolled in ${this.pool.stage}`);
    const names: readonly string[] = now.dice === "attack" ? ATTACK_FACES : DEFENSE_FACES;
    const colours = now.counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
    expect(faces.length, `dice rolled in ${this.pool.stage}`).toBe(colours.length);
    let counts: Counts = now.counts.flatMap(() => names.map(() => 0));
    for (const [index, colour] of colours.entries()) {
      counts = changed(counts, colour * names.length + names.indexOf(faces[index] ?? ""), 1);
    }
    this.pool = rolled(this.pool, this.rules, counts);
    return this;
  }

  choose(option: string): this {
    expect(this.options).toContain(option);
    this.pool = chosen(this.pool, this.rules, option);
    return this;
  }

  /** Takes up a die of this colour and face for a reroll. */
  pick(colour: number, face: (typeof ATTACK_FACES)[number]): this {
    return this.choose(`pick ${colour * ATTACK_FACES.length + ATTACK_FACES.indexOf(face)}`);
  }

  pass(): this {
    return this.choose(PASS);
  }
}
