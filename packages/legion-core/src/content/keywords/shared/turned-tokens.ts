import { turnedToken } from "../../../cards/commands/facedown.ts";
import type { CardPart } from "../../../state/hooks/keyword.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { Side } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";

/**
 * Creates the effect of a player's token that is turned faceup and shows the keyword. `token` is the index of the token
 * in the state.
 */
export function whenTurned(keyword: string, run: (work: GameWork, side: Side, token: number) => void): CardPart {
  return playerMust(
    "bane-revealed",
    ({ state }, side) => turnedToken(state, side, keyword) !== undefined,
    (work, side) => {
      const token = turnedToken(work.state, side, keyword);
      if (token !== undefined) run(work, side, token);
    },
  );
}
