import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { asks, onlyItself } from "../../../units/choosing.ts";
import { hasTokens, unitTokens } from "../../../units/conditions.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";

export const DISCIPLINED = (): GameKeyword => ({
  id: "disciplined",
  does: [
    asks(
      "disciplined",
      "order-issued",
      ({ state }, unit, about) => about === unit && unitTokens(state, unit, "suppression") > 0,
    ),
    on("choice", {
      rule: "leg.kw.disciplined-x",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) =>
        onlyItself(look, unit).filter((one) => hasTokens(look, one, "suppression", chosen.length)),
      take: (work, { unit }, chosen) =>
        loseTokens(work, unit, "suppression", chosen.length, { rule: "leg.kw.disciplined-x", cause: "disciplined" }),
    }),
  ],
});

export const DISCIPLINED_TEXT: KeywordText = {
  id: "disciplined",
  name: { en: "Disciplined[ X]", es: "Disciplina[ X]" },
  does: {
    en: "When the unit is issued an order, it may remove up to X of its suppression tokens.",
    es: "Cuando la unidad recibe una orden, puede retirar hasta X de sus fichas de Acobardamiento.",
  },
};
