import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { namedBy } from "../../../units/card-keywords.ts";
import { asks } from "../../../units/choosing.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { ordering, toOrder } from "../ordering.ts";

export const ENTOURAGE = (): GameKeyword => ({
  id: "entourage",
  does: [
    asks("entourage", "issue-orders", (look, unit) => toOrder(look, unit, "entourage", 2).length > 0),
    on("choice", ordering("entourage", "leg.kw.entourage.order", 2)),
    on("backup", { takes: (look, unit, friend) => fitsAny(look, friend, namedBy(look, unit, "entourage") ?? []) }),
  ],
});

export const ENTOURAGE_TEXT: KeywordText = {
  id: "entourage",
  name: { en: "Entourage[: Unit Name]", es: "Séquito[: nombre de unidad]" },
  does: {
    en: "One unit of the given name does not count towards the maximum of its rank. In each Command Phase, while orders are issued, the unit may issue an order to a friendly unit of that name at range 2. Units of that name provide backup to this unit whatever their rank.",
    es: "Una unidad del nombre indicado no cuenta para el máximo de su categoría. En cada fase de Mando, al impartir órdenes, la unidad puede impartir una orden a una unidad aliada de ese nombre a alcance 2. Las unidades de ese nombre le proporcionan asistencia sea cual sea su categoría.",
  },
};
