import { at, type Chance, seeded } from "@sw/tabletop";
import type { KeywordValues } from "../../../src/attack/pools/situation.ts";

/** A guardian of a random attack. */
export interface Guard {
  readonly id: string;
  readonly die: "white" | "red";
  readonly surge?: "block";
  readonly keywords: KeywordValues;
  readonly tokens: { readonly dodge: number; readonly surge: number };
}

/** A random attack with all that decides how its pool is resolved. Dice are numbers of white, black and red ones. */
export interface RandomAttack {
  readonly kind: "ranged" | "melee";
  readonly weapons: readonly { readonly dice: readonly number[]; readonly keywords: KeywordValues }[];
  readonly surge: "none" | "hit" | "crit";
  readonly attacker: KeywordValues;
  readonly tokens: { readonly aim: number; readonly surge: number; readonly dodge: number };
  readonly defender: KeywordValues;
  readonly defenderTokens: { readonly dodge: number; readonly surge: number; readonly shield: number };
  readonly die: "white" | "red";
  readonly surgeToBlock: boolean;
  readonly cover: "none" | "light" | "heavy";
  readonly suppressed: boolean;
  readonly suppressible: boolean;
  readonly observation: number;
  readonly backup: boolean;
  readonly guardians: readonly Guard[];
}

const OF_WEAPONS = {
  either: ["critical", "immune-deflect", "impact", "ion", "lethal", "pierce", "primitive", "ram", "suppressive"],
  ranged: ["blast", "high-velocity", "sharpshooter"],
} as const;

/** Without Makashi Mastery, which a unit uses as it chooses weapons, and only with Pierce. */
const OF_ATTACKERS = ["duelist", "jarkai-mastery", "marksman", "precise", "sharpshooter"] as const;

const OF_DEFENDERS = [
  ...["armor", "block", "cover", "deflect", "djem-so-mastery", "duelist", "guardian", "immune-blast"],
  ...["immune-melee-pierce", "immune-pierce", "impervious", "low-profile", "nimble", "outmaneuver"],
  ...["shien-mastery", "soresu-mastery", "uncanny-luck", "unconcerned"],
] as const;

const OF_GUARDIANS = ["deflect", "immune-pierce", "shien-mastery", "soresu-mastery"] as const;

/** Keywords with a value, which is 1 or 2. */
const VALUED: ReadonlySet<string> = new Set([
  ...["armor", "cover", "critical", "guardian", "impact", "ion", "lethal", "pierce", "precise", "ram"],
  ...["sharpshooter", "uncanny-luck"],
]);

/** What meets in an attack: keywords of a weapon and of both units, and tokens, besides those that are drawn. */
interface Meeting {
  readonly kind?: "ranged" | "melee";
  readonly weapon?: KeywordValues;
  readonly attacker?: KeywordValues;
  readonly aim?: number;
  readonly defender?: KeywordValues;
  readonly dodge?: number;
  readonly shield?: number;
}

const MEETINGS: readonly Meeting[] = [
  {},
  { kind: "ranged", weapon: { ion: 2 }, shield: 2, dodge: 1 },
  { kind: "melee", weapon: { pierce: 2 }, attacker: { "makashi-mastery": 1 }, defender: { impervious: 1 } },
  { kind: "melee", weapon: { pierce: 2 }, attacker: { "makashi-mastery": 1 }, defender: { "immune-pierce": 1 } },
  { kind: "melee", weapon: { pierce: 1 }, defender: { "immune-melee-pierce": 1, impervious: 1 } },
  { kind: "melee", attacker: { duelist: 1 }, aim: 1, defender: { duelist: 1, "djem-so-mastery": 1 }, dodge: 1 },
  { kind: "melee", attacker: { "jarkai-mastery": 1 }, defender: { armor: 1 } },
  { weapon: { lethal: 2, pierce: 1 }, aim: 2, defender: { impervious: 1 } },
  { weapon: { impact: 1, primitive: 1, ram: 1 }, defender: { armor: 1 } },
  { kind: "ranged", weapon: { "high-velocity": 1 }, defender: { deflect: 1, nimble: 1 }, dodge: 1 },
  { kind: "ranged", weapon: { blast: 1 }, defender: { "immune-blast": 1, "low-profile": 1 } },
  { kind: "ranged", attacker: { sharpshooter: 1 }, defender: { cover: 1, "low-profile": 1 } },
  { kind: "ranged", defender: { "soresu-mastery": 1, "uncanny-luck": 1 } },
  { kind: "ranged", defender: { deflect: 1, "shien-mastery": 1 } },
  { attacker: { marksman: 1, precise: 1 }, weapon: { critical: 1 }, aim: 2 },
  { defender: { outmaneuver: 1, nimble: 1, block: 1 }, dodge: 2 },
];

