import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const COUNTERPART: GameKeyword = {
  id: "counterpart",
  name: { en: "Counterpart", es: "Contrapartida" },
  rules: [
    "leg.kw.counterpart.combined-profile",
    "leg.kw.counterpart.upgrade-type",
    "leg.kw.counterpart.leader-wounds",
    "leg.kw.counterpart.redirect",
    "leg.kw.counterpart.forced-redirect",
    "leg.kw.counterpart.upgrades",
    "leg.kw.counterpart.thresholds",
    "leg.kw.counterpart.keywords",
    "leg.kw.counterpart.weapons",
  ],
};
