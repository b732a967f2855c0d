import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const PRECISE: GameKeyword = {
  id: "precise",
  name: { en: "Precise X", es: "Precisión X" },
  rules: ["leg.kw.precise-x"],
  attacking: { amounts: [{ amount: "aim-dice", adds: "value" }] },
};
