import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { flipping } from "../shields.ts";

export const GENERATOR = (): GameKeyword => ({
  id: "generator",
  does: [...flipping("generator", "leg.kw.generator-x", "end-phase")],
});

export const GENERATOR_TEXT: KeywordText = {
  id: "generator",
  name: { en: "Generator[ X]", es: "Generador[ X]" },
  does: {
    en: "During the End Phase the unit may flip up to X inactive shield tokens to active.",
    es: "Durante la fase Final, la unidad puede dar la vuelta a hasta X fichas de Escudo inactivo para activarlas.",
  },
};
