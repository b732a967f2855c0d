import type { GameBox } from "./box.ts";
import type { State } from "./state.ts";

/** A game as hooks look at it. */
export interface Look {
  readonly box: GameBox;
  readonly state: State;
}
