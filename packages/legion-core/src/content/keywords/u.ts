import { pickingDefense } from "../../attack/pools/offers.ts";
import { amount, using } from "../../attack/pools/rules.ts";
import { adds, defending, figure, permits } from "../../state/hooks/words.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";

/** The keywords that start with U. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "uncanny-luck": {
    name: ["Uncanny Luck[ X]", "Suerte increíble[ X]"],
    en: "While the unit defends, it may reroll up to X of its defense dice, all at once.",
    es: "Cuando la unidad se defiende, puede volver a tirar hasta X de sus dados de defensa, todos a la vez.",
    does: (keyword) => [
      defending(adds("rerolled-defense", "value"), {
        id: keyword,
        rerolls: "some",
        stage: "reroll-defense",
        side: "defender",
        available: (pool) => pool.used[keyword] === undefined && pool.defended.some((count) => count > 0),
        take: (pool, rules) => pickingDefense(using(pool, keyword), keyword, amount(rules, pool, "rerolled-defense")),
      }),
    ],
  },
  unconcerned: {
    name: ["Unconcerned", "Indiferente"],
    en: "The unit benefits from no cover of any kind, and its miniatures can be neither repaired nor restored.",
    es: "La unidad no se beneficia de ninguna cobertura, y sus miniaturas no pueden ser reparadas ni restauradas.",
    does: () => [defending(adds("no-cover", 1)), permits("not-repaired"), permits("not-restored")],
  },
  unhindered: {
    name: ["Unhindered", "Movilidad"],
    en: "Difficult terrain does not slow the unit.",
    es: "El terreno difícil no reduce la velocidad de la unidad.",
    does: () => [permits("unhindered")],
  },
  unstoppable: {
    name: ["Unstoppable", "Avance imparable"],
    en: "The order pool holds an extra order token of the unit's rank, and a drawn token may also activate the unit while it has one facedown order token: so it can act twice in a round. It never has more than one faceup order token.",
    es: "La reserva de órdenes contiene una ficha de Orden adicional de la categoría de la unidad, y una ficha robada también puede activar a la unidad si tiene una ficha de Orden boca abajo: puede actuar dos veces en una ronda. Nunca tiene más de una ficha de Orden boca arriba.",
    does: () => [figure("order-tokens", 1)],
  },
}));
