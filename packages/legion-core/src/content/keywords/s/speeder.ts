import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure, permits } from "../../../state/hooks/words.ts";
import { compulsoryMove } from "../compulsory-moves.ts";

export const SPEEDER = (): GameKeyword => ({
  id: "speeder",
  does: [
    figure("over", "value"),
    permits("straight-ahead"),
    permits("asset-or-second-move"),
    compulsoryMove("perform-actions-start", true),
    compulsoryMove("perform-actions-edge", false),
  ],
});

export const SPEEDER_TEXT: KeywordText = {
  id: "speeder",
  name: { en: "Speeder[ X]", es: "Deslizador[ X]" },
  does: {
    en: "The unit moves over terrain of height X or lower and may end on it, without rotating first. It must make a free compulsory move at the start or at the end of its Perform Actions step. A second move action and an asset token exclude each other.",
    es: "La unidad pasa por encima de terreno de altura X o menor y puede acabar sobre él, sin rotar antes. Debe efectuar un movimiento obligatorio gratuito al principio o al final de su paso Realizar acciones. Una segunda acción de movimiento y una ficha de Recurso se excluyen entre sí.",
  },
};
