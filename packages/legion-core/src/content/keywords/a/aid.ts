import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { countingCards } from "../../../units/card-keywords.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const AID = (): GameKeyword => ({
  id: "aid",
  does: [
    on("redirects", {
      rule: "leg.kw.aid",
      tokens: ["aim", "dodge", "surge"],
      candidates: (look, { unit }) => toAid(look, unit),
      pay: (work, { unit }, count) =>
        gainTokens(work, unit, "suppression", count, { rule: "leg.kw.aid", cause: "aid" }),
    }),
  ],
});

export const AID_TEXT: KeywordText = {
  id: "aid",
  name: { en: "Aid[: Affiliation]", es: "Ayuda[: afiliación]" },
  does: {
    en: "When the unit would gain an aim, dodge or surge token, another friendly unit of the named kind at range 2 and in line of sight may gain it instead. For each token passed on, this unit gains a suppression token.",
    es: "Cuando la unidad fuera a ganar una ficha de Ataque apuntado, Esquiva o Incremento, puede ganarla en su lugar otra unidad aliada de la clase indicada a alcance 2 y en línea de visión. Por cada ficha cedida, esta unidad gana una ficha de Acobardamiento.",
  },
};

/** Friends of the kinds that the keyword names, at range 2 and in line of sight. */
function toAid(look: Look, unit: number): readonly number[] {
  const named = countingCards(look, unit)
    .uses.filter(({ id }) => id === "aid")
    .flatMap(({ of = [] }) => of);
  const fitting = friendsAt(look, unit, 2).filter((one) => fitsAny(look, one, named));
  return inSight(look, unit, fitting);
}
