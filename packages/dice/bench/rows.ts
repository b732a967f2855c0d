import { expectOk, seeded } from "@sw/tabletop";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { finalPool, type Pool, REBELLION_ATTACK_CAPS, roll } from "../src/index.ts";
import { counting, type Distribution, distribution, rerollWorst, type Worth } from "../src/odds/index.ts";

const ATTACK: Pool = { "red-attack": 4, "black-attack": 3, "white-attack": 3 };
const HITS = counting("hit", "attack-surge");
const CRITICALS = counting("critical");
const BATTLE: Pool = { red: 5, black: 5 };
const hitsOf =
  (die: string): Worth =>
  (other, face) =>
    other === die && face === "hit" ? 1 : 0;

/** Measures the most frequent calls of this package. */
export function rows(): readonly Row[] {
  const odds = (name: string, call: () => Distribution<unknown>): Row =>
    calling({ name: `odds of ${name}`, unit: "ms", target: 1, call });
  const aim = rerollWorst(2, ["blank"]);
  const noSurge = [counting("hit"), CRITICALS];
  const battle = [hitsOf("red"), hitsOf("black"), counting("direct-hit"), counting("special")];
  const chance = seeded("fast:bench");
  return [
    odds("10 attack dice of three colours", () => expectOk(distribution(ATTACK, [HITS, CRITICALS]))),
    odds("10 attack dice, rerolling the worst 2", () =>
      expectOk(distribution(ATTACK, [HITS, CRITICALS], { rerolls: [aim] })),
    ),
    odds("10 attack dice without surges, rerolling the worst 2 of two faces", () =>
      expectOk(distribution(ATTACK, noSurge, { rerolls: [rerollWorst(2, ["blank", "attack-surge"])] })),
    ),
    odds("10 attack dice, rerolling the worst 2 twice", () =>
      expectOk(distribution(ATTACK, [HITS, CRITICALS], { rerolls: [{ ...aim, times: 2 }] })),
    ),
    odds("10 Rebellion dice by what they can hit, rerolling the worst 3", () =>
      expectOk(distribution(BATTLE, battle, { rerolls: [rerollWorst(3, ["blank"])] })),
    ),
    calling({
      name: "final pool and roll of 10 dice",
      unit: "ms",
      target: null,
      call() {
        const pool = expectOk(
          finalPool({ dice: { red: 7, black: 6 }, reductions: [{ red: 2 }], caps: REBELLION_ATTACK_CAPS }),
        );
        return expectOk(roll(pool, chance, "bench"));
      },
    }),
  ];
}
