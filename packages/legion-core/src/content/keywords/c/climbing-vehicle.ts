import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const CLIMBING_VEHICLE = (): GameKeyword => ({
  id: "climbing-vehicle",
  permits: ["climbs-notched"],
});

export const CLIMBING_VEHICLE_TEXT: KeywordText = {
  id: "climbing-vehicle",
  name: { en: "Climbing Vehicle", es: "Vehículo trepador" },
  does: {
    en: "The unit climbs as troopers do.",
    es: "La unidad escala como las de infantería.",
  },
};
