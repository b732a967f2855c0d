import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const GUARDIAN: GameKeyword = {
  id: "guardian",
  name: { en: "Guardian X", es: "Guardián X" },
  rules: [
    "leg.kw.guardian-x.cancel",
    "leg.kw.guardian-x.roll",
    "leg.kw.guardian-x.suppression",
    "leg.kw.guardian-x.no-guard-guard",
    "leg.kw.guardian-x.several",
    "leg.kw.guardian-x.pierce",
    "leg.kw.guardian-x.backup",
    "leg.kw.guardian-x.courage",
  ],
  defending: { amounts: [{ amount: "guards", adds: 1 }] },
  guarding: { amounts: [{ amount: "guard", adds: "value" }] },
  permits: ["backs-up"],
};
