import { turnedToken } from "../../../cards/commands/facedown.ts";
import type { CommandHook } from "../../../state/hooks/command-card.ts";
import type { Player } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";

/** What happens as a token of a player that shows the keyword is turned up, by its place in the state. */
export function whenTurned(keyword: string, run: (work: GameWork, player: Player, token: number) => void): CommandHook {
  return {
    moment: "bane-revealed",
    may: false,
    applies: ({ state }, player) => turnedToken(state, player, keyword) !== undefined,
    run(work, player) {
      const token = turnedToken(work.state, player, keyword);
      if (token !== undefined) run(work, player, token);
    },
  };
}
