import { tokens } from "../../../attack/pools/offers.ts";
import { spending, usingUp } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";
import { PIERCE_OFFER } from "../piercing.ts";

export const LETHAL = (): GameKeyword => ({
  id: "lethal",
  does: [
    attacking(
      adds("pierce-by-aim", "value"),
      adds("pierce", { timesUsed: "pierce-by-aim" }),
      PIERCE_OFFER,
      usingUp(
        "pierce-by-aim",
        { id: "lethal", spends: "aim", spares: true, stage: "modify-attack-attacker", side: "attacker" },
        (pool) => tokens(pool, "attacker.aim") > 0,
        (pool) => spending(pool, "attacker.aim"),
      ),
    ),
  ],
});

export const LETHAL_TEXT: KeywordText = {
  id: "lethal",
  name: { en: "Lethal[ X]", es: "Letal[ X]" },
  does: {
    en: "While it modifies the attack dice, the attacker may spend up to X aim tokens; for each the pool gains Pierce 1. These tokens reroll nothing.",
    es: "Al modificar los dados de ataque, el atacante puede gastar hasta X fichas de Ataque apuntado; por cada una, la reserva gana Perforante 1. Con esas fichas no se vuelve a tirar nada.",
  },
};
