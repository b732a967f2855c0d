import type { KeywordText } from "../../../catalogue/cards.ts";

export const GUIDANCE_TEXT: KeywordText = { id: "guidance", name: { en: "Guidance", es: "Tutela" } };
