import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const LEADER = (): GameKeyword => ({ id: "leader", does: [on("leads", "own")] });

export const LEADER_TEXT: KeywordText = {
  id: "leader",
  name: { en: "Leader", es: "Líder" },
  does: {
    en: "This miniature leads its unit. If it is defeated while others are left, it takes the place of one of them, with a wound token if its threshold is 2 and that of the others 1. A unit equips only one card with Leader.",
    es: "Esta miniatura lidera su unidad. Si es derrotada y quedan otras, ocupa el lugar de una de ellas, con una ficha de Herida si su umbral es 2 y el de las otras 1. Cada unidad solo se equipa con una carta con Líder.",
  },
};
