import type { KeywordText } from "../../../catalogue/cards.ts";
import { deployInTerritory } from "../../../moving/territory-deploy.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import { isAboutReserve } from "../reserve.ts";

export const INFILTRATE = (): GameKeyword => ({
  id: "infiltrate",
  does: [
    may("undeployed-activation-start", isAboutReserve, (work, { unit }) =>
      deployInTerritory(work, unit, { rule: "leg.kw.infiltrate", cause: "infiltrate" }),
    ),
  ],
});

export const INFILTRATE_TEXT: KeywordText = {
  id: "infiltrate",
  name: { en: "Infiltrate", es: "Infiltración" },
  does: {
    en: "As its activation begins, the undeployed unit may deploy anywhere within friendly territory, in cohesion and not on impassable terrain.",
    es: "Al principio de su activación, la unidad no desplegada puede desplegarse en cualquier lugar del territorio aliado, en formación y sin pisar terreno infranqueable.",
  },
};
