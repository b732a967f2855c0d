import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { flipping } from "../shields.ts";

export const RECHARGE = (): GameKeyword => ({
  id: "recharge",
  does: [...flipping("recharge", "leg.kw.recharge-x", "recovering")],
});

export const RECHARGE_TEXT: KeywordText = {
  id: "recharge",
  name: { en: "Recharge[ X]", es: "Recarga[ X]" },
  does: {
    en: "When the unit recovers it may flip up to X inactive shield tokens to active.",
    es: "Cuando la unidad se recupera, puede dar la vuelta a hasta X fichas de Escudo inactivo para activarlas.",
  },
};
