import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { asks } from "../../../units/choosing.ts";
import { ordering, toOrder } from "../ordering.ts";

export const COORDINATE = (): GameKeyword => ({
  id: "coordinate",
  rules: ["leg.kw.coordinate.issue", "leg.kw.coordinate.one-target"],
  moments: [
    asks(
      "coordinate",
      "order-issued",
      (look, unit, about) => about === unit && toOrder(look, unit, "coordinate", 1).length > 0,
    ),
  ],
  choice: ordering("coordinate", "leg.kw.coordinate.issue", 1),
});

export const COORDINATE_TEXT: KeywordText = {
  id: "coordinate",
  name: { en: "Coordinate", es: "Coordinación" },
  does: {
    en: "When the unit is issued an order, it may issue an order to one friendly unit of the named kind at range 1.",
    es: "Cuando la unidad recibe una orden, puede impartir una orden a una unidad aliada de la clase indicada a alcance 1.",
  },
};
