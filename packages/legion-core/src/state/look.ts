import type { GameBox } from "./box.ts";
import type { State } from "./state.ts";

/**
 * A state with the cards and keywords that it is played by: what every function that reads a game takes first. A `GameWork`
 * is one, too.
 */
export interface Look {
  readonly box: GameBox;
  readonly state: State;
}
