import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { asks } from "../../../units/choosing.ts";
import { ordering, toOrder } from "../ordering.ts";

export const DIRECT = (): GameKeyword => ({
  id: "direct",
  does: [
    asks("direct", "issue-orders", (look, unit) => toOrder(look, unit, "direct", 2).length > 0),
    on("choice", ordering("direct", "leg.kw.direct", 2)),
  ],
});

export const DIRECT_TEXT: KeywordText = {
  id: "direct",
  name: { en: "Direct", es: "Dirigir" },
  does: {
    en: "In each Command Phase, while orders are issued, the unit may issue an order to one friendly unit of the named kind at range 2.",
    es: "En cada fase de Mando, al impartir órdenes, la unidad puede impartir una orden a una unidad aliada de la clase indicada a alcance 2.",
  },
};
