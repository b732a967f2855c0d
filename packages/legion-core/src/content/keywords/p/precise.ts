import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";

export const PRECISE = (): GameKeyword => ({ id: "precise", does: [attacking(adds("aim-dice", "value"))] });

export const PRECISE_TEXT: KeywordText = {
  id: "precise",
  name: { en: "Precise[ X]", es: "Precisión[ X]" },
  does: {
    en: "Each aim token that the unit spends to reroll lets it reroll up to X dice more.",
    es: "Cada ficha de Ataque apuntado que la unidad gaste para repetir dados le permite volver a tirar hasta X dados más.",
  },
};
