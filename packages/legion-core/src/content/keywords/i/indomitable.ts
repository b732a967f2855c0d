import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const INDOMITABLE = (): GameKeyword => ({ id: "indomitable", does: [permits("rallies-with-red")] });

export const INDOMITABLE_TEXT: KeywordText = {
  id: "indomitable",
  name: { en: "Indomitable", es: "Indómito" },
  does: {
    en: "When the unit rallies, it rolls red defense dice instead of white ones.",
    es: "Cuando la unidad se reagrupa, tira dados rojos de defensa en vez de blancos.",
  },
};
