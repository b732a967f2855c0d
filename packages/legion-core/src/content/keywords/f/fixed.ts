import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { isInSomeArc } from "../arcs.ts";

export const FIXED = (): GameKeyword => ({
  id: "fixed",
  does: [
    on("usable", ({ figure, defender }, { arcs = [] }) =>
      defender.figures.some((one) => isInSomeArc(figure, one, arcs)),
    ),
  ],
});

export const FIXED_TEXT: KeywordText = {
  id: "fixed",
  name: { en: "Fixed[: Front/Rear]", es: "Arma fija[: frontal/posterior]" },
  does: {
    en: "The weapon may be used only against a unit that is at least partly in the named arc of the miniature that carries it.",
    es: "El arma solo puede usarse contra una unidad que esté al menos en parte dentro del sector indicado de la miniatura que la lleva.",
  },
};
