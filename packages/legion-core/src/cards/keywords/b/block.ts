import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const BLOCK: GameKeyword = {
  id: "block",
  name: { en: "Block", es: "Bloqueo" },
  rules: ["leg.kw.block"],
  defending: { amounts: [{ amount: "surge-to-block", adds: 1, when: { dodged: true } }] },
};
