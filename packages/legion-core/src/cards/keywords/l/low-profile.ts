import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const LOW_PROFILE: GameKeyword = {
  id: "low-profile",
  name: { en: "Low Profile", es: "Furtivo" },
  rules: ["leg.kw.low-profile"],
  defending: { amounts: [{ amount: "sure-cover", adds: 1, when: { attack: "ranged" } }] },
};
