import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, on } from "../../../state/hooks/words.ts";

export const ION = (): GameKeyword => ({
  id: "ion",
  does: [
    attacking(adds("flip-shields", "value")),
    on("wounding", {
      token: "ion",
      on: ["ground-vehicle", "repulsor-vehicle", "droid-trooper"],
      rule: "leg.kw.ion-x.gain",
    }),
  ],
});

export const ION_TEXT: KeywordText = {
  id: "ion",
  name: { en: "Ion[ X]", es: "Iónica[ X]" },
  does: {
    en: "The defender must first flip up to X active shields, one for each hit or critical. A vehicle or droid trooper unit that suffers wounds gains X ion tokens, for which it may lose an action in its next activation.",
    es: "El defensor debe primero poner inactivos hasta X escudos, uno por cada impacto o impacto crítico. Un vehículo o una unidad de infantería droide que sufra Heridas gana X fichas de Iones, por las que puede perder una acción en su siguiente activación.",
  },
};
