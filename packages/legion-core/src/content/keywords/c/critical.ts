import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";
import { CRITICAL_OFFER } from "../criticals.ts";

export const CRITICAL = (): GameKeyword => ({
  id: "critical",
  does: [attacking(adds("surge-to-critical", "value"), CRITICAL_OFFER)],
});

export const CRITICAL_TEXT: KeywordText = {
  id: "critical",
  name: { en: "Critical[ X]", es: "Crítico[ X]" },
  does: {
    en: "Up to X attack surges may be converted to criticals.",
    es: "Hasta X incrementos de ataque pueden convertirse en impactos críticos.",
  },
};
