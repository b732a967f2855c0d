import { silentKind } from "@sw/tabletop";
import { releaseMarks } from "../../cards/marks.ts";
import { resumed } from "../../galaxy/purchase.ts";
import type { Kind } from "../../state/kinds.ts";
import { cleanUp, passTurn } from "../turn.ts";

/**
 * The frame kind of the end of a turn: first delayed effects, then the steps of the rulebook. Nobody decides anything.
 */
export const turnEndKind: Kind<"turn-end"> = silentKind("turn-end", (work) => {
  const { state } = work;
  const next = state.delayed.find(({ at }) => at === "end-of-turn");
  if (next !== undefined) {
    state.delayed = state.delayed.filter((other) => other !== next);
    work.push({ kind: "triggers", pending: [resumed(next)], release: next.triggering });
    return;
  }
  const lapsed = state.delayed;
  state.delayed = [];
  for (const { bound } of lapsed) releaseMarks(work, bound);
  state.nextMark = 0;
  cleanUp(work);
  passTurn(work);
});
