import type { KeywordText } from "../../../catalogue/cards.ts";

export const CALCULATE_ODDS_TEXT: KeywordText = {
  id: "calculate-odds",
  name: { en: "Calculate Odds", es: "Calcular probabilidades" },
};
