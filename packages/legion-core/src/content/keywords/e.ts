import { LENT } from "../../attack/pools/offers.ts";
import type { Bearer } from "../../state/hooks/keyword.ts";
import { on, permits } from "../../state/hooks/words.ts";
import type { State } from "../../state/state.ts";
import { namedBy } from "../../units/card-keywords.ts";
import { asks } from "../../units/choosing.ts";
import { woundsOn } from "../../units/conditions.ts";
import { areOfOneKind, fitsAny } from "../../units/ranks.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { ordering, toOrder } from "./shared/ordering.ts";

/** The keywords that start with E. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  enrage: {
    name: ["Enrage[ X]", "Enfurecerse[ X]"],
    en: "While the unit has X wound tokens or more, it has Charge and null courage, and loses all its suppression tokens.",
    es: "Mientras la unidad tenga X fichas de Herida o más, tiene Acometida y Aplomo nulo, y pierde todas sus fichas de Acobardamiento.",
    does: () => [
      permits("fearless", ({ state }, bearer) => isEnraged(state, bearer)),
      on("gives", ({ state }, bearer) => (isEnraged(state, bearer) ? { charge: 1 } : {})),
    ],
  },
  entourage: {
    name: ["Entourage[: Unit Name]", "Séquito[: nombre de unidad]"],
    en: "One unit of the given name does not count towards the maximum of its rank. In each Command Phase, while orders are issued, the unit may issue an order to a friendly unit of that name at range 2. Units of that name provide backup to this unit whatever their rank.",
    es: "Una unidad del nombre indicado no cuenta para el máximo de su categoría. En cada fase de Mando, al impartir órdenes, la unidad puede impartir una orden a una unidad aliada de ese nombre a alcance 2. Las unidades de ese nombre le proporcionan asistencia sea cual sea su categoría.",
    does: (keyword) => [
      asks(keyword, "issue-orders", (look, unit) => toOrder(look, unit, keyword, 2).length > 0),
      on("choice", ordering(keyword, "leg.kw.entourage.order", 2)),
      on("backup", { takes: (look, unit, friend) => fitsAny(look, friend, namedBy(look, unit, keyword) ?? []) }),
    ],
  },
  equip: {
    name: ["Equip", "Equipar"],
    en: "The unit must be equipped with the listed upgrades, which take their slots and cost their points as usual.",
    es: "La unidad debe llevar equipadas las mejoras indicadas, que ocupan sus espacios y cuestan sus puntos como de costumbre.",
    does: () => [],
  },
  exemplar: {
    name: ["Exemplar", "Ejemplar"],
    en: "A friendly unit of the same faction or affiliation at range 2 and in line of sight may spend one aim, dodge or surge token of this unit as its own when it attacks or defends.",
    es: "Una unidad aliada de la misma facción o afiliación a alcance 2 y en línea de visión puede gastar como propia, al atacar o defenderse, una ficha de Ataque apuntado, Esquiva o Incremento de esta unidad.",
    does: () => [on("lends", { kinds: (look, { unit }, friend) => (areOfOneKind(look, unit, friend) ? LENT : []) })],
  },
  "expert-climber": {
    name: ["Expert Climber", "Trepador excepcional"],
    en: "When the unit climbs it may go up or down by height 2.",
    es: "Cuando la unidad trepa, puede subir o bajar hasta altura 2.",
    does: () => [permits("climbs-high")],
  },
}));

function isEnraged(state: Pick<State, "units">, { unit, value }: Bearer): boolean {
  return woundsOn(state, unit) >= value;
}
