import { at } from "@sw/tabletop";
import { hasForce, isFoughtOver, onlyHas } from "../forces/forces.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box, UnitKind } from "../state/box.ts";
import { GROUND, SPACE, type TheaterIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { destroyForce } from "./attack/destroy.ts";
import type { QuietStage } from "./stages.ts";

/**
 * Part IV: structures and a Death Star Under Construction left alone before the enemy are destroyed; then another round
 * follows if a theater is still fought over (reb.combat.step-four-checks-first, reb.combat.next-round).
 */
export function nextStage(box: Box): QuietStage<"combat"> {
  return {
    run(work, frame) {
      destroyAlone(work, frame, REBEL, 1, "reb.combat.structures-last", isStructure);
      destroyAlone(work, frame, IMPERIAL, 0, "reb.combat.dsuc-last", isUnderConstruction);
      const goesOn =
        isFoughtOver(box, work.state, frame.system, SPACE) || isFoughtOver(box, work.state, frame.system, GROUND);
      work.amend("combat", (combat) => ({ ...combat, stage: goesOn ? "round" : "end" }));
      return false;
    },
  };
}

function isStructure({ entry }: UnitKind): boolean {
  return entry.class === "structure";
}

function isUnderConstruction({ entry }: UnitKind): boolean {
  return entry.abilities.includes("under-construction");
}

/** Destroys a side's units of a theater if all of them pass the test and the other side has units of it there. */
function destroyAlone(
  work: GameWork,
  combat: CombatFrame,
  side: Side,
  theater: TheaterIndex,
  rule: RuleId,
  test: (kind: UnitKind) => boolean,
): void {
  const { box } = work;
  const { units } = at(work.state.places, combat.system);
  if (!onlyHas(box, units, side, theater, test) || !hasForce(box, units, opponentOf(side), theater)) return;
  destroyForce(work, combat, side, theater, rule);
}
