import { at, nearest } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { markActivation } from "../../../units/activation.ts";
import { countingCards } from "../../../units/card-keywords.ts";
import { friendsAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { rankOf } from "../../../units/ranks.ts";

export const AI = (): GameKeyword => ({
  id: "ai",
  does: [
    must(
      "perform-actions-start",
      (look, { unit }, about) => about === unit && isLeftAlone(look, unit),
      (work, { unit }) => {
        const activation = nearest(work.state, "activation");
        if (activation?.unit === unit) markActivation(work, unit, bound(activation.actions));
      },
    ),
    on("first-action", {
      rule: "leg.kw.ai",
      // Free actions leave the number of actions alone, and so the unit bound.
      among: (look, { unit }, { marks, actions }) =>
        marks.includes(bound(actions))
          ? countingCards(look, unit).uses.flatMap((use) => (use.id === "ai" ? (use.actions ?? []) : []))
          : null,
    }),
  ],
});

export const AI_TEXT: KeywordText = {
  id: "ai",
  name: { en: "AI[: Action]", es: "IA[: acción]" },
  does: {
    en: "On the battlefield, without a faceup order token and with no friendly commander at range 3 as its Perform Actions step begins, the unit must start with one of the listed actions, if it can perform one. Free actions do not count as that first action.",
    es: "Si la unidad está en el campo de batalla, sin ficha de Orden boca arriba y sin un comandante aliado a alcance 3 al empezar su paso Realizar acciones, su primera acción debe ser una de las indicadas, si puede realizar alguna. Las acciones gratuitas no cuentan como esa primera acción.",
  },
};

/** The mark of an activation whose first action an AI chooses, with the actions left before it. */
function bound(actions: number): string {
  return `ai ${actions}`;
}

/** Whether a unit on the battlefield has no faceup order token and no friendly commander at range 3. */
function isLeftAlone(look: Look, unit: number): boolean {
  const own = at(look.state.units, unit);
  if (statusOf(own) !== "deployed" || own.order === "faceup") return false;
  return friendsAt(look, unit, 3).every((friend) => rankOf(look, friend) !== "commander");
}
