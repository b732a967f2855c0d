import type { Offer } from "../../../attack/pools/keyword.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { spending } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { criticalFromHit } from "../criticals.ts";

export const MARKSMAN = (): GameKeyword => ({
  id: "marksman",
  rules: ["leg.kw.marksman"],
  attacking: {
    offers: [
      marksman("marksman hit", 1, ({ blanks }) => blanks > 0, hitFromBlank),
      marksman("marksman critical", 1, ({ hits }) => hits > 0, criticalFromHit),
      marksman(
        "marksman critical from blank",
        2,
        ({ blanks }) => blanks > 0,
        (pool) => criticalFromHit(hitFromBlank(pool)),
      ),
    ],
  },
});

export const MARKSMAN_TEXT: KeywordText = {
  id: "marksman",
  name: { en: "Marksman", es: "Puntería" },
  does: {
    en: "After its surges are converted, the attacker may spend aim tokens to improve dice instead of rerolling: each turns a blank into a hit or a hit into a critical.",
    es: "Tras convertir sus incrementos, el atacante puede gastar fichas de Ataque apuntado para mejorar dados en vez de repetirlos: cada una cambia una cara vacía por un impacto, o un impacto por un impacto crítico.",
  },
  choices: {
    "marksman hit": { en: "Marksman: a blank becomes a hit", es: "Puntería: una cara vacía pasa a ser un impacto" },
    "marksman critical": {
      en: "Marksman: a hit becomes a critical",
      es: "Puntería: un impacto pasa a ser un impacto crítico",
    },
    "marksman critical from blank": {
      en: "Marksman, two tokens: a blank becomes a critical",
      es: "Puntería, dos fichas: una cara vacía pasa a ser un impacto crítico",
    },
  },
};

/** One of the changes that aim tokens buy after surges are converted. */
function marksman(id: string, aims: number, fits: (pool: Pool) => boolean, change: (pool: Pool) => Pool): Offer {
  return {
    id,
    spends: "aim",
    stage: "after-converting",
    side: "attacker",
    available: (pool) => tokens(pool, "attacker.aim") >= aims && fits(pool),
    take: (pool) =>
      change(aims === 1 ? spending(pool, "attacker.aim") : spending(spending(pool, "attacker.aim"), "attacker.aim")),
  };
}

function hitFromBlank(pool: Pool): Pool {
  return altered(pool, { blanks: pool.blanks - 1, hits: pool.hits + 1 });
}
