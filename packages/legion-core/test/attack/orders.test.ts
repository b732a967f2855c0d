import { expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import type { Pool } from "../../src/attack/pools/pool.ts";
import type { KeywordValues } from "../../src/attack/pools/situation.ts";
import { KEYWORDS } from "../../src/content/keywords/index.ts";
import { EAGER } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { played } from "../odds/sampling.ts";
import { attackInput } from "./helpers.ts";

/** The keywords that act in a pool, each with the side on which it does. */
const ACTING = Object.values(KEYWORDS).flatMap(({ id, attacking, defending }) => [
  ...(attacking === undefined ? [] : [{ id, side: "attacker" as const }]),
  ...(defending === undefined ? [] : [{ id, side: "defender" as const }]),
]);

/** Every two of one side, each once. */
const PAIRS = ACTING.flatMap((one, place) =>
  ACTING.slice(place + 1).flatMap((other) => (other.side === one.side ? [[one, other] as const] : [])),
);

const TOKENS = { aim: 1, dodge: 1, surge: 1, shield: 1 };

/** A small attack with these keywords on a side, resolved by the usual policy with the same dice each time. */
function resolved(side: "attacker" | "defender", keywords: KeywordValues, kind: "ranged" | "melee"): Pool {
  const attack = attackInput({
    kind,
    dice: [2, 1, 1],
    weapon: { impact: 1, pierce: 1 },
    tokens: TOKENS,
    defenderTokens: TOKENS,
    defender: { armor: 1 },
    cover: "light",
    [side]: side === "defender" ? { armor: 1, ...keywords } : keywords,
  });
  let thrown = 0;
  return played(poolRules(situationOf(attack), KEYWORDS), EAGER, (sides) => (5 * thrown++ + 3) % sides);
}

it("Any two keywords of a side come to the same result in whichever order the cards of the unit name them", () => {
  expect(PAIRS.length).toBeGreaterThan(300);
  const differing = PAIRS.flatMap(([{ id: one, side }, { id: other }], place) => {
    // Half of them in melee: which half does not matter, and both would take twice as long.
    const kind = place % 2 === 0 ? "ranged" : "melee";
    const [first, second] = [
      { [one]: 1, [other]: 1 },
      { [other]: 1, [one]: 1 },
    ].map((keywords) => {
      const { wounds, suppression, dodgesBack, attackerWounds, left } = resolved(side, keywords, kind);
      return JSON.stringify({ wounds, suppression, dodgesBack, attackerWounds, left });
    });
    return first === second ? [] : [`${one} and ${other} (${kind}): ${first} or ${second}`];
  });
  expect(differing).toEqual([]);
});
