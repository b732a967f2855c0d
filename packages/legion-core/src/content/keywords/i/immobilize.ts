import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const IMMOBILIZE = (): GameKeyword => ({
  id: "immobilize",
  does: [on("wounding", { token: "immobilize", rule: "leg.kw.immobilize-x.gain" })],
});

export const IMMOBILIZE_TEXT: KeywordText = {
  id: "immobilize",
  name: { en: "Immobilize[ X]", es: "Inmovilización[ X]" },
  does: {
    en: "A defender that suffers a wound gains X immobilize tokens. Each lowers its highest speed by 1 until the end of its activation; at 0 it makes no move at all.",
    es: "Un defensor que sufra una Herida gana X fichas de Inmovilización. Cada una reduce en 1 su Velocidad máxima hasta el final de su activación; con 0 no efectúa ningún movimiento.",
  },
};
