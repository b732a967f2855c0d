import { cardAction } from "../../state/hooks/words.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";

/** The keywords that start with Q. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "quick-thinking": {
    name: ["Quick Thinking", "Agilidad mental"],
    en: "Card action: the unit gains an aim token and a dodge token.",
    es: "Acción de carta: la unidad gana una ficha de Ataque apuntado y una ficha de Esquiva.",
    does: (keyword) => [
      cardAction(
        keyword,
        () => true,
        (work, { unit }) => {
          for (const token of ["aim", "dodge"] as const) {
            gainTokens(work, unit, token, 1, { rule: "leg.kw.quick-thinking", cause: keyword });
          }
        },
      ),
    ],
  },
}));
