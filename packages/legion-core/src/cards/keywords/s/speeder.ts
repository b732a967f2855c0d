import { nearest } from "@sw/tabletop";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword, MomentHook } from "../../../state/hooks/keyword.ts";

export const SPEEDER: GameKeyword = {
  id: "speeder",
  name: { en: "Speeder X", es: "Deslizador X" },
  rules: [
    "leg.kw.speeder-x.terrain",
    "leg.kw.speeder-x.no-rotate",
    "leg.kw.speeder-x.compulsory",
    "leg.kw.speeder-x.assets",
  ],
  unitAmounts: [{ amount: "over", adds: "value" }],
  permits: ["straight-ahead", "asset-or-second-move"],
  moments: [compulsoryMove("perform-actions-start", true), compulsoryMove("perform-actions-edge", false)],
};

/** The compulsory move at one end of the Perform Actions step, unless it was made at the other. */
function compulsoryMove(moment: MomentHook["moment"], may: boolean): MomentHook {
  return {
    moment,
    may,
    applies: (look, { unit }, about) => {
      const activation = nearest(look.state, "activation");
      if (about !== unit || activation?.unit !== unit || activation.done.includes("compulsory-move")) return false;
      return !activation.panicked && moveBan(look, unit, "action", { compulsory: true }) === undefined;
    },
    run: (work, { unit }) => startMove(work, unit, "action", { compulsory: true }),
  };
}
