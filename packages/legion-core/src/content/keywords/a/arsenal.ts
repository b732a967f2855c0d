import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure } from "../../../state/hooks/words.ts";

export const ARSENAL = (): GameKeyword => ({
  id: "arsenal",
  does: [figure("weapons", "value"), figure("weapons", -1)],
});

export const ARSENAL_TEXT: KeywordText = {
  id: "arsenal",
  name: { en: "Arsenal[ X]", es: "Arsenal[ X]" },
  does: {
    en: "When pools are formed, each miniature of the unit may use up to X of its weapons, in one pool or in several. Each weapon still goes into one pool only.",
    es: "Al reunir las reservas de ataque, cada miniatura de la unidad puede usar hasta X de sus armas, en una o en varias reservas. Cada arma sigue aportando sus dados a una sola reserva.",
  },
};
