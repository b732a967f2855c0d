import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, figure, on } from "../../../state/hooks/words.ts";
import { onlyItself } from "../../../units/choosing.ts";
import { hasTokens, unitTokens } from "../../../units/conditions.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";

export const DANGER_SENSE = (): GameKeyword => ({
  id: "danger-sense",
  does: [
    defending(adds("defense-dice", "value")),
    figure("in-attack", ({ state }, { unit, value }) => Math.min(value, unitTokens(state, unit, "suppression"))),
    on("may-keep", "suppression"),
    on("choice", {
      rule: "leg.kw.danger-sense-x.keep",
      most: "value",
      may: true,
      candidates: (look, { unit }) => onlyItself(look, unit).filter((one) => hasTokens(look, one, "suppression")),
      take: (work, { unit, value }, chosen) =>
        dropTokens(work, unit, "suppression", value - chosen.length, {
          rule: "leg.kw.danger-sense-x.keep",
          cause: "danger-sense",
        }),
    }),
  ],
});

export const DANGER_SENSE_TEXT: KeywordText = {
  id: "danger-sense",
  name: { en: "Danger Sense[ X]", es: "Sentido del peligro[ X]" },
  does: {
    en: "Whenever the unit would remove suppression tokens, it may keep up to X of them. While it defends, it rolls a defense die more for each suppression token that it has, X at most.",
    es: "Siempre que la unidad vaya a quitarse fichas de Acobardamiento, puede conservar hasta X de ellas. Cuando se defiende, tira un dado de defensa adicional por cada ficha de Acobardamiento que tenga, hasta un máximo de X.",
  },
};
