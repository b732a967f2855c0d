import type { KeywordText } from "../../../catalogue/cards.ts";

export const LATENT_POWER_TEXT: KeywordText = { id: "latent-power", name: { en: "Latent Power", es: "Poder latente" } };
