import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure } from "../../../state/hooks/words.ts";

export const SENTINEL = (): GameKeyword => ({ id: "sentinel", does: [figure("standby-range", 1)] });

export const SENTINEL_TEXT: KeywordText = {
  id: "sentinel",
  name: { en: "Sentinel", es: "Centinela" },
  does: {
    en: "The unit may spend a standby token when an enemy attacks, moves or acts at range 3 instead of range 2.",
    es: "La unidad puede gastar una ficha de Alerta cuando un enemigo ataca, se mueve o actúa a alcance 3 en vez de a alcance 2.",
  },
};
