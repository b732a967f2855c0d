import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";

export const WOUND = (): GameKeyword => ({
  id: "wound",
  does: [
    must(
      "enters-play",
      (_, { unit }, about) => about === unit,
      (work, { unit, value }) => dealWounds(work, unit, value, { rule: "leg.kw.wound-x", cause: "wound" }),
    ),
  ],
});

export const WOUND_TEXT: KeywordText = {
  id: "wound",
  name: { en: "Wound[ X]", es: "Herida[ X]" },
  does: {
    en: "When the unit first enters play, it suffers X wounds.",
    es: "La primera vez que la unidad entra en juego, sufre X Heridas.",
  },
};
