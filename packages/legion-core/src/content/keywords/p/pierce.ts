import { altered } from "../../../attack/pools/pool.ts";
import { amount, usingUp } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const PIERCE = (): GameKeyword => ({
  id: "pierce",
  rules: ["leg.kw.pierce-x", "leg.kw.pierce-x.guardian"],
  attacking: {
    amounts: [{ amount: "pierce", adds: "value" }],
    offers: [
      usingUp(
        "pierce",
        { id: "pierce", stage: "modify-defense-attacker", side: "attacker" },
        (pool, rules) => pool.blocks > 0 && amount(rules, pool, "ignores-pierce") === 0,
        (pool) => altered(pool, { blocks: pool.blocks - 1 }),
      ),
    ],
  },
});

export const PIERCE_TEXT: KeywordText = {
  id: "pierce",
  name: { en: "Pierce[ X]", es: "Perforante[ X]" },
  does: {
    en: "The attacker may cancel up to X blocks that the defender or a unit using Guardian has rolled.",
    es: "El atacante puede anular hasta X bloqueos obtenidos por el defensor o por una unidad que use Guardián.",
  },
};
