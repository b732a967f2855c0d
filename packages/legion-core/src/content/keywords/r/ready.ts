import type { KeywordText } from "../../../catalogue/cards.ts";
import { justPerformed } from "../../../rounds/performing.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const READY = (): GameKeyword => ({
  id: "ready",
  does: [
    must(
      "after-action",
      ({ state }, { unit }, about) => about === unit && justPerformed(state, unit) === "standby",
      (work, { unit, value }) => gainTokens(work, unit, "aim", value, { rule: "leg.kw.ready-x", cause: "ready" }),
    ),
  ],
});

export const READY_TEXT: KeywordText = {
  id: "ready",
  name: { en: "Ready[ X]", es: "Preparación[ X]" },
  does: {
    en: "After a standby action the unit gains X aim tokens.",
    es: "Tras una acción de Alerta, la unidad gana X fichas de Ataque apuntado.",
  },
};
