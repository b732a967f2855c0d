import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const NIMBLE = (): GameKeyword => ({ id: "nimble", does: [defending(adds("dodge-back", 1, { dodged: true }))] });

export const NIMBLE_TEXT: KeywordText = {
  id: "nimble",
  name: { en: "Nimble", es: "Ágil" },
  does: {
    en: "After an attack in which the unit spent dodge tokens to defend, it gains one dodge token.",
    es: "Después de un ataque en el que haya gastado fichas de Esquiva al defenderse, la unidad gana una ficha de Esquiva.",
  },
};
