import { at } from "@sw/tabletop";
import { scorePoints } from "../../../mission/points.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import { type UnitIndex, undefeated, unitId } from "../../../state/ids.ts";
import { fallsOut } from "../../../state/missed.ts";
import { opponentOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";

/** The secondary objective card Marked Targets with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "marked-targets": {
    name: "Marked Targets",
    setup: [
      "Blue first, each player picks 2 friendly and 2 enemy units, none of them twice; each gains a Marked Target token.",
    ],
    scoring: [{ when: "a marked unit is defeated", points: 1, condition: "To its opponent." }],
    en: "In setup each player picks 2 friendly and 2 enemy units, all different, that are marked. When a marked unit is defeated, its opponent scores 1 victory point.",
    es: "Durante la preparación, cada jugador elige 2 unidades aliadas y 2 enemigas, todas distintas, que quedan marcadas. Cuando una unidad marcada es derrotada, su adversario se anota 1 punto de Victoria.",
    does: (card) => ({
      setup: ["own", "enemy"],
      choices: { own: marking(true, card), enemy: marking(false, card) },
      defeated(work, unit) {
        if (!work.state.mission.marked.includes(unit)) return;
        scorePoints(work, opponentOf(at(work.state.units, unit).owner), 1, { rule: SCORING_RULE, cause: card });
      },
    }),
  },
}));

/** Creates the choice of two unmarked units of one side, which are then marked. */
function marking(isMine: boolean, card: string): UnitChoice {
  return {
    kind: "units",
    rule: SCORING_RULE,
    count: 2,
    candidates: (look, { side }) =>
      undefeated(look.state, isMine ? side : opponentOf(side)).filter(
        (unit) => !look.state.mission.marked.includes(unit) || fallsOut(look, unit, "marked-already"),
      ),
    take(work, _asked, chosen) {
      for (const unit of chosen) mark(work, unit, card);
    },
  };
}

function mark(work: GameWork, unit: UnitIndex, card: string): void {
  const { mission } = work.state;
  work.state.mission = { ...mission, marked: [...mission.marked, unit] };
  work.emit({ type: "unit-marked", unit: unitId(work.state, unit), rule: SCORING_RULE, cause: card });
}
