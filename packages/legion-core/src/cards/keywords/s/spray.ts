import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { visibleOf } from "../../../table/sight/seen.ts";

export const SPRAY: GameKeyword = {
  id: "spray",
  name: { en: "Spray", es: "Rociada" },
  rules: ["leg.kw.spray"],
  weapon: { times: ({ scene, figure, defender }) => visibleOf(scene, figure, defender).length },
};
