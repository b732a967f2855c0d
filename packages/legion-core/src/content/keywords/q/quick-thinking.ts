import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const QUICK_THINKING = (): GameKeyword => ({
  id: "quick-thinking",
  does: [
    on("action", {
      id: "quick-thinking",
      free: false,
      cost: 1,
      available: () => true,
      run(work, { unit }) {
        for (const token of ["aim", "dodge"] as const) {
          gainTokens(work, unit, token, 1, { rule: "leg.kw.quick-thinking", cause: "quick-thinking" });
        }
      },
    }),
  ],
});

export const QUICK_THINKING_TEXT: KeywordText = {
  id: "quick-thinking",
  name: { en: "Quick Thinking", es: "Agilidad mental" },
  does: {
    en: "Card action: the unit gains an aim token and a dodge token.",
    es: "Acción de carta: la unidad gana una ficha de Ataque apuntado y una ficha de Esquiva.",
  },
};
