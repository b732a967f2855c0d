import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { isVehicle, UNIT_TYPES } from "../../../table/unit-types.ts";

export const POISON = (): GameKeyword => ({
  id: "poison",
  does: [
    on("wounding", {
      token: "poison",
      on: UNIT_TYPES.filter((type) => !isVehicle(type) && type !== "droid-trooper"),
      rule: "leg.kw.poison-x.gain",
    }),
  ],
});

export const POISON_TEXT: KeywordText = {
  id: "poison",
  name: { en: "Poison[ X]", es: "Veneno[ X]" },
  does: {
    en: "A trooper unit other than droids that suffers wounds as the defender gains X poison tokens. At the end of its activation it suffers a wound for each and loses them.",
    es: "Una unidad de infantería no droide que sufra Heridas al defenderse gana X fichas de Veneno. Al final de su activación sufre una Herida por cada una y las pierde.",
  },
};
