import { at } from "@sw/tabletop";
import { figure, must, on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { rankOf } from "../../units/ranks.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { isInSomeArc } from "./shared/arcs.ts";
import { whenOrdered } from "./shared/when-ordered.ts";

/** The keywords that start with F. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "field-commander": {
    name: ["Field Commander", "Comandante operativo"],
    en: "The army needs no commander; without one this unit gains a commander token, and friends at range 3 of its faction or affiliation may use courage 2 against panic. It may be nominated to issue the orders of command cards that name nobody, but is no commander.",
    es: "El ejército no necesita comandante; si no lo hay, esta unidad gana una ficha de Comandante y los aliados a alcance 3 de su facción o afiliación pueden usar Aplomo 2 contra el pánico. Puede ser designada para impartir las órdenes de cartas de Mando que no nombren a nadie, pero no es comandante.",
    does: (keyword) => [
      must(
        "setup-effects",
        (look, { unit }) => !at(look.state.units, unit).commander && isWithoutCommander(look, unit),
        (work, { unit }) => {
          work.unit(unit).commander = true;
          const id = unitId(work.state, unit);
          work.emit({ type: "unit-promoted", unit: id, rule: "leg.kw.field-commander.token", cause: keyword });
        },
      ),
      figure("lent-courage", 2),
      permits("issues-orders"),
    ],
  },
  "fire-support": {
    name: ["Fire Support", "Fuego de apoyo"],
    en: "After the unit is issued an order, it gains a standby token. That is no standby action, so it may still attack.",
    es: "Después de recibir una orden, la unidad gana una ficha de Alerta. No es una acción de Alerta, así que todavía puede atacar.",
    does: (keyword) => [whenOrdered("standby", 1, { rule: "leg.kw.fire-support", cause: keyword })],
  },
  fixed: {
    name: ["Fixed[: Front/Rear]", "Arma fija[: frontal/posterior]"],
    en: "The weapon may be used only against a unit that is at least partly in the named arc of the miniature that carries it.",
    es: "El arma solo puede usarse contra una unidad que esté al menos en parte dentro del sector indicado de la miniatura que la lleva.",
    does: () => [
      on("usable", ({ figure, defender }, { arcs = [] }) =>
        defender.figures.some((one) => isInSomeArc(figure, one, arcs)),
      ),
    ],
  },
  "flexible-response": {
    name: ["Flexible Response[ X]", "Respuesta flexible[ X]"],
    en: "The unit must be equipped with X Heavy Weapon upgrades.",
    es: "La unidad debe llevar equipadas X mejoras de Arma pesada.",
    does: () => [],
  },
  "full-pivot": {
    name: ["Full Pivot", "Pivotaje completo"],
    en: "When the unit pivots it may turn as far as it likes.",
    es: "Cuando la unidad pivota, puede girar cuanto quiera.",
    does: () => [permits("pivots-round")],
  },
}));

/** Whether the unit's army has no commander. */
function isWithoutCommander(look: Look, unit: UnitIndex): boolean {
  const { owner } = at(look.state.units, unit);
  return undefeated(look.state, owner).every((one) => rankOf(look, one) !== "commander");
}
