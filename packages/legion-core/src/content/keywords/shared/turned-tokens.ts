import { turnedToken } from "../../../cards/commands/facedown.ts";
import type { CardPart } from "../../../state/hooks/keyword.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { Player } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";

/** What happens as a token of a player that shows the keyword is turned up, by its place in the state. */
export function whenTurned(keyword: string, run: (work: GameWork, player: Player, token: number) => void): CardPart {
  return playerMust(
    "bane-revealed",
    ({ state }, player) => turnedToken(state, player, keyword) !== undefined,
    (work, player) => {
      const token = turnedToken(work.state, player, keyword);
      if (token !== undefined) run(work, player, token);
    },
  );
}
