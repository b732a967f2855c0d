import type { KeywordText } from "../../../catalogue/cards.ts";

export const LEADER_TEXT: KeywordText = { id: "leader", name: { en: "Leader", es: "Líder" } };
