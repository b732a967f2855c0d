import type { KeywordText } from "../../../catalogue/cards.ts";
import { performingActions } from "../../../rounds/performing.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import type { Moment } from "../../../state/hooks/moments.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { figure, must } from "../../../state/hooks/words.ts";
import { addAction } from "../../../units/activation.ts";
import { woundsOn } from "../../../units/conditions.ts";

export const JUYO_MASTERY = (): GameKeyword => ({
  id: "juyo-mastery",
  does: [
    furtherAction("perform-actions-start"),
    furtherAction("after-action"),
    figure("most-moves", ({ state }, { unit }) => (woundsOn(state, unit) > 0 ? MOST_MOVES : Number.POSITIVE_INFINITY)),
  ],
});

export const JUYO_MASTERY_TEXT: KeywordText = {
  id: "juyo-mastery",
  name: { en: "Juyo Mastery", es: "Dominio de Juyo" },
  does: {
    en: "While the unit has a wound token, it may perform one more action in its activation, but no more than two move actions, free ones included.",
    es: "Mientras la unidad tenga alguna ficha de Herida, puede llevar a cabo una acción más en su activación, pero no más de dos acciones de movimiento, incluidas las gratuitas.",
  },
};

const MOST_MOVES = 2;

/** Under which mark an activation notes the further action, of which there is one. */
const MARK = "juyo-mastery";

/** One more action as soon as the unit is wounded in its Perform Actions step. */
function furtherAction(moment: Moment): Part {
  return must(
    moment,
    ({ state }, { unit }, about) => {
      const activation = performingActions(state, unit);
      return about === unit && woundsOn(state, unit) > 0 && activation?.marks.includes(MARK) === false;
    },
    (work, { unit }) => addAction(work, unit, MARK),
  );
}
