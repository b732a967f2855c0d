import { at } from "@sw/tabletop";
import { hasRevealedOwnCard } from "../../../cards/commands/playing.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { enemiesAt } from "../../../units/near.ts";

export const INTERROGATE = (): GameKeyword => ({
  id: "interrogate",
  does: [figure("tie-pips", (look, { unit }, { player }) => (hears(look, unit, player) ? 1 : 0))],
});

export const INTERROGATE_TEXT: KeywordText = {
  id: "interrogate",
  name: { en: "Interrogate", es: "Interrogar" },
  does: {
    en: "If priority would be tied, a revealed command card of an enemy unit at range 1 of this unit counts as having one pip more.",
    es: "Si fuera a producirse un empate de prioridad, la carta de Mando mostrada de una unidad enemiga a alcance 1 de esta unidad se trata como si tuviera un punto más.",
  },
};

/** Whether the card that a player has revealed belongs to an enemy at range 1 of the unit. */
function hears(look: Look, unit: number, player: Player): boolean {
  if (at(look.state.units, unit).owner === player) return false;
  return enemiesAt(look, unit, 1).some((enemy) => hasRevealedOwnCard(look, player, enemy));
}
