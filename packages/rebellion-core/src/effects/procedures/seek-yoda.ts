import { at } from "@sw/tabletop";
import { replaceLeader } from "../../leaders/leaders.ts";
import { missionOf } from "../../state/box.ts";
import type { LeaderIndex } from "../../state/codes.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/**
 * Replaces the pictured leader, if assigned, by the leader beside the board that counts as the same person
 * (reb.leader.luke-jedi).
 */
export const seekYoda: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    const old = pictured(work, frame);
    const by = old === undefined ? undefined : successor(work, old);
    if (old === undefined || by === undefined) return false;
    replaceLeader(work, old, by, causeOf(work, frame, "reb.leader.luke-jedi"));
    const swapped = (leaders: readonly LeaderIndex[]): readonly LeaderIndex[] =>
      leaders.map((leader) => (leader === old ? by : leader)).sort((a, b) => a - b);
    work.changeNearest("mission", (mission) => ({ leaders: swapped(mission.leaders) }));
    return false;
  },
};

function pictured({ box }: GameWork, { card, leaders }: EffectFrame): LeaderIndex | undefined {
  const { portrait } = missionOf(box, card).entry;
  return leaders.find((leader) => at(box.leaders, leader).id === portrait);
}

/** Returns the leader that counts as this one and enters play only by a card's effect. */
function successor({ box, state }: GameWork, old: LeaderIndex): LeaderIndex | undefined {
  const { id } = at(box.leaders, old);
  return box.leaders.find(({ index, entry }) => entry.countsAs === id && at(state.leaders, index).at === "supply")
    ?.index;
}
