import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { namedBy } from "../../../units/card-keywords.ts";
import { lentNames } from "../../../units/keywords.ts";
import { friendsAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";

export const TEAMWORK = (): GameKeyword => ({
  id: "teamwork",
  does: [
    on("echoes", {
      rule: "leg.kw.teamwork",
      tokens: ["aim", "dodge"],
      partners(look, { unit }) {
        const named = [...(namedBy(look, unit, "teamwork") ?? []), ...lentNames(look, unit, "teamwork")];
        return friendsAt(look, unit, 2).filter((friend) => fitsAny(look, friend, named));
      },
    }),
  ],
});

export const TEAMWORK_TEXT: KeywordText = {
  id: "teamwork",
  name: { en: "Teamwork[: Unit Name]", es: "Trabajo en equipo[: nombre de unidad]" },
  does: {
    en: "While the unit is at range 2 of the named friendly unit, whenever one of the two gains aim or dodge tokens the other gains as many of the same kind.",
    es: "Mientras la unidad esté a alcance 2 de la unidad aliada indicada, cada vez que una de las dos gane fichas de Ataque apuntado o de Esquiva, la otra gana otras tantas del mismo tipo.",
  },
};
