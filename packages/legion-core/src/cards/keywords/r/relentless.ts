import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { freeAttack, mayAttackFreely } from "../free-attacks.ts";

export const RELENTLESS: GameKeyword = {
  id: "relentless",
  name: { en: "Relentless", es: "Imparable" },
  rules: ["leg.kw.relentless"],
  moments: [
    {
      moment: "after-move-action",
      may: true,
      applies: (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, null),
      run: (work, { unit }) => freeAttack(work, unit, "relentless", "leg.kw.relentless", null, null),
    },
  ],
};
