import { undefeated } from "../../../state/ids.ts";
import { lacksKeyword } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { isOfRankForBattleCards } from "../../../units/ranks.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE } from "../effects.ts";

const PREPARED = "prepared-position";

/** The advantage card Garrison. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  garrison: {
    name: "Garrison",
    summary: "In set-up one friendly corps unit without Prepared Position gains it for the game.",
    en: "In setup a friendly corps unit without Prepared Position may gain it for the whole game.",
    es: "Durante la preparación, una unidad aliada de Tropa sin Posición preparada puede ganarla para toda la partida.",
    does: (card) => ({
      setup: ["unit"],
      choices: {
        unit: {
          kind: "units",
          rule: ADVANTAGE_RULE,
          count: 1,
          may: true,
          candidates: (look, { side }) =>
            undefeated(look.state, side).filter(
              (unit) => isOfRankForBattleCards(look, unit, ["corps"]) && lacksKeyword(look, unit, PREPARED),
            ),
          take(work, _asked, chosen) {
            const cause = { rule: ADVANTAGE_RULE, cause: card } as const;
            for (const unit of chosen) beginOngoing(work, { unit, keyword: PREPARED, value: 1, until: "game" }, cause);
          },
        },
      },
    }),
  },
}));
