import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { pinning } from "../effects.ts";

const LEAD_FROM_THE_FRONT = (): Command => ({
  id: "lead-from-the-front",
  name: { en: "Lead From the Front" },
  pips: 1,
  handPips: 2,
  faction: "galactic-republic",
  battleForce: "501st-legion",
  orders: [{ count: 1, of: [{ rank: "commander" }] }],
  summary:
    "Counts as a 2-pip card in hand building. Up to 3 other friendly units within 1 of the ordered commander gain 1 aim or 1 dodge each.",
  verification: COMMAND_CARDS,
});

const TACTICAL_PLANNING = (): Command => ({
  id: "tactical-planning",
  name: { en: "Tactical Planning" },
  pips: 2,
  faction: "galactic-republic",
  battleForce: "501st-legion",
  orders: [{ count: 2, of: [{ rank: "special-forces" }, { rank: "support" }] }],
  summary:
    "This round, after a friendly special forces or support unit attacks a unit with a face-up order, that order is shuffled back into its owner's pool.",
  verification: COMMAND_CARDS,
});

const TACTICAL_PLANNING_ENTRY = (): CommandCard => ({
  id: "tactical-planning",
  moments: [pinning("tactical-planning", ["special-forces", "support"])],
});

const TACTICAL_PLANNING_TEXT: CardText = {
  id: "tactical-planning",
  does: {
    en: "This round, after a friendly special forces or support unit attacks, the faceup order tokens of the units that it attacked go back into the order pool of their player.",
    es: "Esta ronda, después de que ataque una unidad aliada de Fuerzas especiales o Apoyo, las fichas de Orden boca arriba de las unidades atacadas vuelven a la reserva de órdenes de su jugador.",
  },
};

const LEADERS_OF_THE_501ST = (): Command => ({
  id: "leaders-of-the-501st",
  name: { en: "Leaders of the 501st" },
  pips: 3,
  faction: "galactic-republic",
  battleForce: "501st-legion",
  orders: [{ count: 3, of: [{ rank: "special-forces" }, { rank: "corps" }] }],
  permanent: true,
  keywords: [{ id: "indomitable" }],
  summary: "Stays in play: friendly units within 2 of Anakin Skywalker or Clone Captain Rex have Indomitable.",
  verification: COMMAND_CARDS,
});

/** Command cards of the 501st Legion. */
export const FIGURES: Cards<Command> = [LEAD_FROM_THE_FRONT, TACTICAL_PLANNING, LEADERS_OF_THE_501ST];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [TACTICAL_PLANNING_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [TACTICAL_PLANNING_TEXT];
