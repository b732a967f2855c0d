import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { isSuppressible } from "../../../units/conditions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const SPUR = (): GameKeyword => ({
  id: "spur",
  does: [
    on("haste", {
      adds: 1,
      available: (look, { unit }) => isSuppressible(look, unit),
      pay: (work, { unit }) => gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.spur", cause: "spur" }),
    }),
  ],
});

export const SPUR_TEXT: KeywordText = {
  id: "spur",
  name: { en: "Spur", es: "Espolear" },
  does: {
    en: "When the unit performs a move it may gain a suppression token to raise its speed by 1 for that move, to at most 3.",
    es: "Cuando la unidad efectúa un movimiento, puede ganar una ficha de Acobardamiento para aumentar su Velocidad en 1 durante ese movimiento, hasta un máximo de 3.",
  },
};
