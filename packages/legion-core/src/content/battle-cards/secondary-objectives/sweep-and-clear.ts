import { at } from "@sw/tabletop";
import { countOf, scorePoints, setCount } from "../../../mission/points.ts";
import { landAt } from "../../../mission/territory.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { type Side, seatOf } from "../../../state/seats.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";

type SweepRow = keyof typeof SWEEP_ROWS;

/** The points of each row of the table of Sweep and Clear, in order. */
const SWEEP_ROWS = { any: 1, friendly: 1, contested: 1, enemy: 2 } as const;

const ROWS: readonly SweepRow[] = ["any", "friendly", "contested", "enemy"];

/** The secondary objective card Sweep and Clear with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "sweep-and-clear": {
    name: "Sweep and Clear",
    scoring: [
      {
        when: "an enemy unit is defeated by a friendly attack",
        limit: "once per round and player",
        table: [
          { condition: "Attacker in any territory", points: 1 },
          { condition: "Attacker in friendly territory", points: 1 },
          { condition: "Attacker in contested territory", points: 1 },
          { condition: "Attacker in enemy territory", points: 2 },
        ],
        note: "The row must match the territory of the attacking unit's leader.",
      },
    ],
    en: "Once per round, when a player's unit defeats an enemy unit by an attack, the player scores a line of a table that is not marked yet and fits where the attacker's leader is: 1 victory point for any territory, 1 for friendly, 1 for contested, 2 for enemy territory.",
    es: "Una vez por ronda, cuando una unidad de un jugador derrota con un ataque a una unidad enemiga, el jugador puntúa una línea de una tabla que aún no haya marcado y que corresponda a donde está el líder atacante: 1 punto de Victoria por cualquier territorio, 1 por el aliado, 1 por el disputado y 2 por el enemigo.",
    choices: {
      any: { en: "anywhere", es: "en cualquier lugar" },
      friendly: { en: "friendly territory", es: "territorio aliado" },
      contested: { en: "contested territory", es: "territorio disputado" },
      enemy: { en: "enemy territory", es: "territorio enemigo" },
    },
    does: (card) => ({
      choices: {
        row: {
          kind: "named",
          rule: SCORING_RULE,
          candidates: (look, { side, about }) => (about === null ? [] : sweepRows(look, side, about)),
          take(work, { side }, row) {
            if (!isRow(row)) return;
            setCount(work, sweepMark(side, row), 1);
            setCount(work, sweepMark(side, "round"), work.state.round);
            scorePoints(work, side, SWEEP_ROWS[row], { rule: SCORING_RULE, cause: card });
          },
        },
      },
      defeated(work, unit, by) {
        if (by === null) return;
        const side = at(work.state.units, by).owner;
        if (side === at(work.state.units, unit).owner) return;
        if (countOf(work.state, sweepMark(side, "round")) === work.state.round) return;
        work.push({ kind: "mission", card: card, choice: "row", side: side, about: by, chosen: [] });
      },
    }),
  },
}));

/** Lists the rows of the table that match the territory of the attacking unit's leader and were not scored yet. */
function sweepRows(look: Look, side: Side, attacker: UnitIndex): readonly SweepRow[] {
  const land = landAt(look, side, leaderOf(look, attacker));
  return ROWS.filter((row) => {
    if (row !== "any" && row !== land)
      return optionOut(look, row, "attacker-in-another-territory", { territory: land });
    return countOf(look.state, sweepMark(side, row)) === 0 || optionOut(look, row, "line-scored-already");
  });
}

function leaderOf({ state }: Look, unit: UnitIndex): { readonly x: number; readonly y: number } {
  const { leader, miniatures } = at(state.units, unit);
  return at(miniatures, leader);
}

function sweepMark(side: Side, row: SweepRow | "round"): string {
  return `sweep-and-clear ${seatOf(side)} ${row}`;
}

function isRow(row: string): row is SweepRow {
  return row in SWEEP_ROWS;
}
