import { cancelHit } from "../../../attack/pools/offers.ts";
import { usingUp } from "../../../attack/pools/rules.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

/** More than any pool holds: the value of a keyword that cancels any number. */
const ANY = 99;

export const ARMOR: GameKeyword = {
  id: "armor",
  name: { en: "Armor X", es: "Blindaje X" },
  rules: ["leg.kw.armor", "leg.kw.armor-x"],
  withoutValue: ANY,
  defending: {
    amounts: [
      { amount: "armored", adds: 1 },
      { amount: "cancel-hits", adds: "value" },
    ],
    offers: [
      usingUp(
        "cancel-hits",
        { id: "armor", stage: "modify-attack-defender", side: "defender" },
        ({ hits }) => hits > 0,
        cancelHit,
      ),
    ],
  },
};
