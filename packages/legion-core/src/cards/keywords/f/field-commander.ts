import { at } from "@sw/tabletop";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { rankOf } from "../../../units/ranks.ts";

export const FIELD_COMMANDER: GameKeyword = {
  id: "field-commander",
  name: { en: "Field Commander", es: "Comandante operativo" },
  rules: [
    "leg.kw.field-commander.army",
    "leg.kw.field-commander.token",
    "leg.kw.field-commander.nominate",
    "leg.kw.field-commander.not-commander",
    "leg.kw.field-commander.courage",
  ],
  moments: [
    {
      moment: "setup-effects",
      may: false,
      applies: (look, { unit }) => !at(look.state.units, unit).commander && isWithoutCommander(look, unit),
      run(work, { unit }) {
        work.unit(unit).commander = true;
        const id = unitId(work.state, unit);
        work.emit({ type: "promoted", unit: id, rule: "leg.kw.field-commander.token", cause: "field-commander" });
      },
    },
  ],
  unitAmounts: [{ amount: "lent-courage", adds: 2 }],
  permits: ["issues-orders"],
};

/** Whether no unit of the same army has the rank of a commander. */
function isWithoutCommander(look: Look, unit: number): boolean {
  const { owner } = at(look.state.units, unit);
  return undefeated(look.state, owner).every((one) => rankOf(look, one) !== "commander");
}
