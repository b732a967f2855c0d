import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const NIMBLE: GameKeyword = {
  id: "nimble",
  name: { en: "Nimble", es: "Ágil" },
  rules: ["leg.kw.nimble"],
  defending: { amounts: [{ amount: "dodge-back", adds: 1, when: { dodged: true } }] },
};
