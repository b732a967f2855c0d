import { at } from "@sw/tabletop";
import { hasForce, isFoughtOver, onlyHas } from "../forces/forces.ts";
import type { RuleId } from "../rules/ids.ts";
import type { UnitKind } from "../state/box.ts";
import { GROUND, SPACE, type TheaterIndex } from "../state/codes.ts";
import { hasExpansion } from "../state/config.ts";
import type { CombatFrame } from "../state/frames.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { isShielded } from "../units/shielded.ts";
import { destroyForce } from "./attack/destroy.ts";
import { rolledOnGround } from "./rolled.ts";
import type { QuietStage } from "./stages.ts";

const SIDES: readonly Side[] = [REBEL, IMPERIAL];

/**
 * Part IV: destroys structures and a Death Star Under Construction that face the enemy without other units. Another
 * round follows if both sides still have units in a theater (reb.combat.step-four-checks-first, reb.combat.next-round).
 */
export const nextStage: QuietStage<"combat"> = {
  run(work, frame) {
    destroyLoneStructures(work, frame);
    destroyAlone(work, frame, IMPERIAL, SPACE, "reb.combat.dsuc-last", isUnderConstruction);
    const goesOn =
      isFoughtOver(work.box, work.state, frame.system, SPACE) ||
      isFoughtOver(work.box, work.state, frame.system, GROUND);
    work.changeNearest("combat", () => ({ stage: goesOn ? "round" : "end" }));
    return false;
  },
};

/**
 * Destroys structures that face enemy ground units without defenders. In the base game these are only Rebel ones
 * (reb.combat.structures-last). With the expansion they are those of any side that rolled no ground die this round, for
 * both sides at once (rote.unit.structure-rule).
 */
function destroyLoneStructures(work: GameWork, frame: CombatFrame): void {
  if (!hasExpansion(work.state.config)) {
    destroyAlone(work, frame, REBEL, GROUND, "reb.combat.structures-last", isStructure);
    return;
  }
  destroyIdleStructures(work, frame, (side) => rolledOnGround(frame, side), "rote.unit.structure-rule");
}

/** Destroys lone structures of each side that has not rolled. Both sides are checked before anything is destroyed. */
export function destroyIdleStructures(
  work: GameWork,
  frame: CombatFrame,
  hasRolled: (side: Side) => boolean,
  rule: RuleId,
): void {
  const lost = SIDES.filter((side) => !hasRolled(side) && isAlone(work, frame, side, GROUND, isStructure));
  for (const side of lost) destroyForce(work, frame, side, GROUND, rule);
}

function isStructure({ entry }: UnitKind): boolean {
  return entry.class === "structure";
}

export function isUnderConstruction({ entry }: UnitKind): boolean {
  return entry.abilities.includes("under-construction");
}

/**
 * Destroys a side's units of a theater if they all pass the test and face the enemy without other units (see {@link
 * isAlone}).
 */
export function destroyAlone(
  work: GameWork,
  combat: CombatFrame,
  side: Side,
  theater: TheaterIndex,
  rule: RuleId,
  test: (kind: UnitKind) => boolean,
): void {
  if (isAlone(work, combat, side, theater, test)) destroyForce(work, combat, side, theater, rule);
}

/**
 * Whether all of a side's units in a theater pass the test, nothing shields them, and the other side has units in the
 * theater.
 */
function isAlone(
  { box, state }: GameWork,
  { system }: CombatFrame,
  side: Side,
  theater: TheaterIndex,
  test: (kind: UnitKind) => boolean,
): boolean {
  const { units } = at(state.places, system);
  if (!hasForce(box, units, opponentOf(side), theater)) return false;
  return onlyHas(box, units, side, theater, (kind) => test(kind) && !isShielded(box, units, kind.index));
}
