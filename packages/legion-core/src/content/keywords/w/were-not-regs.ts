import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const WERE_NOT_REGS = (): GameKeyword => ({
  id: "were-not-regs",
  does: [permits("no-clone-tokens"), permits("no-backup")],
});

export const WERE_NOT_REGS_TEXT: KeywordText = {
  id: "were-not-regs",
  name: { en: "We're Not Regs", es: "No somos norms" },
  does: {
    en: "The unit and other clone troopers cannot spend each other's green tokens, and it does not benefit from backup.",
    es: "La unidad y las demás unidades de infantería clon no pueden gastar las fichas verdes unas de otras, y la unidad no se beneficia de asistencia.",
  },
};
