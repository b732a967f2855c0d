import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Cause } from "../../../state/events.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, on } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { rankOf } from "../../../units/ranks.ts";

const ID = "covert-ops";

const UNDERCOVER: Cause = { rule: "leg.kw.covert-ops", cause: ID };

export const COVERT_OPS = (): GameKeyword => ({
  id: ID,
  does: [
    on("lent-rank", "operative"),
    may(
      "setup-effects",
      (look, { unit }) => rankOf(look, unit) !== "operative" && isLedByAnother(look, unit),
      (work, { unit }) => {
        for (const keyword of [ID, "infiltrate"]) {
          beginOngoing(work, { unit, keyword, value: 1, until: "game" }, UNDERCOVER);
        }
      },
    ),
  ],
});

export const COVERT_OPS_TEXT: KeywordText = {
  id: ID,
  name: { en: "Covert Ops", es: "Operación encubierta" },
  does: {
    en: "During setup the unit may become an operative for the whole game, if another unit of its army is a commander; it then gains Infiltrate.",
    es: "Durante la preparación de la partida, la unidad puede pasar a ser de Agente durante toda la partida si otra unidad de su ejército es de Comandante; en ese caso gana Infiltración.",
  },
};

/** Whether another unit of the army is a commander. */
function isLedByAnother(look: Look, unit: number): boolean {
  const { owner } = at(look.state.units, unit);
  return undefeated(look.state, owner).some((other) => other !== unit && rankOf(look, other) === "commander");
}
