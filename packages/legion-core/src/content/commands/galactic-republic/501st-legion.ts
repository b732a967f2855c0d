import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { alliesAt, friendsAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { rankOf } from "../../../units/ranks.ts";
import { askBoon, askCard, boons, choosing } from "../choice-effects.ts";
import { byCard, isOwn, onOrder, ownUnits, pinning } from "../effects.ts";

/** Those whose presence steadies the legion. */
const LEADERS = [{ unit: "Anakin Skywalker" }, { unit: "Clone Captain Rex" }] as const;

const LEAD_FROM_THE_FRONT = (): Command => ({
  id: "lead-from-the-front",
  name: { en: "Lead From the Front" },
  pips: 1,
  handPips: 2,
  faction: "galactic-republic",
  battleForce: "501st-legion",
  orders: [{ count: 1, of: [{ rank: "commander" }] }],
});

const LEAD_FROM_THE_FRONT_ID = "lead-from-the-front";

const LEAD_FROM_THE_FRONT_ENTRY = (): CommandCard => ({
  id: LEAD_FROM_THE_FRONT_ID,
  moments: [
    onOrder((work, unit) => {
      if (rankOf(work, unit) === "commander")
        askCard(work, LEAD_FROM_THE_FRONT_ID, "friends", at(work.state.units, unit).owner, unit);
    }),
  ],
  choices: {
    friends: choosing(
      3,
      (look, _player, about) => (about === null ? [] : friendsAt(look, about, 1)),
      (work, chosen) => {
        for (const unit of [...chosen].reverse()) askBoon(work, LEAD_FROM_THE_FRONT_ID, unit);
      },
    ),
    boon: boons(LEAD_FROM_THE_FRONT_ID, () => ["gain-aim", "gain-dodge"]),
  },
});

const LEAD_FROM_THE_FRONT_TEXT: CardText = {
  id: "lead-from-the-front",
  does: {
    en: "In a command hand it counts as a card of 2 pips. Up to 3 other friendly units at range 1 of the ordered commander gain 1 aim token or 1 dodge token each.",
    es: "En una mano de cartas de Mando cuenta como carta de prioridad 2. Hasta 3 otras unidades aliadas a alcance 1 del comandante que recibe la orden ganan 1 ficha de Ataque apuntado o 1 ficha de Esquiva cada una.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
  },
};

const TACTICAL_PLANNING = (): Command => ({
  id: "tactical-planning",
  name: { en: "Tactical Planning" },
  pips: 2,
  faction: "galactic-republic",
  battleForce: "501st-legion",
  orders: [{ count: 2, of: [{ rank: "special-forces" }, { rank: "support" }] }],
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
});

const LEADERS_OF_THE_501ST_ENTRY = (): CommandCard => ({
  id: "leaders-of-the-501st",
  moments: [
    {
      moment: "rally",
      may: false,
      applies: (look, player, about) =>
        isOwn(look, player, about) &&
        LEADERS.some((match) =>
          ownUnits(look, player, match).some((leader) => alliesAt(look, leader, 2).includes(about)),
        ),
      run(work, _player, unit) {
        // Indomitable counts in the Rally step alone.
        if (unit !== null)
          beginOngoing(
            work,
            { unit, keyword: "indomitable", value: 1, until: "activation" },
            byCard("leaders-of-the-501st"),
          );
      },
    },
  ],
});

const LEADERS_OF_THE_501ST_TEXT: CardText = {
  id: "leaders-of-the-501st",
  does: {
    en: "It stays in play: friendly units at range 2 of Anakin Skywalker or Clone Captain Rex have Indomitable.",
    es: "Permanece en juego: las unidades aliadas a alcance 2 de Anakin Skywalker o Clone Captain Rex tienen Indómito.",
  },
};

/** Command cards of the 501st Legion. */
export const FIGURES: Cards<Command> = [LEAD_FROM_THE_FRONT, TACTICAL_PLANNING, LEADERS_OF_THE_501ST];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  LEAD_FROM_THE_FRONT_ENTRY,
  TACTICAL_PLANNING_ENTRY,
  LEADERS_OF_THE_501ST_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [LEAD_FROM_THE_FRONT_TEXT, TACTICAL_PLANNING_TEXT, LEADERS_OF_THE_501ST_TEXT];
