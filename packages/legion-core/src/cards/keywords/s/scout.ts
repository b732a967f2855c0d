import { startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { isAboutReserve } from "../reserve.ts";

/** Scout counts no higher than this. */
const MOST_SCOUT = 3;

export const SCOUT: GameKeyword = {
  id: "scout",
  name: { en: "Scout X", es: "Explorador X" },
  rules: ["leg.kw.scout-x.deploy", "leg.kw.scout-x.cap"],
  moments: [
    {
      moment: "perform-actions-start",
      may: true,
      applies: isAboutReserve,
      run: (work, { unit, value }) =>
        startMove(work, unit, "action", { speed: Math.min(MOST_SCOUT, value), unhindered: true }),
    },
  ],
};
