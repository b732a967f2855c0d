import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const GUNSLINGER: GameKeyword = {
  id: "gunslinger",
  name: { en: "Gunslinger", es: "Pistolero" },
  rules: ["leg.kw.gunslinger", "leg.kw.gunslinger.limit"],
  again: { weapons: "all", attack: "ranged", most: 1 },
};
