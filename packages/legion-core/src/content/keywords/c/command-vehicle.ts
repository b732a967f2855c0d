import type { KeywordText } from "../../../catalogue/cards.ts";

export const COMMAND_VEHICLE_TEXT: KeywordText = {
  id: "command-vehicle",
  name: { en: "Command Vehicle[ X]", es: "Vehículo de mando[ X]" },
};
