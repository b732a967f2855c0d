import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure } from "../../../state/hooks/words.ts";

export const COMMAND_VEHICLE = (): GameKeyword => ({
  id: "command-vehicle",
  does: [figure("steadying-courage", "value")],
});

export const COMMAND_VEHICLE_TEXT: KeywordText = {
  id: "command-vehicle",
  name: { en: "Command Vehicle[ X]", es: "Vehículo de mando[ X]" },
  does: {
    en: "When a friendly unit at range 3 is checked for panic it may treat its own courage as X.",
    es: "Al comprobar si una unidad aliada a alcance 3 es presa del pánico, puede tratar su propio Aplomo como si fuera X.",
  },
};
