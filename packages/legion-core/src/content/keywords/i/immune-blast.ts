import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const IMMUNE_BLAST = (): GameKeyword => ({ id: "immune-blast", does: [defending(adds("blast-proof", 1))] });

export const IMMUNE_BLAST_TEXT: KeywordText = {
  id: "immune-blast",
  name: { en: "Immune: Blast", es: "Inmune a deflagración" },
  does: {
    en: "While the unit defends, Blast has no effect.",
    es: "Cuando la unidad se defiende, Deflagración no surte efecto.",
  },
};
