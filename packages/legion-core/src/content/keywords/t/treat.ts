import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { healing, isTreatable } from "../healing.ts";

export const TREAT = (): GameKeyword => ({
  id: "treat",
  does: [
    ...healing(
      "treat",
      { use: "leg.kw.treat-x.use", effect: "leg.kw.treat-x.effect", capacity: "leg.kw.treat-x.capacity" },
      ["wound", "poison"],
      isTreatable,
    ),
  ],
});

export const TREAT_TEXT: KeywordText = {
  id: "treat",
  name: { en: "Treat[ X: Capacity Y]", es: "Tratamiento[ X: capacidad Y]" },
  does: {
    en: "Card action, up to Y times in the game: choose a friendly trooper unit at range 1 and in line of sight that is no droid. Remove X wound and poison tokens in all from it, or restore up to X of its miniatures that were defeated this round.",
    es: "Acción de carta, hasta Y veces en la partida: se elige una unidad aliada de infantería que no sea droide a alcance 1 y en línea de visión. Se le quitan X fichas en total de Herida y Veneno, o se restauran hasta X miniaturas suyas derrotadas en esta ronda.",
  },
};
