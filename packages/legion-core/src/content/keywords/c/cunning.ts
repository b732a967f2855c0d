import { hasRevealedOwnCard } from "../../../cards/commands/playing.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { rankOf } from "../../../units/ranks.ts";

export const CUNNING = (): GameKeyword => ({
  id: "cunning",
  does: [figure("tie-pips", (look, { unit }, { player }) => (belongsTo(look, unit, player) ? -1 : 0))],
});

export const CUNNING_TEXT: KeywordText = {
  id: "cunning",
  name: { en: "Cunning", es: "Astucia" },
  does: {
    en: "Where priority would be tied, a command card revealed that belongs to this commander or operative counts as having one pip less. If both players revealed such cards the tie stands.",
    es: "Si se produjera un empate de prioridad, una carta de Mando mostrada que pertenezca a este comandante o agente se considera que tiene un punto menos. Si ambos jugadores han mostrado cartas así, el empate se mantiene.",
  },
};

/** Whether the card that a player has revealed belongs to a unit, a commander or operative. */
function belongsTo(look: Look, unit: number, player: Player): boolean {
  const rank = rankOf(look, unit);
  return (rank === "commander" || rank === "operative") && hasRevealedOwnCard(look, player, unit);
}
