import { at } from "@sw/tabletop";
import { isHidden, narrowBase, revealBase } from "../../base/base.ts";
import { takeRuledOut } from "../../base/solo.ts";
import { GROUND, NOWHERE, SPACE } from "../../state/codes.ts";
import { REBEL, sideOf } from "../../state/seats.ts";
import { destroyUnits } from "../../units/board.ts";
import { isContested } from "../../units/units.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/**
 * Reveals the base if it is there; otherwise everyone learns that it is not. Then destroys all Rebel ground units
 * there. A combat with the ships that the revealed base brings there follows after the mission
 * (rote.mission.reactor-before-combat).
 */
export const singleReactorIgnition: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const { box, state } = work;
    const { system } = frame;
    advance(work, frame);
    if (system === NOWHERE) return false;
    const cause = causeOf(work, frame, "reb.mission.success-effect");
    const wasHidden = isHidden(state);
    if (wasHidden && state.base.system === system) revealBase(work, cause);
    else if (wasHidden && state.base.publicCandidates.includes(system)) {
      narrowBase(work, (candidate) => candidate !== system);
      work.revealed = true;
      work.emit({ type: "base-told", systems: [at(box.placeIds, system)], among: false, ...cause });
      takeRuledOut(work, (candidate) => candidate === system, cause);
    }
    const { units } = at(state.places, system);
    const ground = box.units.map(({ side, theater, index }) =>
      side === REBEL && theater === GROUND ? at(units, index) : 0,
    );
    destroyUnits(work, REBEL, ground, system, { ...cause, rule: "reb.destroy.to-supply" });
    const isRevealed = wasHidden && !isHidden(state);
    if (!isRevealed || !(isContested(work, system, SPACE) || isContested(work, system, GROUND))) return false;
    work.changeNearest("mission", () => ({ combat: sideOf(frame.chair) }));
    return false;
  },
};
