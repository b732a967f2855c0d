import { returnMission } from "../../decks/assigned.ts";
import { moveLeader } from "../../leaders/leaders.ts";
import { opponentOf, sideOf } from "../../state/seats.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/** The chosen leader returns to the pool, the mission that he alone is on unseen to the hand (rote.card.false-orders). */
export const falseOrders: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const { chosenLeader: leader, chair } = frame;
    const side = opponentOf(sideOf(chair));
    advance(work, frame);
    const place = work.state.sides[side].assigned.findIndex(({ leaders }) => leaders.includes(leader));
    if (place < 0) return false;
    const cause = causeOf(work, frame, "rote.card.false-orders");
    returnMission(work, side, place, cause);
    moveLeader(work, leader, "pool", cause);
    return false;
  },
};
