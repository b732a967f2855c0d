import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { whenOrdered } from "../when-ordered.ts";

export const FIRE_SUPPORT = (): GameKeyword => ({
  id: "fire-support",
  does: [whenOrdered("standby", 1, { rule: "leg.kw.fire-support", cause: "fire-support" })],
});

export const FIRE_SUPPORT_TEXT: KeywordText = {
  id: "fire-support",
  name: { en: "Fire Support", es: "Fuego de apoyo" },
  does: {
    en: "After the unit is issued an order, it gains a standby token. That is no standby action, so it may still attack.",
    es: "Después de recibir una orden, la unidad gana una ficha de Alerta. No es una acción de Alerta, así que todavía puede atacar.",
  },
};
