import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const AREA_WEAPON = (): GameKeyword => ({
  id: "area-weapon",
});

export const AREA_WEAPON_TEXT: KeywordText = {
  id: "area-weapon",
  name: { en: "Area Weapon", es: "Arma con área de efecto" },
  does: {
    en: "The weapon makes a separate ranged attack against every unit, friendly or enemy, in line of sight and at its range, engaged or not. It is added to no attack pool of a unit and is always the only weapon of its own.",
    es: "El arma efectúa un ataque a distancia por separado contra cada unidad, aliada o enemiga, en línea de visión y a su alcance, esté trabada o no. No se añade a reservas de ataque de unidades y siempre es la única arma de la suya.",
  },
};
