import { pickingDefense } from "../../../attack/pools/offers.ts";
import { amount, using } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const UNCANNY_LUCK = (): GameKeyword => ({
  id: "uncanny-luck",
  does: [
    defending(adds("rerolled-defense", "value"), {
      id: "uncanny-luck",
      rerolls: "some",
      stage: "reroll-defense",
      side: "defender",
      available: (pool) => pool.used["uncanny-luck"] === undefined && pool.defended.some((count) => count > 0),
      take: (pool, rules) =>
        pickingDefense(using(pool, "uncanny-luck"), "uncanny-luck", amount(rules, pool, "rerolled-defense")),
    }),
  ],
});

export const UNCANNY_LUCK_TEXT: KeywordText = {
  id: "uncanny-luck",
  name: { en: "Uncanny Luck[ X]", es: "Suerte increíble[ X]" },
  does: {
    en: "While the unit defends, it may reroll up to X of its defense dice, all at once.",
    es: "Cuando la unidad se defiende, puede volver a tirar hasta X de sus dados de defensa, todos a la vez.",
  },
};
