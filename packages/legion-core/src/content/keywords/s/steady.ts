import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import { freeAttack, mayAttackFreely } from "../free-attacks.ts";

export const STEADY = (): GameKeyword => ({
  id: "steady",
  does: [
    may(
      "after-move-action",
      (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, "ranged"),
      (work, { unit }) => freeAttack(work, unit, "steady", "leg.kw.steady", null, "ranged"),
    ),
  ],
});

export const STEADY_TEXT: KeywordText = {
  id: "steady",
  name: { en: "Steady", es: "Disparo en movimiento" },
  does: {
    en: "After a move action the unit may perform a free attack action with ranged weapons only. That is its attack action for the turn.",
    es: "Tras una acción de movimiento, la unidad puede realizar una acción de ataque gratuita solo con armas de combate a distancia. Es su acción de ataque del turno.",
  },
};
