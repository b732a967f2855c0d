import { seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import type { Keyword, PoolRules } from "../../src/attack/pools/keyword.ts";
import type { Pool } from "../../src/attack/pools/pool.ts";
import type { KeywordValues } from "../../src/attack/pools/situation.ts";
import { EAGER } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { OWN_KEYWORDS } from "../../src/odds/same.ts";
import { attackInput, type Case } from "../helpers/pools.ts";
import { played, samples, Tally } from "./sampling.ts";

const LONG = process.env["SW_LONG"] !== undefined;

/** Keywords that do something for a part in an attack. */
function ofPart(part: "attacking" | "defending" | "guarding"): readonly string[] {
  const all: readonly [string, Keyword][] = Object.entries(OWN_KEYWORDS);
  return all.flatMap(([id, keyword]) => (keyword[part] === undefined ? [] : [id])).sort();
}

const ATTACKING = ofPart("attacking");
const DEFENDING = ofPart("defending");
const GUARDING = ofPart("guarding");

interface Pair {
  readonly name: string;
  readonly rules: PoolRules;
  /** The same attack with the keywords of each unit the other way round. */
  readonly turned: PoolRules;
}

const SCENE: Case = {
  dice: [1, 1, 1],
  tokens: { aim: 1, surge: 1 },
  defenderTokens: { dodge: 1, surge: 1, shield: 1 },
  cover: "light",
  observation: 1,
  backup: true,
};

/** Two of each, so that what a value can do it does. */
function values(...ids: readonly string[]): KeywordValues {
  return Object.fromEntries(ids.map((id) => [id, 2]));
}

function pair(attacker: readonly string[], defender: readonly string[], guardian: readonly string[]): Pair {
  const kind = (attacker.length + defender.join("").length) % 3 === 0 ? "melee" : "ranged";
  const rules = (inOrder: (ids: readonly string[]) => readonly string[]): PoolRules => {
    const guardians =
      guardian.length === 0
        ? []
        : [{ id: "friend", die: "red" as const, keywords: values(...inOrder(["guardian", ...guardian])) }];
    const one: Case = {
      ...SCENE,
      kind,
      attacker: values(...inOrder(attacker)),
      defender: values(...inOrder(defender)),
      guardians,
    };
    return poolRules(situationOf(attackInput(one)), OWN_KEYWORDS);
  };
  return {
    name: [...attacker, "/", ...defender, "/", ...guardian].join(" "),
    rules: rules((ids) => ids),
    turned: rules((ids) => [...ids].reverse()),
  };
}

function* twoOf(ids: readonly string[]): Generator<readonly [string, string]> {
  for (const [place, one] of ids.entries()) for (const other of ids.slice(place + 1)) yield [one, other];
}

/** Every two keywords that meet in an attack: of one unit, or of two of those with a part in it. */
function* pairs(): Generator<Pair> {
  for (const two of twoOf(ATTACKING)) yield pair(two, [], []);
  for (const two of twoOf(DEFENDING)) yield pair([], two, []);
  for (const one of ATTACKING) for (const other of DEFENDING) yield pair([one], [other], []);
  for (const guard of GUARDING) {
    for (const one of ATTACKING) yield pair([one], [], [guard]);
    for (const one of DEFENDING) yield pair([], [one], [guard]);
  }
}

const ALL = [...pairs()];

/** Every so many pairs, beginning where the seed says. */
function* share(every: number): Generator<Pair> {
  const from = seeded(`pairs${process.env["SW_SEED"] ?? ""}`).pick("from", every, String);
  for (let place = from; place < ALL.length; place += every) {
    const one = ALL[place];
    if (one !== undefined) yield one;
  }
}

/** What no pool may be, whatever happened in it. */
function broken({ left, hits, criticals, blocks, wounds, suppression, guardWounds, attackerWounds }: Pool): boolean {
  const numbers = [
    hits,
    criticals,
    blocks,
    wounds,
    suppression,
    attackerWounds,
    ...guardWounds,
    ...Object.values(left),
  ];
  return numbers.some((count) => !Number.isInteger(count) || count < 0) || wounds > hits + criticals;
}

describe("pairs of keywords in an attack", () => {
  it("No pair of attack keywords makes an attack throw, overspend tokens or deal more wounds than it has results", () => {
    const chance = seeded("pairs");
    const wrong = [...share(LONG ? 1 : 3)].filter(({ rules }) =>
      broken(played(rules, EAGER, (sides) => chance.die("side", sides, String))),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(ALL.length).toBeGreaterThan(1000);
  });

  it("The odds of an attack do not depend on the order of a unit's keywords", () => {
    const differing = [...share(LONG ? 10 : 150)].filter(({ rules, turned }) => {
      const [one, other] = [oddsOf(rules, EAGER), oddsOf(turned, EAGER)];
      return Math.abs(one.meanWounds - other.meanWounds) > 1e-9 || Math.abs(one.suppressed - other.suppressed) > 1e-9;
    });
    expect(differing.map(({ name }) => name)).toEqual([]);
  });

  it("The odds of pairs of keywords agree with attacks rolled die by die", () => {
    for (const { rules } of share(LONG ? 100 : 400)) {
      const chance = seeded("sampled");
      const tally = new Tally(rules.situation.guardians.length);
      for (let game = samples(1_000); game > 0; game--) {
        tally.add(played(rules, EAGER, (sides) => chance.die("side", sides, String)));
      }
      tally.expectAsIn(oddsOf(rules, EAGER));
    }
  });
});
