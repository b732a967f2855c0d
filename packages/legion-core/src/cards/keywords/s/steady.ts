import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { freeAttack, mayAttackFreely } from "../free-attacks.ts";

export const STEADY: GameKeyword = {
  id: "steady",
  name: { en: "Steady", es: "Disparo en movimiento" },
  rules: ["leg.kw.steady"],
  moments: [
    {
      moment: "after-move-action",
      may: true,
      applies: (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, "ranged"),
      run: (work, { unit }) => freeAttack(work, unit, "steady", "leg.kw.steady", null, "ranged"),
    },
  ],
};
