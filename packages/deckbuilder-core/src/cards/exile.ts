import type { CardCode } from "@sw/tabletop";
import { kindOf } from "../state/codes.ts";
import type { GameWork } from "../state/work.ts";

/** Removes a card from the game permanently (dbg.exile.leaves-game). */
export function toExile(work: GameWork, code: CardCode): void {
  const exiled = work.state.exiled.slice();
  const kind = kindOf(code);
  let index = exiled.length;
  while (index > 0 && (exiled[index - 1] ?? 0) > kind) index--;
  exiled.splice(index, 0, kind);
  work.state.exiled = exiled;
}
