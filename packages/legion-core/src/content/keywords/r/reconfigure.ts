import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { profileOf } from "../../../units/profiles.ts";

export const RECONFIGURE = (): GameKeyword => ({
  id: "reconfigure",
  does: [
    must(
      "recovering",
      (look, { unit }, about) => about === unit && reconfigurable(look, unit).length > 0,
      (work, { unit }) => {
        for (const card of reconfigurable(work, unit)) {
          work.push({ kind: "side", unit, card, rule: "leg.kw.reconfigure", cause: "reconfigure" });
        }
      },
    ),
  ],
});

export const RECONFIGURE_TEXT: KeywordText = {
  id: "reconfigure",
  name: { en: "Reconfigure", es: "Conversión" },
  does: {
    en: "When the unit recovers, the card may be turned to its other side.",
    es: "Cuando la unidad se recupera, puede darse la vuelta a la carta.",
  },
};

/** Double-sided cards of a unit with the keyword, by their places among its cards. */
function reconfigurable(look: Look, unit: number): readonly number[] {
  return profileOf(look, unit).upgrades.flatMap(({ doubleSided, keywords = [] }, place) =>
    doubleSided && keywords.some(({ id }) => id === "reconfigure") ? [place] : [],
  );
}
