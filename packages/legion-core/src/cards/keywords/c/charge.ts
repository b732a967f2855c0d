import { nearest } from "@sw/tabletop";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import type { Look } from "../../../state/look.ts";
import { freeAttack, mayAttackFreely } from "../free-attacks.ts";

export const CHARGE: GameKeyword = {
  id: "charge",
  name: { en: "Charge", es: "Acometida" },
  rules: ["leg.kw.charge.trigger", "leg.kw.charge.limits", "leg.kw.charge.one-attack-action"],
  moments: [
    {
      moment: "after-move-action",
      may: true,
      applies: (look, { unit }, about) =>
        about === unit && charged(look, unit) !== null && mayAttackFreely(look, unit, charged(look, unit), "melee"),
      run: (work, { unit }) => freeAttack(work, unit, "charge", "leg.kw.charge.trigger", charged(work, unit), "melee"),
    },
  ],
};

/** The unit with which the move that has just been made started a melee. */
function charged({ state }: Pick<Look, "state">, unit: number): number | null {
  const move = nearest(state, "move");
  return move?.unit === unit ? move.charged : null;
}
