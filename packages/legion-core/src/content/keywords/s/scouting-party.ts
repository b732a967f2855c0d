import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { asks, unchosen } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { keywordsOf, lacksKeyword } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { areOfOneKind } from "../../../units/ranks.ts";

export const SCOUTING_PARTY = (): GameKeyword => ({
  id: "scouting-party",
  does: [
    asks("scouting-party", "setup-effects", (look, unit) => toTakeAlong(look, unit).length > 0),
    on("choice", {
      rule: "leg.kw.scouting-party-x",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => unchosen(toTakeAlong(look, unit), chosen),
      take(work, { unit }, chosen) {
        const value = keywordsOf(work, unit)["scout"] ?? 0;
        const cause = { rule: "leg.kw.scouting-party-x", cause: "scouting-party" } as const;
        for (const one of chosen) {
          beginOngoing(work, { unit: one, keyword: "scout", value, until: "game" }, cause);
        }
      },
    }),
  ],
});

export const SCOUTING_PARTY_TEXT: KeywordText = {
  id: "scouting-party",
  name: { en: "Scouting Party[ X]", es: "Partida de reconocimiento[ X]" },
  does: {
    en: "During setup choose up to X friendly trooper units without Scout of the same faction or affiliation: they gain the Scout value of this unit.",
    es: "Durante la preparación de la partida, elige hasta X unidades de infantería aliadas sin Explorador de la misma facción o afiliación: ganan el valor de Explorador de esta unidad.",
  },
};

/** Friendly trooper units of the same faction or affiliation without Scout. */
function toTakeAlong(look: Look, unit: number): readonly number[] {
  const { state } = look;
  return undefeated(state, at(state.units, unit).owner).filter(
    (one) =>
      (one !== unit || fallsOut(look, one, "unit-itself")) &&
      isTrooper(look, one) &&
      areOfOneKind(look, unit, one) &&
      lacksKeyword(look, one, "scout"),
  );
}
