import { altered } from "../../../attack/pools/pool.ts";
import { amount } from "../../../attack/pools/rules.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const PRIMITIVE: GameKeyword = {
  id: "primitive",
  name: { en: "Primitive", es: "Primitiva" },
  rules: ["leg.kw.primitive"],
  attacking: {
    musts: [
      {
        stage: "after-attacker-modifies",
        run: (pool, rules) =>
          amount(rules, pool, "armored") === 0
            ? pool
            : altered(pool, { hits: pool.hits + pool.criticals, criticals: 0 }),
      },
    ],
  },
};
