import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { type AttackInput, attackOdds } from "../src/odds/index.ts";

/** Ten dice of all colours with aims, a dodge, cover and keywords on both sides. */
const TEN_DICE: AttackInput = {
  weapons: [{ dice: { white: 4, black: 3, red: 3 }, keywords: { impact: 2, pierce: 3, critical: 1 } }],
  attacker: { surge: "hit", tokens: { aim: 2 }, keywords: { precise: 1 } },
  defender: {
    die: "red",
    surge: "block",
    cover: "heavy",
    tokens: { dodge: 2 },
    keywords: { armor: 4, impervious: 1 },
  },
};

/** Measures the odds of an attack. */
export function oddsRows(): readonly Row[] {
  return [
    calling({
      name: "exact odds of an attack with ten dice",
      unit: "ms",
      target: 20,
      call: () => attackOdds(TEN_DICE),
    }),
  ];
}
