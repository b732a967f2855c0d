import { DEFENSE_FACES, SURGE, showing } from "../../../attack/pools/faces.ts";
import { guardShows } from "../../../attack/pools/guarding.ts";
import type { AmountHook, Must, PoolRules } from "../../../attack/pools/keyword.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { amount, guardianAmount } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { defending, guarding } from "../../../state/hooks/words.ts";

const FACES = DEFENSE_FACES.length;

export const DEFLECT = (): GameKeyword => ({
  id: "deflect",
  does: [
    defending(
      deflects(),
      deflectedWound("before-converting-defense", amount, (pool) => showing(pool.defended, SURGE, FACES)),
    ),
    guarding(
      deflects(),
      deflectedWound("guardian-before-converting", guardianAmount, (pool) => guardShows(pool, SURGE)),
    ),
  ],
});

export const DEFLECT_TEXT: KeywordText = {
  id: "deflect",
  name: { en: "Deflect", es: "Desvío" },
  does: {
    en: "While the unit defends against a ranged attack or uses Guardian, its defense surges become blocks, and if it rolled any, the attacker suffers one wound. A pool of High Velocity weapons alone is not deflected.",
    es: "Cuando la unidad se defiende contra un ataque a distancia o usa Guardián, sus incrementos de defensa se convierten en bloqueos y, si ha obtenido alguno, el atacante sufre una Herida. No surte efecto contra una reserva formada solo por armas con Alta velocidad.",
  },
};

function deflects(): AmountHook {
  return { amount: "surge-to-block", adds: 1, when: { attack: "ranged", unless: "no-deflecting" } };
}

/** At least one surge sends one wound back; each does if a keyword says so. */
function deflectedWound(stage: Must["stage"], own: typeof amount, surges: (pool: Pool) => number): Must {
  const sentBack = (pool: Pool, rules: PoolRules): number => {
    if (rules.situation.kind !== "ranged") return 0;
    if (amount(rules, pool, "no-deflecting") > 0 || amount(rules, pool, "no-deflected-wound") > 0) return 0;
    return own(rules, pool, "each-deflected-wounds") > 0 ? surges(pool) : Math.min(1, surges(pool));
  };
  return {
    stage,
    back: { attack: "ranged", rule: "leg.kw.deflect.wound" },
    run: (pool, rules) => {
      const wounds = sentBack(pool, rules);
      return wounds === 0 ? pool : altered(pool, { attackerWounds: pool.attackerWounds + wounds });
    },
  };
}