/** Returns the random attack of a number: every few numbers the same keywords meet in it. */
export function anyAttack(number: number): RandomAttack {
  const draw = new Draw(seeded(`attack ${number}`));
  const meeting = at(MEETINGS, number % MEETINGS.length);
  const { kind = draw.one(["ranged", "melee"] as const) } = meeting;
  const ids = [...OF_WEAPONS.either, ...(kind === "ranged" ? OF_WEAPONS.ranged : [])];
  const weapons = draw.upTo(1, 2).map((_, place) => {
    const keywords = draw.keywords(ids, 2);
    return { dice: draw.dice(), keywords: place === 0 ? { ...keywords, ...meeting.weapon } : keywords };
  });
  return {
    kind,
    weapons,
    surge: draw.one(["none", "hit", "crit"] as const),
    attacker: { ...draw.keywords(OF_ATTACKERS, 1), ...meeting.attacker },
    tokens: { aim: meeting.aim ?? draw.one([0, 0, 1]), surge: draw.one([0, 1]), dodge: draw.one([0, 1]) },
    defender: { ...draw.keywords(OF_DEFENDERS, 2), ...meeting.defender },
    defenderTokens: {
      dodge: meeting.dodge ?? draw.one([0, 0, 1]),
      surge: draw.one([0, 1]),
      shield: meeting.shield ?? draw.one([0, 0, 1]),
    },
    die: draw.one(["white", "red"] as const),
    surgeToBlock: draw.one([true, false]),
    cover: draw.one(["none", "light", "heavy"] as const),
    suppressed: draw.one([true, false]),
    suppressible: draw.one([true, true, true, false]),
    observation: draw.one([0, 0, 0, 1]),
    backup: draw.one([true, false, false]),
    guardians: kind === "ranged" ? draw.upTo(0, 2).map((_, place) => draw.guard(`guard-${place}`)) : [],
  };
}

class Draw {
  private drawn = 0;
  private readonly chance: Chance;

  constructor(chance: Chance) {
    this.chance = chance;
  }

  one<T>(choices: readonly T[]): T {
    this.drawn += 1;
    return at(choices, this.chance.pick(`choice ${this.drawn}`, choices.length, String));
  }

  /** Returns a list of random length between two numbers. */
  upTo(least: number, most: number): readonly undefined[] {
    const lengths = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    return Array.from({ length: this.one(lengths) }, () => undefined);
  }

  dice(): readonly number[] {
    const colours = this.upTo(1, 2).map(() => this.one([0, 1, 2]));
    return [0, 1, 2].map((colour) => colours.filter((one) => one === colour).length);
  }

  keywords(ids: readonly string[], most: number): KeywordValues {
    return Object.fromEntries(
      this.upTo(0, most).map(() => {
        const id = this.one(ids);
        return [id, VALUED.has(id) ? this.one([1, 2]) : 1];
      }),
    );
  }

  guard(id: string): Guard {
    return {
      id,
      die: this.one(["white", "red"] as const),
      ...(this.one([true, false]) ? { surge: "block" } : {}),
      keywords: { ...this.keywords(OF_GUARDIANS, 2), guardian: this.one([1, 2]) },
      tokens: { dodge: this.one([0, 1]), surge: this.one([0, 1]) },
    };
  }
}
