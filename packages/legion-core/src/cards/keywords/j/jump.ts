import { isHeld, moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const JUMP: GameKeyword = {
  id: "jump",
  name: { en: "Jump X", es: "Salto X" },
  rules: ["leg.kw.jump-x.action", "leg.kw.jump-x.ignores", "leg.kw.jump-x.height"],
  actions: [
    {
      id: "jump",
      free: false,
      cost: 1,
      moves: true,
      available: (look, { unit }) => moveBan(look, unit, "action") === undefined && !isHeld(look, unit),
      run: (work, { unit, value }) => startMove(work, unit, "action", { over: value, unhindered: true }),
    },
  ],
};
