import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { give, untimed } from "../effects.ts";

/** The round from which Annihilation Looms weighs more. */
const LATE = 4;

const VORACIOUS_AMBITION = (): Command => ({
  id: "voracious-ambition",
  name: { en: "Voracious Ambition" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Director Orson Krennic" },
  orders: [{ count: 1, of: [{ unit: "Director Orson Krennic" }] }],
  summary:
    "At the start of the Activation Phase set 3 random tokens of the own pool face down here; the owner may look at them and use one of them instead of drawing.",
  verification: COMMAND_CARDS,
});

const DEPLOY_THE_GARRISON = (): Command => ({
  id: "deploy-the-garrison",
  name: { en: "Deploy the Garrison" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Director Orson Krennic" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  summary:
    "At the start of the Activation Phase up to 2 friendly trooper units with face-up orders may take a free Standby action.",
  verification: COMMAND_CARDS,
});

const ANNIHILATION_LOOMS = (): Command => ({
  id: "annihilation-looms",
  name: { en: "Annihilation Looms" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Director Orson Krennic" },
  orders: [
    { count: 1, of: [{ unit: "Director Orson Krennic" }] },
    { count: 2, of: [{}] },
  ],
  summary: "Every trooper unit on the battlefield gains 2 suppression, 3 in rounds 4 and 5.",
  verification: COMMAND_CARDS,
});

const ANNIHILATION_LOOMS_ID = "annihilation-looms";

const ANNIHILATION_LOOMS_ENTRY = (): CommandCard => ({
  id: ANNIHILATION_LOOMS_ID,
  moments: [
    untimed((work) => {
      const much = work.state.round < LATE ? 2 : 3;
      for (const unit of work.state.units.keys()) {
        const isThere = statusOf(at(work.state.units, unit)) === "deployed";
        if (isThere && !isVehicle(profileOf(work, unit).type)) {
          give(work, unit, "suppression", much, ANNIHILATION_LOOMS_ID);
        }
      }
    }),
  ],
});

const ANNIHILATION_LOOMS_TEXT: CardText = {
  id: "annihilation-looms",
  does: {
    en: "Each trooper unit on the battlefield, friend or enemy, gains 2 suppression tokens, or 3 from round 4 on.",
    es: "Cada unidad de infantería en el campo de batalla, aliada o enemiga, gana 2 fichas de Acobardamiento, o 3 a partir de la ronda 4.",
  },
};

/** Command cards of Director Orson Krennic. */
export const FIGURES: Cards<Command> = [VORACIOUS_AMBITION, DEPLOY_THE_GARRISON, ANNIHILATION_LOOMS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [ANNIHILATION_LOOMS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [ANNIHILATION_LOOMS_TEXT];
