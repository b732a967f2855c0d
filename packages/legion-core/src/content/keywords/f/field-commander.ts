import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure, must, permits } from "../../../state/hooks/words.ts";
import { undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { rankOf } from "../../../units/ranks.ts";

export const FIELD_COMMANDER = (): GameKeyword => ({
  id: "field-commander",
  does: [
    must(
      "setup-effects",
      (look, { unit }) => !at(look.state.units, unit).commander && isWithoutCommander(look, unit),
      (work, { unit }) => {
        work.unit(unit).commander = true;
        const id = unitId(work.state, unit);
        work.emit({ type: "promoted", unit: id, rule: "leg.kw.field-commander.token", cause: "field-commander" });
      },
    ),
    figure("lent-courage", 2),
    permits("issues-orders"),
  ],
});

export const FIELD_COMMANDER_TEXT: KeywordText = {
  id: "field-commander",
  name: { en: "Field Commander", es: "Comandante operativo" },
  does: {
    en: "The army needs no commander; without one this unit gains a commander token, and friends at range 3 of its faction or affiliation may use courage 2 against panic. It may be nominated to issue the orders of command cards that name nobody, but is no commander.",
    es: "El ejército no necesita comandante; si no lo hay, esta unidad gana una ficha de Comandante y los aliados a alcance 3 de su facción o afiliación pueden usar Aplomo 2 contra el pánico. Puede ser designada para impartir las órdenes de cartas de Mando que no nombren a nadie, pero no es comandante.",
  },
};

/** Whether no unit of the same army has the rank of a commander. */
function isWithoutCommander(look: Look, unit: number): boolean {
  const { owner } = at(look.state.units, unit);
  return undefeated(look.state, owner).every((one) => rankOf(look, one) !== "commander");
}
