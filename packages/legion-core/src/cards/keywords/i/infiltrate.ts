import { deployInTerritory } from "../../../moving/territory-deploy.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { isAboutReserve } from "../reserve.ts";

export const INFILTRATE: GameKeyword = {
  id: "infiltrate",
  name: { en: "Infiltrate", es: "Infiltración" },
  rules: ["leg.kw.infiltrate"],
  moments: [
    {
      moment: "undeployed-activation-start",
      may: true,
      applies: isAboutReserve,
      run: (work, { unit }) => deployInTerritory(work, unit, { rule: "leg.kw.infiltrate", cause: "infiltrate" }),
    },
  ],
};
