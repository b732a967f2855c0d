import type { KeywordText } from "../../../catalogue/cards.ts";

export const INDOMITABLE_TEXT: KeywordText = { id: "indomitable", name: { en: "Indomitable", es: "Indómito" } };
