import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SHARPSHOOTER: GameKeyword = {
  id: "sharpshooter",
  name: { en: "Sharpshooter X", es: "Tirador de primera X" },
  rules: ["leg.kw.sharpshooter-x"],
  attacking: { amounts: [{ amount: "reduce-cover", adds: "value" }] },
};
