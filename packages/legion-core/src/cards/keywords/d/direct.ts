import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { asks } from "../../../units/choosing.ts";
import { ordering, toOrder } from "../ordering.ts";

export const DIRECT: GameKeyword = {
  id: "direct",
  name: { en: "Direct", es: "Dirigir" },
  rules: ["leg.kw.direct"],
  moments: [asks("direct", "issue-orders", (look, unit) => toOrder(look, unit, "direct", 2).length > 0)],
  choice: ordering("direct", "leg.kw.direct", 2),
};
