import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const FLEXIBLE_RESPONSE = (): GameKeyword => ({
  id: "flexible-response",
});

export const FLEXIBLE_RESPONSE_TEXT: KeywordText = {
  id: "flexible-response",
  name: { en: "Flexible Response[ X]", es: "Respuesta flexible[ X]" },
  does: {
    en: "The unit must be equipped with X Heavy Weapon upgrades.",
    es: "La unidad debe llevar equipadas X mejoras de Arma pesada.",
  },
};
