import type { Offer } from "../../../attack/pools/keyword.ts";
import { cancelHit, tokens } from "../../../attack/pools/offers.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { amount, spending } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { defending } from "../../../state/hooks/words.ts";

export const SHIELDED = (): GameKeyword => ({
  id: "shielded",
  does: [
    defending(
      shield("shield hit", ({ hits }) => hits > 0, cancelHit),
      shield(
        "shield critical",
        ({ criticals }) => criticals > 0,
        (pool) => altered(pool, { criticals: pool.criticals - 1 }),
      ),
    ),
  ],
});

export const SHIELDED_TEXT: KeywordText = {
  id: "shielded",
  name: { en: "Shielded[ X]", es: "Escudado[ X]" },
  does: {
    en: "The unit has X shields. Against a ranged attack it may flip any number of active ones to cancel a hit or a critical each.",
    es: "La unidad tiene X fichas de Escudo. Contra un ataque a distancia puede poner inactivas cuantas quiera de las activas para anular con cada una un impacto o un impacto crítico.",
  },
  choices: {
    "shield hit": { en: "flip a shield: cancel a hit", es: "voltear un Escudo: anular un impacto" },
    "shield critical": { en: "flip a shield: cancel a critical", es: "voltear un Escudo: anular un impacto crítico" },
  },
};

/** A shield that is flipped to cancel a result of a ranged attack. */
function shield(id: string, fits: (pool: Pool) => boolean, cancel: (pool: Pool) => Pool): Offer {
  return {
    id,
    stage: "modify-attack-defender",
    side: "defender",
    available: (pool, rules) =>
      rules.situation.kind === "ranged" &&
      amount(rules, pool, "no-shields") === 0 &&
      tokens(pool, "defender.shield") > 0 &&
      fits(pool),
    take: (pool) => cancel(spending(pool, "defender.shield")),
  };
}
