import { blueFirst } from "../../../mission/in-play.ts";
import { countOf, scorePoints, setCount } from "../../../mission/points.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side, seatOf } from "../../../state/seats.ts";
import { courageOf, isSuppressible, unitTokens } from "../../../units/conditions.ts";
import { isPanicked } from "../../../units/panic.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";

/** The first round in which the card scores in the End Phase. */
const FROM = 2;

/** The number of points for each row of the table. */
const POINTS = 2;

/** The rows of the table, each with its condition on the enemy units. */
const ROWS: Readonly<Record<string, (look: Look, enemies: readonly number[]) => boolean>> = {
  "panicked-enemy": (look, enemies) => enemies.some((unit) => isPanicked(look, unit)),
  "all-suppressed"(look, enemies) {
    const able = enemies.filter((unit) => isSuppressible(look, unit));
    return able.length > 0 && able.every((unit) => unitTokens(look.state, unit, "suppression") > 0);
  },
};

/** The secondary objective card Bring Them to Heel with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "bring-them-to-heel": {
    name: "Bring Them to Heel",
    scoring: [
      {
        when: "each End Phase from round 2",
        points: 1,
        condition: "More enemy than friendly units have suppression equal to or above their courage.",
      },
      {
        when: "a unit gains suppression",
        limit: "once per round and player",
        table: [
          { condition: "An enemy unit is panicked.", points: 2 },
          { condition: "Every enemy unit that can gain suppression has some.", points: 2 },
        ],
      },
    ],
    skirmish: true,
    en: "In each End Phase from round 2 on, a player scores 1 victory point if more enemy than friendly units have as much suppression as courage. Once per round, when a unit gains suppression, a player scores an unmarked line of a table that is fulfilled: 2 points if an enemy unit is panicked, 2 if every enemy unit that can gain suppression has some.",
    es: "En cada fase Final desde la ronda 2, un jugador se anota 1 punto de Victoria si más unidades enemigas que aliadas tienen tanto Acobardamiento como Aplomo. Una vez por ronda, cuando una unidad gana Acobardamiento, un jugador puntúa una línea libre de una tabla que se cumpla: 2 puntos si una unidad enemiga es presa del pánico, 2 si todas las que pueden ganarlo tienen Acobardamiento.",
    choices: {
      "panicked-enemy": { en: "an enemy unit is panicked", es: "una unidad enemiga es presa del pánico" },
      "all-suppressed": {
        en: "every enemy unit has suppression",
        es: "todas las unidades enemigas tienen Acobardamiento",
      },
    },
    does: (card) => ({
      tally(look, side) {
        const more = shakenOf(look, opponentOf(side)) > shakenOf(look, side);
        return [look.state.round >= FROM && more ? 1 : 0];
      },
      choices: {
        row: {
          kind: "named",
          rule: SCORING_RULE,
          candidates: (look, { side }) => openRows(look, side, card),
          take(work, { side }, row) {
            setCount(work, markOf(side, row, card), 1);
            setCount(work, markOf(side, "round", card), work.state.round);
            scorePoints(work, side, POINTS, { rule: SCORING_RULE, cause: card });
          },
        },
      },
      suppressed(work, unit) {
        const [blue, red] = blueFirst(work.state);
        for (const side of [red, blue]) {
          if (openRows(work, side, card).length === 0) continue;
          work.push({ kind: "mission", card: card, choice: "row", side: side, about: unit, chosen: [] });
        }
      },
    }),
  },
}));

/** Counts a player's units with at least as much suppression as courage. */
function shakenOf(look: Look, side: Side): number {
  return undefeated(look.state, side).filter((unit) => {
    const courage = courageOf(look, unit);
    const able = isSuppressible(look, unit) && courage !== null;
    return able && unitTokens(look.state, unit, "suppression") >= courage;
  }).length;
}

/** Lists the rows that a player may score now. Empty if the player already scored one in this round. */
function openRows(look: Look, side: Side, card: string): readonly string[] {
  if (countOf(look.state, markOf(side, "round", card)) === look.state.round) return [];
  const enemies = undefeated(look.state, opponentOf(side));
  return Object.entries(ROWS).flatMap(([row, holds]) =>
    countOf(look.state, markOf(side, row, card)) === 0 && holds(look, enemies) ? [row] : [],
  );
}

function markOf(side: Side, what: string, card: string): string {
  return `${card} ${seatOf(side)} ${what}`;
}
