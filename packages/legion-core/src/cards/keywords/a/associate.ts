import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const ASSOCIATE: GameKeyword = {
  id: "associate",
  name: { en: "Associate: Unit Name", es: "Asociación: nombre de unidad" },
  rules: ["leg.kw.associate"],
};
