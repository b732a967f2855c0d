import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const FLEXIBLE_RESPONSE: GameKeyword = {
  id: "flexible-response",
  name: { en: "Flexible Response X", es: "Respuesta flexible X" },
  rules: ["leg.kw.flexible-response-x"],
};
