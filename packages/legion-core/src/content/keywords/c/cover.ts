import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const COVER = (): GameKeyword => ({
  id: "cover",
  does: [defending(adds("improve-cover", "value", { attack: "ranged" }))],
});

export const COVER_TEXT: KeywordText = {
  id: "cover",
  name: { en: "Cover[ X]", es: "Cobertura[ X]" },
  does: {
    en: "While the unit defends against a ranged attack, its cover improves by X, up to heavy cover.",
    es: "Cuando la unidad se defiende contra un ataque a distancia, su cobertura mejora en X, hasta cobertura densa como máximo.",
  },
};
