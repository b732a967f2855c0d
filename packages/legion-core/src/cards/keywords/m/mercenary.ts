import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const MERCENARY: GameKeyword = {
  id: "mercenary",
  name: { en: "Mercenary", es: "Mercenario" },
  rules: ["leg.kw.mercenary"],
};

export const MERCENARY_TEXT: Line = {
  en: "The factions named may include the unit in their army as a Mercenary unit.",
  es: "Las facciones indicadas pueden incluir la unidad en su ejército como unidad de Mercenarios.",
};
