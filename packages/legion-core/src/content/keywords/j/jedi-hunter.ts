import { barOf } from "../../../army/slots.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, figure } from "../../../state/hooks/words.ts";
import { profileOf } from "../../../units/profiles.ts";

export const JEDI_HUNTER = (): GameKeyword => ({
  id: "jedi-hunter",
  does: [
    attacking(adds("chart-to-critical", 1)),
    figure("in-attack", (look, { value }, { enemy }) =>
      barOf(profileOf(look, enemy).fielded).includes("force") ? value : 0,
    ),
  ],
});

export const JEDI_HUNTER_TEXT: KeywordText = {
  id: "jedi-hunter",
  name: { en: "Jedi Hunter", es: "Cazador de Jedi" },
  does: {
    en: "While it attacks a unit with a Force icon in its upgrade bar, the unit converts attack surges to criticals.",
    es: "Cuando ataca a una unidad con un icono de Fuerza en su barra de mejoras, la unidad convierte los incrementos de ataque en impactos críticos.",
  },
};
