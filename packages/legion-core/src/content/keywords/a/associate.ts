import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const ASSOCIATE = (): GameKeyword => ({
  id: "associate",
});

export const ASSOCIATE_TEXT: KeywordText = {
  id: "associate",
  name: { en: "Associate[: Unit Name]", es: "Asociación[: nombre de unidad]" },
  does: {
    en: "If the army includes a unit of the given name, this unit does not count towards the maximum of its rank.",
    es: "Si el ejército incluye una unidad con el nombre indicado, esta unidad no cuenta para el máximo de su categoría.",
  },
};
