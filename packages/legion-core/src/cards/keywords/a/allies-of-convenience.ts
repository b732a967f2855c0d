import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const ALLIES_OF_CONVENIENCE: GameKeyword = {
  id: "allies-of-convenience",
  name: { en: "Allies of Convenience", es: "Aliados por conveniencia" },
  rules: ["leg.kw.allies-of-convenience.orders", "leg.kw.allies-of-convenience.army"],
  permits: ["orders-mercenaries"],
};
