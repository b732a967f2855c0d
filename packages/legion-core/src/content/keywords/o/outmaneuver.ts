import { tokens } from "../../../attack/pools/offers.ts";
import { altered } from "../../../attack/pools/pool.ts";
import { amount, spending, using } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { defending } from "../../../state/hooks/words.ts";

export const OUTMANEUVER = (): GameKeyword => ({
  id: "outmaneuver",
  does: [
    defending({
      id: "dodge critical",
      spends: "dodge",
      stage: "dodge",
      side: "defender",
      available: (pool, rules) =>
        pool.criticals > 0 && tokens(pool, "defender.dodge") > 0 && amount(rules, pool, "no-dodge") === 0,
      take: (pool) => using(spending(altered(pool, { criticals: pool.criticals - 1 }), "defender.dodge"), "dodge"),
    }),
  ],
});

export const OUTMANEUVER_TEXT: KeywordText = {
  id: "outmaneuver",
  name: { en: "Outmaneuver", es: "Capacidad de maniobra" },
  does: {
    en: "While the unit defends, each dodge token that it spends may cancel a critical instead of a hit.",
    es: "Cuando la unidad se defiende, cada ficha de Esquiva que gaste puede anular un impacto crítico en vez de un impacto.",
  },
  choices: {
    "dodge critical": {
      en: "spend a dodge token: cancel a critical",
      es: "gastar una ficha de Esquiva: anular un impacto crítico",
    },
  },
};
