import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, guarding, permits } from "../../../state/hooks/words.ts";

export const GUARDIAN = (): GameKeyword => ({
  id: "guardian",
  does: [defending(adds("guards", 1)), guarding(adds("guard", "value")), permits("backs-up")],
});

export const GUARDIAN_TEXT: KeywordText = {
  id: "guardian",
  name: { en: "Guardian[ X]", es: "Guardián[ X]" },
  does: {
    en: "While a friendly trooper unit at range 1 and in line of sight defends against a ranged attack, this unit may cancel up to X of the hits. It rolls one of its own defense dice for each and suffers a wound for each that shows a blank in the end. It cannot while suppressed, nor for another unit with Guardian.",
    es: "Cuando una unidad de infantería aliada a alcance 1 y en línea de visión se defiende contra un ataque a distancia, esta unidad puede anular hasta X impactos. Tira por cada uno un dado de defensa propio y sufre una Herida por cada cara vacía que quede tras convertir los incrementos. No puede hacerlo si está acobardada ni por otra unidad con Guardián.",
  },
};
