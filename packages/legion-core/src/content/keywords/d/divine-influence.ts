import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, guarding, on } from "../../../state/hooks/words.ts";

export const DIVINE_INFLUENCE = (): GameKeyword => ({
  id: "divine-influence",
  does: [
    // Those who are lent the keyword have Guardian too; the unit itself has none for which this would count.
    guarding(adds("guard-criticals", 1)),
    on("aura", {
      reach: 1,
      to: [{ affiliation: "ewoks", type: "trooper" }],
      figures: { guardian: 2, "divine-influence": 1 },
      of: [{ unit: "C-3PO" }],
    }),
  ],
});

export const DIVINE_INFLUENCE_TEXT: KeywordText = {
  id: "divine-influence",
  name: { en: "Divine Influence", es: "Divina influencia" },
  does: {
    en: "Other friendly Ewok trooper units at range 1 have Guardian 2 for C-3PO alone. When they use Guardian they may cancel criticals as if they were hits.",
    es: "Las demás unidades de infantería Ewok aliadas a alcance 1 tienen Guardián 2 solo para C-3PO. Cuando usan Guardián pueden anular impactos críticos como si fueran impactos.",
  },
};
