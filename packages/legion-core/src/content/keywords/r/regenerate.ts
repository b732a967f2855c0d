import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { rollUnitDice } from "../../../units/rolls.ts";
import { startHealing } from "../healing.ts";

export const REGENERATE = (): GameKeyword => ({
  id: "regenerate",
  does: [
    must(
      "activation-end",
      (_, { unit }, about) => about === unit,
      (work, { unit, value }) => {
        const dice = Math.min(value, woundsOn(work.state, unit));
        if (dice === 0) return;
        const faces = rollUnitDice(work, unit, "white-defense", dice, {
          rule: "leg.kw.regenerate-x",
          cause: "regenerate",
        });
        const healed = faces.filter((face) => face !== "blank").length;
        startHealing(work, "regenerate", unit, healed, null, unit);
      },
    ),
    on("heals", {
      rule: "leg.kw.regenerate-x",
      effect: "leg.kw.regenerate-x",
      tokens: ["wound"],
      restores: false,
      candidates: (_, { unit }) => [unit],
    }),
  ],
});

export const REGENERATE_TEXT: KeywordText = {
  id: "regenerate",
  name: { en: "Regenerate[ X]", es: "Regeneración[ X]" },
  does: {
    en: "At the end of its activation the unit rolls a white defense die for each of its wound tokens, up to X dice. Each block or surge removes one wound token.",
    es: "Al final de su activación, la unidad tira un dado blanco de defensa por cada ficha de Herida que tenga, hasta X dados. Cada bloqueo o incremento quita una ficha de Herida.",
  },
};
