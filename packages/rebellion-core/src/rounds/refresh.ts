import { at } from "@sw/tabletop";
import { returnMission } from "../decks/assigned.ts";
import { isCaptured, moveLeader } from "../leaders/leaders.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/**
 * All leaders return to their pools (reb.refresh.retrieve-leaders), those on mission cards too, whose cards go back to the
 * hand. Captured ones stay (reb.refresh.captured-not-retrieved), and those detained stay this once.
 */
export function retrieveLeaders(work: GameWork): void {
  const { box } = work;
  for (const side of [REBEL, IMPERIAL] as const) {
    while (work.state.sides[side].assigned.length > 0) {
      const { leaders } = at(work.state.sides[side].assigned, 0);
      const cause = { rule: "reb.refresh.retrieve-from-missions", cause: null } as const;
      returnMission(work, side, 0, cause);
      for (const leader of leaders) moveLeader(work, leader, "pool", cause);
    }
  }
  for (let index = 0; index < work.state.leaders.length; index++) {
    const leader = at(work.state.leaders, index);
    if (typeof leader.at !== "number" || isCaptured(box, leader)) continue;
    if (leader.detained) work.leader(index).detained = false;
    else moveLeader(work, index, "pool", { rule: "reb.refresh.retrieve-leaders", cause: null });
  }
}
