import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { antiType } from "../anti-type.ts";

export const ANTI_MATERIEL = (): GameKeyword => antiType("anti-materiel", "vehicles");

export const ANTI_MATERIEL_TEXT: KeywordText = {
  id: "anti-materiel",
  name: { en: "Anti-Materiel[ X]", es: "Antimaterial[ X]" },
  does: {
    en: "If the defender is a vehicle, X attack dice of this weapon are upgraded.",
    es: "Si el defensor es un vehículo, se mejoran X dados de ataque de esta arma.",
  },
  choices: {
    "anti-materiel white-attack": {
      en: "Anti-Materiel: upgrade a white die",
      es: "Antimaterial: mejorar un dado blanco",
    },
    "anti-materiel black-attack": {
      en: "Anti-Materiel: upgrade a black die",
      es: "Antimaterial: mejorar un dado negro",
    },
  },
};
