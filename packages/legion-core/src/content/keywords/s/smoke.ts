import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { isFielded } from "../../../units/conditions.ts";
import { lay, laying } from "../laid-tokens.ts";

export const SMOKE = (): GameKeyword => ({
  id: "smoke",
  does: [
    on("action", {
      id: "smoke",
      free: false,
      cost: 1,
      available: (look, { unit }) => isFielded(look, unit),
      run: (work, { unit, value }) => lay(work, "smoke", unit, value),
    }),
    on("choices", {
      place: laying({
        keyword: "smoke",
        kind: "smoke",
        rule: "leg.kw.smoke-x",
        lies: "within",
        names: () => ["smoke"],
      }),
    }),
  ],
});

export const SMOKE_TEXT: KeywordText = {
  id: "smoke",
  name: { en: "Smoke[ X]", es: "Humo[ X]" },
  does: {
    en: "Action: the unit places X smoke tokens fully within range 1 and in sight of its leader, clear of other tokens. Each token at range 1 of the leader of a defending trooper unit, or of an attacking one, improves the cover of the defender by 1, to 2 at most. They are removed in the End Phase.",
    es: "Acción: la unidad coloca X fichas de Humo por completo a alcance 1 y en línea de visión de su líder, sin tocar otras fichas. Cada ficha a alcance 1 del líder de una unidad de infantería que se defiende, o de una que ataca, mejora en 1 la cobertura del defensor, hasta 2. Se retiran en la fase Final.",
  },
  tokens: { smoke: { en: "smoke token", es: "ficha de Humo" } },
};
