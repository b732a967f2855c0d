import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import type { Range } from "../../../table/range.ts";
import { asks } from "../../../units/choosing.ts";
import { unitAmount } from "../../../units/keywords.ts";
import { ordering, toOrder } from "../ordering.ts";

export const COORDINATE = (): GameKeyword => ({
  id: "coordinate",
  does: [
    asks(
      "coordinate",
      "order-issued",
      (look, unit, about) => about === unit && toOrder(look, unit, "coordinate", reachOf(look, unit)).length > 0,
    ),
    on("choice", ordering("coordinate", "leg.kw.coordinate.issue", reachOf)),
  ],
});

export const COORDINATE_TEXT: KeywordText = {
  id: "coordinate",
  name: { en: "Coordinate", es: "Coordinación" },
  does: {
    en: "When the unit is issued an order, it may issue an order to one friendly unit of the named kind at range 1.",
    es: "Cuando la unidad recibe una orden, puede impartir una orden a una unidad aliada de la clase indicada a alcance 1.",
  },
};

/** How far the unit reaches with it. */
function reachOf(look: Look, unit: number): Range {
  return 1 + unitAmount(look, unit, "coordinate-range");
}
