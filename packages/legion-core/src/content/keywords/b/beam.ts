import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const BEAM = (): GameKeyword => ({
  id: "beam",
  does: [on("again", { weapons: "own", most: "value", near: 1, anyRange: true })],
});

export const BEAM_TEXT: KeywordText = {
  id: "beam",
  name: { en: "Beam[ X]", es: "Rayo continuo[ X]" },
  does: {
    en: "With this weapon in a pool, the unit may attack up to X further defenders with it, each at range 1 of the defender before and in line of sight of the attacker; the weapon's maximum range does not matter for them. It does not combine with Gunslinger.",
    es: "Con esta arma en una reserva, la unidad puede atacar con ella hasta a X defensores más, cada uno a alcance 1 del anterior y en línea de visión del atacante; para ellos no importa el alcance máximo del arma. No se combina con Pistolero.",
  },
};
