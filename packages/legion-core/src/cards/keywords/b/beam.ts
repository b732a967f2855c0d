import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const BEAM: GameKeyword = {
  id: "beam",
  name: { en: "Beam X", es: "Rayo continuo X" },
  rules: ["leg.kw.beam-x.declare", "leg.kw.beam-x.targets", "leg.kw.beam-x.gunslinger"],
  again: { weapons: "own", most: "value", near: 1, anyRange: true },
};
