import fc from "fast-check";
import { expect, it } from "vitest";
import { sum } from "../../src/attack/pools/faces.ts";
import { chosen, rolled } from "../../src/attack/pools/resolve.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { Attack, type Case } from "../helpers/pools.ts";

const keywords = fc.dictionary(fc.constantFrom(...Object.keys(KEYWORDS)), fc.integer({ min: 1, max: 3 }), {
  maxKeys: 6,
});
const tokens = fc.record({ aim: fc.nat(2), dodge: fc.nat(2), surge: fc.nat(2), shield: fc.nat(2) });

const attacks: fc.Arbitrary<Case> = fc.record({
  kind: fc.constantFrom("ranged", "melee"),
  weapons: fc.array(fc.record({ dice: fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)), keywords }), {
    minLength: 1,
    maxLength: 3,
  }),
  attacker: keywords,
  tokens,
  defender: keywords,
  defenderTokens: tokens,
  die: fc.constantFrom("white", "red"),
  surgeToBlock: fc.boolean(),
  cover: fc.constantFrom("none", "light", "heavy"),
  suppressed: fc.boolean(),
  observation: fc.nat(2),
  backup: fc.boolean(),
  guardians: fc.array(
    fc.record({ id: fc.constantFrom("a", "b"), die: fc.constantFrom("white", "red"), keywords, tokens }),
    {
      maxLength: 2,
    },
  ),
});

it("Any attack with any keywords ends, with no count below zero and no die lost or added", () => {
  fc.assert(
    fc.property(attacks, fc.infiniteStream(fc.nat(1000)), (one, stream) => {
      const next = (below: number): number => (stream.next().value ?? 0) % below;
      const attack = new Attack(one);
      const dice = sum(attack.pool.dice);
      for (let steps = 0; attack.pool.stage !== "over"; steps++) {
        expect(steps).toBeLessThan(300);
        const before = attack.pool;
        const now = attack.standing;
        if (now.ask === "roll") {
          const faces = now.dice === "attack" ? 4 : 3;
          const shown = now.counts.flatMap((count) => {
            const split = Array.from({ length: faces }, () => 0);
            for (let die = 0; die < count; die++) {
              const face = next(faces);
              split[face] = (split[face] ?? 0) + 1;
            }
            return split;
          });
          attack.pool = rolled(before, attack.rules, shown);
        } else if (now.ask === "choice") {
          attack.pool = chosen(before, attack.rules, now.options[next(now.options.length)] ?? "pass");
        }
        const { pool } = attack;
        const counts = [
          pool.blanks,
          pool.hits,
          pool.criticals,
          pool.blocks,
          ...pool.rolled,
          ...pool.defended,
          ...pool.guardWounds,
        ];
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
        if (pool.rolled.length > 0) {
          const inHand = sum(pool.dice);
          expect(sum(pool.rolled) + inHand).toBe(dice);
        }
        for (const [token, left] of Object.entries(pool.left)) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(before.left[token] ?? 0);
        }
      }
      expect(attack.pool.wounds).toBeLessThanOrEqual(dice);
    }),
    { numRuns: 150 },
  );
});
