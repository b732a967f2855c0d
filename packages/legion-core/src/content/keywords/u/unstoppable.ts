import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure } from "../../../state/hooks/words.ts";

export const UNSTOPPABLE = (): GameKeyword => ({ id: "unstoppable", does: [figure("order-tokens", 1)] });

export const UNSTOPPABLE_TEXT: KeywordText = {
  id: "unstoppable",
  name: { en: "Unstoppable", es: "Avance imparable" },
  does: {
    en: "The order pool holds an extra order token of the unit's rank, and a drawn token may also activate the unit while it has one facedown order token: so it can act twice in a round. It never has more than one faceup order token.",
    es: "La reserva de órdenes contiene una ficha de Orden adicional de la categoría de la unidad, y una ficha robada también puede activar a la unidad si tiene una ficha de Orden boca abajo: puede actuar dos veces en una ronda. Nunca tiene más de una ficha de Orden boca arriba.",
  },
};
