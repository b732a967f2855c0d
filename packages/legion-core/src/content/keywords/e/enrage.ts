import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Bearer, GameKeyword } from "../../../state/hooks/keyword.ts";
import { on, permits } from "../../../state/hooks/words.ts";
import type { State } from "../../../state/state.ts";
import { woundsOn } from "../../../units/conditions.ts";

export const ENRAGE = (): GameKeyword => ({
  id: "enrage",
  does: [
    permits("fearless", ({ state }, bearer) => isEnraged(state, bearer)),
    on("gives", ({ state }, bearer) => (isEnraged(state, bearer) ? { charge: 1 } : {})),
  ],
});

export const ENRAGE_TEXT: KeywordText = {
  id: "enrage",
  name: { en: "Enrage[ X]", es: "Enfurecerse[ X]" },
  does: {
    en: "While the unit has X wound tokens or more, it has Charge and null courage, and loses all its suppression tokens.",
    es: "Mientras la unidad tenga X fichas de Herida o más, tiene Acometida y Aplomo nulo, y pierde todas sus fichas de Acobardamiento.",
  },
};

function isEnraged(state: State, { unit, value }: Bearer): boolean {
  return woundsOn(state, unit) >= value;
}
