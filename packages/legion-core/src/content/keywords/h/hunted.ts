import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import { opponentOf } from "../../../state/seats.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const HUNTED = (): GameKeyword => ({
  id: "hunted",
  does: [
    must(
      "setup-effects",
      (look, { unit }) =>
        undefeated(look.state, opponentOf(at(look.state.units, unit).owner)).some(
          (enemy) => keywordsOf(look, enemy)["bounty"] !== undefined,
        ),
      (work, { unit }) => gainTokens(work, unit, "bounty", 1, { rule: "leg.kw.hunted", cause: "hunted" }),
    ),
  ],
});

export const HUNTED_TEXT: KeywordText = {
  id: "hunted",
  name: { en: "Hunted", es: "Perseguido" },
  does: {
    en: "During setup, if an enemy unit has Bounty, the unit gains a bounty token.",
    es: "Durante la preparación de la partida, si una unidad enemiga tiene Recompensa, la unidad recibe una ficha de Recompensa.",
  },
};
