import { ATTACK_FACES, CRITICAL as CRITICAL_FACE, SURGE, showing } from "../../../attack/pools/faces.ts";
import { turned } from "../../../attack/pools/offers.ts";
import { usingUp } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

const FACES = ATTACK_FACES.length;

export const CRITICAL = (): GameKeyword => ({
  id: "critical",
  rules: ["leg.kw.critical-x"],
  attacking: {
    amounts: [{ amount: "surge-to-critical", adds: "value" }],
    offers: [
      usingUp(
        "surge-to-critical",
        { id: "critical", stage: "convert-attack", side: "attacker" },
        ({ rolled }) => showing(rolled, SURGE, FACES) > 0,
        (pool) => turned(pool, SURGE, CRITICAL_FACE),
      ),
    ],
  },
});

export const CRITICAL_TEXT: KeywordText = {
  id: "critical",
  name: { en: "Critical[ X]", es: "Crítico[ X]" },
  does: {
    en: "Up to X attack surges may be converted to criticals.",
    es: "Hasta X incrementos de ataque pueden convertirse en impactos críticos.",
  },
};
