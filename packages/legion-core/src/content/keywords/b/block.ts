import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const BLOCK = (): GameKeyword => ({
  id: "block",
  does: [defending(adds("surge-to-block", 1, { dodged: true }))],
});

export const BLOCK_TEXT: KeywordText = {
  id: "block",
  name: { en: "Block", es: "Bloqueo" },
  does: {
    en: "If the unit spends a dodge token while defending, its defense surges become blocks in that attack.",
    es: "Si la unidad gasta una ficha de Esquiva al defenderse, sus incrementos de defensa se convierten en bloqueos en ese ataque.",
  },
};
