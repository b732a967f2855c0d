import { nearest } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { freeAttack, mayAttackFreely } from "../free-attacks.ts";

export const CHARGE = (): GameKeyword => ({
  id: "charge",
  does: [
    may(
      "after-move-action",
      (look, { unit }) => charged(look, unit) !== null && mayAttackFreely(look, unit, charged(look, unit), "melee"),
      (work, { unit }) => freeAttack(work, unit, "charge", "leg.kw.charge.trigger", charged(work, unit), "melee"),
    ),
  ],
});

export const CHARGE_TEXT: KeywordText = {
  id: "charge",
  name: { en: "Charge", es: "Acometida" },
  does: {
    en: "After a move action that starts a melee, the unit may perform a free attack action against the unit it met, with melee weapons only. That is its attack action for the turn.",
    es: "Tras una acción de movimiento que inicia un combate cuerpo a cuerpo, la unidad puede realizar una acción de ataque gratuita contra la unidad con la que se ha trabado, solo con armas de combate cuerpo a cuerpo. Es su acción de ataque del turno.",
  },
};

/** The unit with which the move that has just been made started a melee. */
function charged({ state }: Pick<Look, "state">, unit: number): number | null {
  const move = nearest(state, "move");
  return move?.unit === unit ? move.charged : null;
}
