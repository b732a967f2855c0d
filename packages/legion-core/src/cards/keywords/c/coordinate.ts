import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { asks } from "../../../units/choosing.ts";
import { ordering, toOrder } from "../ordering.ts";

export const COORDINATE: GameKeyword = {
  id: "coordinate",
  name: { en: "Coordinate", es: "Coordinación" },
  rules: ["leg.kw.coordinate.issue", "leg.kw.coordinate.one-target"],
  moments: [
    asks(
      "coordinate",
      "order-issued",
      (look, unit, about) => about === unit && toOrder(look, unit, "coordinate", 1).length > 0,
    ),
  ],
  choice: ordering("coordinate", "leg.kw.coordinate.issue", 1),
};
