import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const BARRAGE = (): GameKeyword => ({ id: "barrage", does: [permits("attacks-with-one-weapon")] });

export const BARRAGE_TEXT: KeywordText = {
  id: "barrage",
  name: { en: "Barrage", es: "Cortina de fuego" },
  does: {
    en: "The unit may perform two attack actions in its activation if it does not use Arsenal in it.",
    es: "La unidad puede efectuar dos acciones de ataque en su activación si no usa Arsenal en ella.",
  },
};
