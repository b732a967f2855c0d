import type { KeywordText } from "../../../catalogue/cards.ts";

export const ATTACK_RUN_TEXT: KeywordText = { id: "attack-run", name: { en: "Attack Run", es: "Velocidad de ataque" } };
