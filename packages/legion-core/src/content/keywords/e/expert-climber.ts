import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const EXPERT_CLIMBER = (): GameKeyword => ({ id: "expert-climber", does: [permits("climbs-high")] });

export const EXPERT_CLIMBER_TEXT: KeywordText = {
  id: "expert-climber",
  name: { en: "Expert Climber", es: "Trepador excepcional" },
  does: {
    en: "When the unit climbs it may go up or down by height 2.",
    es: "Cuando la unidad trepa, puede subir o bajar hasta altura 2.",
  },
};
