import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const UNHINDERED: GameKeyword = {
  id: "unhindered",
  name: { en: "Unhindered", es: "Movilidad" },
  rules: ["leg.kw.unhindered"],
  permits: ["unhindered"],
};
