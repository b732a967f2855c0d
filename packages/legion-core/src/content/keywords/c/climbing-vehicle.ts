import type { KeywordText } from "../../../catalogue/cards.ts";

export const CLIMBING_VEHICLE_TEXT: KeywordText = {
  id: "climbing-vehicle",
  name: { en: "Climbing Vehicle", es: "Vehículo trepador" },
};
