import { nearest } from "@sw/tabletop";
import { startCombat } from "../../../combat/start.ts";
import { GROUND, SPACE } from "../../../state/codes.ts";
import { opponentOf, sideOf } from "../../../state/seats.ts";
import { hasSide, isContested } from "../../../units/units.ts";
import { advance, type Deed, type InstructionOf } from "../op.ts";

/**
 * Starts a combat in the system if both sides have units in the same theater there (reb.combat.trigger). A combat
 * caused by a mission is resolved after all steps of the mission (reb.faq.mission-combat-after-steps).
 */
export const combat: Deed<InstructionOf<"combat">> = {
  run(work, frame, { theater }) {
    const { box, state } = work;
    const { system, chair, sources } = frame;
    advance(work, frame);
    const side = sideOf(chair);
    const index = theater === null ? undefined : theater === "space" ? SPACE : GROUND;
    const asked = index === undefined || hasSide(work, system, opponentOf(side), index);
    if (!asked || !(isContested(work, system, SPACE) || isContested(work, system, GROUND))) return false;
    const isMission = box.cards[frame.card]?.type === "mission" && nearest(state, "mission") !== undefined;
    if (isMission) work.changeNearest("mission", () => ({ combat: side, sources }));
    else startCombat(work, system, chair, sources);
    return false;
  },
};
