import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { opponentOf } from "../../../state/seats.ts";
import { aimsPassedOn } from "../attack-effects.ts";
import { give, isOrderedByCard, pinning } from "../effects.ts";

const COVERT_OBSERVATION = (): Command => ({
  id: "covert-observation",
  name: { en: "Covert Observation" },
  pips: 1,
  faction: "galactic-empire",
  orders: [{ count: 1, of: [{ rank: "operative" }, { rank: "special-forces" }] }],
});

const COVERT_OBSERVATION_ENTRY = (): CommandCard => ({
  id: "covert-observation",
  moments: [
    {
      moment: "order-issued",
      may: false,
      applies: (look, player, about) => isOrderedByCard(look, opponentOf(player), about),
      run(work, _player, about) {
        if (about !== null) give(work, about, "suppression", 1, "covert-observation");
      },
    },
  ],
});

const COVERT_OBSERVATION_TEXT: CardText = {
  id: "covert-observation",
  does: {
    en: "This round each enemy unit that is issued an order by a command card gains 1 suppression token.",
    es: "Esta ronda, cada unidad enemiga que reciba una orden de una carta de Mando gana 1 ficha de Acobardamiento.",
  },
};

const PINNED_DOWN = (): Command => ({
  id: "pinned-down",
  name: { en: "Pinned Down" },
  pips: 2,
  faction: "galactic-empire",
  orders: [{ count: 2, of: [{ rank: "support" }, { rank: "heavy" }] }],
});

const PINNED_DOWN_ENTRY = (): CommandCard => ({
  id: "pinned-down",
  moments: [pinning("pinned-down", ["support", "heavy"])],
});

const PINNED_DOWN_TEXT: CardText = {
  id: "pinned-down",
  does: {
    en: "This round, after a friendly support or heavy unit attacks, the faceup order tokens of the units that it attacked go back into the order pool of their player.",
    es: "Esta ronda, después de que ataque una unidad aliada de Apoyo o Pesada, las fichas de Orden boca arriba de las unidades atacadas vuelven a la reserva de órdenes de su jugador.",
  },
};

const COORDINATED_FIRE = (): Command => ({
  id: "coordinated-fire",
  name: { en: "Coordinated Fire" },
  pips: 3,
  faction: "galactic-empire",
  orders: [{ count: 3, of: [{ rank: "corps" }] }],
});

const COORDINATED_FIRE_ENTRY = (): CommandCard => ({
  id: "coordinated-fire",
  ...aimsPassedOn("coordinated-fire"),
});

const COORDINATED_FIRE_TEXT: CardText = {
  id: "coordinated-fire",
  does: {
    en: "This round, after a friendly corps unit has spent aim tokens in a ranged attack, another friendly unit at range 2 may gain 1 aim token.",
    es: "Esta ronda, después de que una unidad aliada de Tropa haya gastado fichas de Ataque apuntado en un ataque a distancia, otra unidad aliada a alcance 2 puede ganar 1 ficha de Ataque apuntado.",
  },
};

/** Command cards of the Galactic Empire that are tied to no unit. */
export const FIGURES: Cards<Command> = [COVERT_OBSERVATION, PINNED_DOWN, COORDINATED_FIRE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [COVERT_OBSERVATION_ENTRY, PINNED_DOWN_ENTRY, COORDINATED_FIRE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [COVERT_OBSERVATION_TEXT, PINNED_DOWN_TEXT, COORDINATED_FIRE_TEXT];
