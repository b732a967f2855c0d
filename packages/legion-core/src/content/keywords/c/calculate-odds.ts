import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { alliesAt, inSight } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const CALCULATE_ODDS = (): GameKeyword => ({
  id: "calculate-odds",
  does: [
    on("action", {
      id: "calculate-odds",
      free: false,
      cost: 1,
      available: (look, { unit }) => troopersSeen(look, unit).length > 0,
      run: (work, { unit }) => askUnits(work, "calculate-odds", unit),
    }),
    on("choice", {
      rule: "leg.kw.calculate-odds",
      most: 1,
      may: false,
      candidates: (look, { unit }) => troopersSeen(look, unit),
      take(work, _bearer, [friend]) {
        if (friend === undefined) return;
        for (const token of ["aim", "dodge", "suppression"] as const) {
          gainTokens(work, friend, token, 1, { rule: "leg.kw.calculate-odds", cause: "calculate-odds" });
        }
      },
    }),
  ],
});

export const CALCULATE_ODDS_TEXT: KeywordText = {
  id: "calculate-odds",
  name: { en: "Calculate Odds", es: "Calcular probabilidades" },
  does: {
    en: "Card action: a friendly trooper unit at range 2 and in line of sight gains an aim token, a dodge token and a suppression token.",
    es: "Acción de carta: una unidad de infantería aliada a alcance 2 y en línea de visión gana una ficha de Ataque apuntado, una de Esquiva y una de Acobardamiento.",
  },
};

/** Friendly troopers at range 2 and in line of sight, the unit itself among them. */
function troopersSeen(look: Look, unit: number): readonly number[] {
  const troopers = alliesAt(look, unit, 2).filter((one) => isTrooper(look, one));
  return inSight(look, unit, troopers);
}
