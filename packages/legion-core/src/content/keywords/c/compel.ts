import { nearest } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { markActivation } from "../../../units/activation.ts";
import { namedBy } from "../../../units/card-keywords.ts";
import { isSuppressed } from "../../../units/conditions.ts";
import { hasPermit } from "../../../units/keywords.ts";
import { friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** How an activation notes that the unit was compelled. */
const COMPELLED = "compelled";

export const COMPEL = (): GameKeyword => ({
  id: "compel",
  does: [
    may(
      "perform-actions-start",
      (look, { unit }, about) => about !== null && isCompelled(look, unit, about),
      (work, _bearer, about) => {
        if (about === null) return;
        markActivation(work, about, COMPELLED);
        gainTokens(work, about, "suppression", 1, { rule: "leg.kw.compel", cause: "compel" });
        startMove(work, about, "action");
      },
    ),
  ],
});

export const COMPEL_TEXT: KeywordText = {
  id: "compel",
  name: { en: "Compel", es: "Autoridad" },
  does: {
    en: "Another friendly trooper unit at range 2, of the kind that the card names if it names one, that is suppressed but not panicked as its Perform Actions step begins may gain a suppression token to perform a free move action.",
    es: "Otra unidad de infantería aliada a alcance 2, de la clase que indique la carta si indica alguna, que esté acobardada pero no sea presa del pánico al comienzo de su paso Realizar acciones puede ganar una ficha de Acobardamiento para realizar una acción de movimiento gratuita.",
  },
};

/** Whether a unit may move because of the keyword of another. */
function isCompelled(look: Look, unit: number, other: number): boolean {
  const activation = nearest(look.state, "activation");
  if (activation?.unit !== other || activation.marks.includes(COMPELLED)) return false;
  if (isVehicle(profileOf(look, other).type) || hasPermit(look, other, "not-compelled")) return false;
  if (!isSuppressed(look, other) || moveBan(look, other, "action") !== undefined) return false;
  const named = namedBy(look, unit, "compel");
  return (named === undefined || fitsAny(look, other, named)) && friendsAt(look, unit, 2).includes(other);
}
