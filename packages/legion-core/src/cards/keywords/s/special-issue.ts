import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SPECIAL_ISSUE: GameKeyword = {
  id: "special-issue",
  name: { en: "Special Issue: Battle Force", es: "Asignación especial: grupo de batalla" },
  rules: ["leg.kw.special-issue"],
};

export const SPECIAL_ISSUE_TEXT: Line = {
  en: "Only an army of the named battle force may include the unit.",
  es: "Solo un ejército del grupo de batalla indicado puede incluir la unidad.",
};
