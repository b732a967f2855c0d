import { altered } from "../../../attack/pools/pool.ts";
import { amount } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { attacking } from "../../../state/hooks/words.ts";

export const PRIMITIVE = (): GameKeyword => ({
  id: "primitive",
  does: [
    attacking({
      stage: "after-attacker-modifies",
      run: (pool, rules) =>
        amount(rules, pool, "armored") === 0 ? pool : altered(pool, { hits: pool.hits + pool.criticals, criticals: 0 }),
    }),
  ],
});

export const PRIMITIVE_TEXT: KeywordText = {
  id: "primitive",
  name: { en: "Primitive", es: "Primitiva" },
  does: {
    en: "If the defender has Armor, the attacker must change all criticals of the pool to hits once Impact is resolved.",
    es: "Si el defensor tiene Blindaje, el atacante debe cambiar todos los impactos críticos de la reserva por impactos una vez resuelto Antiblindaje.",
  },
};
