import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, permits } from "../../../state/hooks/words.ts";

export const UNCONCERNED = (): GameKeyword => ({
  id: "unconcerned",
  does: [defending(adds("no-cover", 1)), permits("not-repaired"), permits("not-restored")],
});

export const UNCONCERNED_TEXT: KeywordText = {
  id: "unconcerned",
  name: { en: "Unconcerned", es: "Indiferente" },
  does: {
    en: "The unit benefits from no cover of any kind, and its miniatures can be neither repaired nor restored.",
    es: "La unidad no se beneficia de ninguna cobertura, y sus miniaturas no pueden ser reparadas ni restauradas.",
  },
};
