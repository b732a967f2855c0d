import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const FLEXIBLE_RESPONSE: GameKeyword = {
  id: "flexible-response",
  name: { en: "Flexible Response X", es: "Respuesta flexible X" },
  rules: ["leg.kw.flexible-response-x"],
};

export const FLEXIBLE_RESPONSE_TEXT: Line = {
  en: "The unit must be equipped with X Heavy Weapon upgrades.",
  es: "La unidad debe llevar equipadas X mejoras de Arma pesada.",
};
