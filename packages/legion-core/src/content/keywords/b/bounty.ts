import type { KeywordText } from "../../../catalogue/cards.ts";

export const BOUNTY_TEXT: KeywordText = { id: "bounty", name: { en: "Bounty", es: "Recompensa" } };
