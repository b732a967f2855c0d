import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import { freeAttack, mayAttackFreely } from "../free-attacks.ts";

export const RELENTLESS = (): GameKeyword => ({
  id: "relentless",
  does: [
    may(
      "after-move-action",
      (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, null),
      (work, { unit }) => freeAttack(work, unit, "relentless", "leg.kw.relentless", null, null),
    ),
  ],
});

export const RELENTLESS_TEXT: KeywordText = {
  id: "relentless",
  name: { en: "Relentless", es: "Imparable" },
  does: {
    en: "After a move action the unit may perform a free attack action. That is its attack action for the turn.",
    es: "Tras una acción de movimiento, la unidad puede realizar una acción de ataque gratuita. Es su acción de ataque del turno.",
  },
};
