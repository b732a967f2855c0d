import { at, nearest } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { turnCard, usedMark } from "../../../units/cards.ts";
import { profileOf } from "../../../units/profiles.ts";

export const CYCLE = (): GameKeyword => ({
  id: "cycle",
  does: [
    must(
      "activation-end",
      (look, { unit }, about) => about === unit && rested(look, unit).length > 0,
      (work, { unit }) => {
        for (const place of rested(work, unit)) {
          turnCard(work, unit, place, "readied", { rule: "leg.kw.cycle", cause: "cycle" });
        }
      },
    ),
  ],
});

export const CYCLE_TEXT: KeywordText = {
  id: "cycle",
  name: { en: "Cycle", es: "Ciclo" },
  does: {
    en: "At the end of the unit's activation the card becomes ready again, unless it was used in that activation.",
    es: "Al final de la activación de la unidad, la carta vuelve a prepararse si no se ha usado en esa activación.",
  },
};

/** Exhausted cards of a unit with Cycle that were not used in this activation, by their places among its cards. */
function rested(look: Look, unit: number): readonly number[] {
  const { state } = look;
  const { cards } = at(state.units, unit);
  const marks = nearest(state, "activation")?.marks ?? [];
  return profileOf(look, unit).upgrades.flatMap(({ id, keywords = [] }, place) =>
    keywords.some((one) => one.id === "cycle") && cards[place] === "exhausted" && !marks.includes(usedMark(id))
      ? [place]
      : [],
  );
}
