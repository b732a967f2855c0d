import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, figure } from "../../../state/hooks/words.ts";
import { terrainUnder } from "../../../table/movement/standing.ts";
import { terrainHeight } from "../../../table/range.ts";
import type { Solid, Table } from "../../../table/table.ts";

export const DEATH_FROM_ABOVE = (): GameKeyword => ({
  id: "death-from-above",
  does: [
    attacking(adds("blast", 1)),
    figure("in-attack", (_, { value }, { scene: { table }, attacker, defender }) => {
      const from = highest(
        table,
        terrainUnder(table, attacker.leader).filter(({ kind }) => kind !== "area"),
      );
      return from > highest(table, terrainUnder(table, defender.leader)) ? value : 0;
    }),
  ],
});

export const DEATH_FROM_ABOVE_TEXT: KeywordText = {
  id: "death-from-above",
  name: { en: "Death From Above", es: "Muerte desde arriba" },
  does: {
    en: "While the unit attacks, the defender cannot use cover to cancel hits if the attacking leader overlaps terrain, other than area terrain, that is higher than any that the defending leader overlaps.",
    es: "Cuando la unidad ataca, el defensor no puede usar cobertura para anular impactos si el líder atacante está sobre un elemento de terreno, que no sea de área, más alto que el terreno que pisa el líder defensor.",
  },
};

/** The height of the highest of these; 0 for none. */
function highest(table: Table, solids: readonly Solid[]): number {
  return Math.max(0, ...solids.map((solid) => terrainHeight(table, solid)));
}
