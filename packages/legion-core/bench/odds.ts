import { type AttackInput, attackOdds } from "../src/odds/index.ts";
import type { Row } from "./row.ts";

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

const TIMES = 50;

/** Milliseconds that this process has been at work: the same on a busy machine, unlike what a clock says. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The odds of an attack. */
export function oddsRows(): readonly Row[] {
  return [
    {
      name: "exact odds of an attack with ten dice",
      unit: "ms",
      target: 20,
      measure: () => {
        const start = worked();
        for (let time = 0; time < TIMES; time++) attackOdds(TEN_DICE);
        return (worked() - start) / TIMES;
      },
    },
  ];
}
