import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";
import { PIERCE_OFFER } from "../piercing.ts";

export const PIERCE = (): GameKeyword => ({
  id: "pierce",
  does: [attacking(adds("pierce", "value"), adds("weapon-pierce", "value"), PIERCE_OFFER)],
});

export const PIERCE_TEXT: KeywordText = {
  id: "pierce",
  name: { en: "Pierce[ X]", es: "Perforante[ X]" },
  does: {
    en: "The attacker may cancel up to X blocks that the defender or a unit using Guardian has rolled.",
    es: "El atacante puede anular hasta X bloqueos obtenidos por el defensor o por una unidad que use Guardián.",
  },
};
