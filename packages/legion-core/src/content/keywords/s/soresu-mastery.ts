import { sum } from "../../../attack/pools/faces.ts";
import { atWork } from "../../../attack/pools/guarding.ts";
import { defenseTakenUp, tokens } from "../../../attack/pools/offers.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { spending, using } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { defending, guarding } from "../../../state/hooks/words.ts";

export const SORESU_MASTERY = (): GameKeyword => ({
  id: "soresu-mastery",
  does: [
    defending({
      id: "soresu-mastery",
      rerolls: "all",
      stage: "reroll-defense",
      side: "defender",
      available: (pool, { situation }) =>
        situation.kind === "ranged" && pool.used[REROLLED] === undefined && sum(pool.defended) > 0,
      take: (pool) => defenseTakenUp(using(pool, REROLLED), pool.defended),
    }),
    guarding({
      id: "soresu-mastery",
      spends: "dodge",
      rerolls: "all",
      stage: "guardian-reroll",
      side: "defender",
      available: (pool) => pool.used[guardRerolled(pool)] === undefined && tokens(pool, guardDodge(pool)) > 0,
      take: (pool) => altered(using(spending(pool, guardDodge(pool)), guardRerolled(pool)), { stage: "guardian-roll" }),
    }),
  ],
});

export const SORESU_MASTERY_TEXT: KeywordText = {
  id: "soresu-mastery",
  name: { en: "Soresu Mastery", es: "Dominio de Soresu" },
  does: {
    en: "While the unit defends against a ranged attack, it may reroll all of its defense dice once. While it uses Guardian, it may spend a dodge token before it converts surges to reroll all of those dice once.",
    es: "Cuando la unidad se defiende contra un ataque a distancia, puede volver a tirar una vez todos sus dados de defensa. Cuando usa Guardián, puede gastar una ficha de Esquiva antes de convertir los incrementos para volver a tirar una vez todos esos dados.",
  },
};

/** Under which name a pool notes the reroll of the defender. */
const REROLLED = "soresu-mastery";

/** The same of the guardian at work. */
function guardRerolled(pool: Pool): string {
  return `guardian ${atWork(pool).guardian} rerolled`;
}

/** The dodge tokens of the guardian at work. */
function guardDodge(pool: Pool): string {
  return `guardian.${atWork(pool).guardian}.dodge`;
}
