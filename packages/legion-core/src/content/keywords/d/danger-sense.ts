import type { KeywordText } from "../../../catalogue/cards.ts";

export const DANGER_SENSE_TEXT: KeywordText = {
  id: "danger-sense",
  name: { en: "Danger Sense[ X]", es: "Sentido del peligro[ X]" },
};
