import type { KeywordText } from "../../../catalogue/cards.ts";

export const WERE_NOT_REGS_TEXT: KeywordText = {
  id: "were-not-regs",
  name: { en: "We're Not Regs", es: "No somos norms" },
};
