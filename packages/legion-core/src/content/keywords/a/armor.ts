import { cancelHit } from "../../../attack/pools/offers.ts";
import { usingUp } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

/** More than any pool holds: the value of a keyword that cancels any number. */
const ANY = 99;

export const ARMOR = (): GameKeyword => ({
  id: "armor",
  withoutValue: ANY,
  does: [
    defending(
      adds("armored", 1),
      adds("cancel-hits", "value"),
      usingUp(
        "cancel-hits",
        { id: "armor", stage: "modify-attack-defender", side: "defender" },
        ({ hits }) => hits > 0,
        cancelHit,
      ),
    ),
  ],
});

export const ARMOR_TEXT: KeywordText = {
  id: "armor",
  name: { en: "Armor[ X]", es: "Blindaje[ X]" },
  does: {
    en: "While defending, the unit may cancel up to X hits of the attack roll, or any number of them where no X is given. Criticals stay.",
    es: "Al defenderse, la unidad puede anular hasta X impactos de la tirada de ataque, o cuantos quiera si no se indica X. Los impactos críticos no se anulan.",
  },
};
