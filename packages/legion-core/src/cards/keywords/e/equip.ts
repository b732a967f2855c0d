import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const EQUIP: GameKeyword = { id: "equip", name: { en: "Equip", es: "Equipar" }, rules: ["leg.kw.equip"] };
