import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { visibleOf } from "../../../table/sight/seen.ts";

export const SPRAY = (): GameKeyword => ({
  id: "spray",
  does: [on("times", ({ scene, figure, defender }) => visibleOf(scene, figure, defender).length)],
});

export const SPRAY_TEXT: KeywordText = {
  id: "spray",
  name: { en: "Spray", es: "Rociada" },
  does: {
    en: "The weapon adds its dice once for each miniature of the defending unit in line of sight of the miniature that uses it.",
    es: "El arma aporta sus dados una vez por cada miniatura de la unidad defensora que esté en línea de visión de la miniatura que la usa.",
  },
};
