import type { KeywordText } from "../../../catalogue/cards.ts";

export const OVERRIDE_TEXT: KeywordText = { id: "override", name: { en: "Override", es: "Saltarse la programación" } };
