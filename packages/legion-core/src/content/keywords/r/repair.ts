import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { hasPermit } from "../../../units/keywords.ts";
import { profileOf } from "../../../units/profiles.ts";
import { healing } from "../healing.ts";

export const REPAIR = (): GameKeyword => ({
  id: "repair",
  does: [
    ...healing(
      "repair",
      { use: "leg.kw.repair-x.use", effect: "leg.kw.repair-x.effect", capacity: "leg.kw.repair-x.capacity" },
      ["wound", "ion", "vehicle-damage"],
      isRepairable,
    ),
  ],
});

export const REPAIR_TEXT: KeywordText = {
  id: "repair",
  name: { en: "Repair[ X: Capacity Y]", es: "Reparación[ X: capacidad Y]" },
  does: {
    en: "Card action, up to Y times in the game: choose a friendly vehicle or droid trooper unit at range 1 and in line of sight. Remove X wound, ion and vehicle damage tokens in all from it, or restore up to X of its miniatures that were defeated this round.",
    es: "Acción de carta, hasta Y veces en la partida: se elige una unidad aliada de vehículo o infantería droide a alcance 1 y en línea de visión. Se le quitan X fichas en total de Herida, Iones y Daño a vehículo, o se restauran hasta X miniaturas suyas derrotadas en esta ronda.",
  },
};

function isRepairable(look: Look, unit: number): boolean {
  const { type } = profileOf(look, unit);
  if (!isVehicle(type) && type !== "droid-trooper") return fallsOut(look, unit, "unit-no-machine");
  return !hasPermit(look, unit, "not-repaired") || fallsOut(look, unit, "unit-not-repaired");
}
