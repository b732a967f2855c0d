import { at } from "@sw/tabletop";
import { filterTest } from "../../../conditions/where.ts";
import type { UnitKind } from "../../../state/box.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { factionOf, opponentOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf, setWounds } from "../../attack/attack.ts";
import { damageAction, keyOfAction } from "../../attack/target-offers.ts";
import { ANY_COLOR, ANY_THEATER, targetOfKey, withDoomed } from "../../attack/wounds.ts";
import { nextStep } from "../cards.ts";
import { unitTargets } from "../targets.ts";
import { type AskingStep, causeOf, deciderOf, type StepOf, tacticContext } from "./step.ts";

type Step = StepOf<"destroy-unit">;

/**
 * Destroys an enemy unit. It is removed once both cards are resolved and does not roll
 * (rote.cinematic.destroyed-rolls-nothing). Options: `damage` by unit and its damage. Skipped if there is only one
 * target.
 */
export const destroyUnit: AskingStep<Step> = {
  rule: "rote.cinematic.destroyed-rolls-nothing",
  run(work, frame, step) {
    const keys = targets(work, frame, step);
    const [only] = keys;
    if (keys.length > 1) return true;
    if (only === undefined) nextStep(work, frame);
    else doom(work, frame, only);
    return false;
  },
  question: (look, frame) => ({
    seat: deciderOf(look, frame),
    kind: "tactic-destroy",
    rule: destroyUnit.rule,
    context: { card: tacticContext(look.box, frame).card },
  }),
  options: (look, frame, step) => targets(look, frame, step).map((key) => damageAction(look.box, key)),
  take: (work, frame, _step, action) => doom(work, frame, keyOfAction(work.box, action)),
};

function targets(look: Look, { side }: TacticFrame, { filter }: Step): readonly number[] {
  const test = filterTest(filter);
  const fits = (kind: UnitKind): boolean =>
    test(kind) && (filter.shape === undefined || kind.entry.buildIcon?.shape === filter.shape);
  const wanted = { side: opponentOf(side), theater: ANY_THEATER, color: ANY_COLOR } as const;
  return unitTargets(look, wanted, fits);
}

function doom(work: GameWork, frame: TacticFrame, key: number): void {
  nextStep(work, frame);
  const enemy = opponentOf(frame.side);
  const target = targetOfKey(key);
  setWounds(work, enemy, withDoomed(combatOf(work.state).wounds[enemy], target));
  const unit = at(work.box.units, target.unit).id;
  const damage = target.markers + target.assigned;
  work.emit({
    type: "unit-doomed",
    faction: factionOf(enemy),
    unit,
    damage,
    ...causeOf(work, frame, destroyUnit.rule),
  });
}
