import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const CLIMBING_VEHICLE = (): GameKeyword => ({ id: "climbing-vehicle", does: [permits("climbs-notched")] });

export const CLIMBING_VEHICLE_TEXT: KeywordText = {
  id: "climbing-vehicle",
  name: { en: "Climbing Vehicle", es: "Vehículo trepador" },
  does: {
    en: "The unit climbs as troopers do.",
    es: "La unidad escala como las de infantería.",
  },
};
