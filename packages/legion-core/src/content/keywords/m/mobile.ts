import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";
import { compulsoryMove } from "../compulsory-moves.ts";

export const MOBILE = (): GameKeyword => ({
  id: "mobile",
  does: [
    permits("straight-ahead"),
    compulsoryMove("perform-actions-start", true),
    compulsoryMove("perform-actions-edge", false),
  ],
});

export const MOBILE_TEXT: KeywordText = {
  id: "mobile",
  name: { en: "Mobile", es: "Dinámico" },
  does: {
    en: "The unit does not rotate before it moves. It must make a free compulsory move at the start or at the end of its Perform Actions step.",
    es: "La unidad no rota antes de moverse. Debe efectuar un movimiento obligatorio gratuito al principio o al final de su paso Realizar acciones.",
  },
};
