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
 * Part IV: structures and a Death Star Under Construction left alone before the enemy are destroyed; then another round
 * follows if a theater is still fought over (reb.combat.step-four-checks-first, reb.combat.next-round).
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
 * Destroys structures left without defenders before enemy ground units: in the base game only Rebel ones
 * (reb.combat.structures-last), with the expansion those of either side whose owner rolled no ground die this round
 * (rote.unit.structure-rule), both sides' at once.
 */
function destroyLoneStructures(work: GameWork, frame: CombatFrame): void {
  if (!hasExpansion(work.state.config)) {
    destroyAlone(work, frame, REBEL, GROUND, "reb.combat.structures-last", isStructure);
    return;
  }
  destroyIdleStructures(work, frame, (side) => rolledOnGround(frame, side), "rote.unit.structure-rule");
}

/** Destroys lone structures of either side whose owner has not rolled; both sides are looked at before any is destroyed. */
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

/** Destroys a side's units of a theater if they are alone there: see {@link isAlone}. */
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

/** True if all units of a side's theater pass the test, nothing shields them, and the other side has units of the theater. */
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
