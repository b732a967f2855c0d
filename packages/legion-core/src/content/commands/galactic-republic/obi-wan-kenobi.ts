import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { give, givenTo, onOrder, ownUnits, untimed } from "../effects.ts";

const OBI_WAN = { unit: "Obi-Wan Kenobi" } as const;

const HELLO_THERE = (): Command => ({
  id: "hello-there",
  name: { en: "Hello There!" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Obi-Wan Kenobi" },
  orders: [{ count: 1, of: [{ unit: "Obi-Wan Kenobi" }] }],
  keywords: [{ id: "nimble" }],
});

const HELLO_THERE_ID = "hello-there";

const HELLO_THERE_ENTRY = (): CommandCard => ({
  id: HELLO_THERE_ID,
  moments: [
    givenTo(HELLO_THERE_ID, OBI_WAN, { keywords: { nimble: 1 } }),
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, player) => ownUnits(look, player, OBI_WAN).some((unit) => enemiesAt(look, unit, 2).length > 0),
      run(work, player) {
        for (const unit of ownUnits(work, player, OBI_WAN))
          askBoon(work, HELLO_THERE_ID, unit, enemiesAt(work, unit, 2).length);
      },
    },
  ],
  choices: { boon: boons(HELLO_THERE_ID, () => ["gain-aim", "gain-dodge", "gain-standby", "gain-surge"], true) },
});

const HELLO_THERE_TEXT: CardText = {
  id: "hello-there",
  does: {
    en: "Obi-Wan Kenobi has Nimble this round. At the start of the Activation Phase he may gain 1 aim, dodge, standby or surge token for each enemy unit at range 2.",
    es: "Obi-Wan Kenobi tiene Ágil esta ronda. Al comienzo de la fase de Activación puede ganar 1 ficha de Ataque apuntado, Esquiva, Alerta o Incremento por cada unidad enemiga a alcance 2.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-standby": { en: "gain a standby token", es: "obtener una ficha de Alerta" },
    "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
    decline: { en: "nothing", es: "nada" },
  },
};

const KNOWLEDGE_AND_DEFENSE = (): Command => ({
  id: "knowledge-and-defense",
  name: { en: "Knowledge and Defense" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Obi-Wan Kenobi" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  keywords: [{ id: "guardian" }],
});

const KNOWLEDGE_AND_DEFENSE_ID = "knowledge-and-defense";

const KNOWLEDGE_AND_DEFENSE_ENTRY = (): CommandCard => ({
  id: KNOWLEDGE_AND_DEFENSE_ID,
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, OBI_WAN)) {
        const troopers = friendsAt(work, unit, 1).filter((one) => !isVehicle(profileOf(work, one).type));
        give(work, unit, "dodge", troopers.length, KNOWLEDGE_AND_DEFENSE_ID);
      }
    }),
  ],
  gift: {
    effect: { permits: ["guards-in-melee"], guarding: { amounts: [{ amount: "guards-in-melee", adds: 1 }] } },
    to: [OBI_WAN],
  },
});

const KNOWLEDGE_AND_DEFENSE_TEXT: CardText = {
  id: "knowledge-and-defense",
  does: {
    en: "Obi-Wan Kenobi gains 1 dodge token for each other friendly trooper unit at range 1. This round he may use Guardian against melee attacks, too.",
    es: "Obi-Wan Kenobi gana 1 ficha de Esquiva por cada otra unidad de infantería aliada a alcance 1. Esta ronda también puede usar Guardián contra ataques cuerpo a cuerpo.",
  },
};

const GENERAL_KENOBI = (): Command => ({
  id: "general-kenobi",
  name: { en: "General Kenobi" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Obi-Wan Kenobi" },
  orders: [
    { count: 1, of: [{ unit: "Obi-Wan Kenobi" }] },
    { count: 2, of: [{}] },
  ],
});

const GENERAL_KENOBI_ENTRY = (): CommandCard => ({
  id: "general-kenobi",
  moments: [onOrder((work, unit) => give(work, unit, "surge", friendsAt(work, unit, 1).length, "general-kenobi"))],
});

const GENERAL_KENOBI_TEXT: CardText = {
  id: "general-kenobi",
  does: {
    en: "Each ordered unit gains 1 surge token for each other friendly unit at range 1 of it.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Incremento por cada otra unidad aliada a alcance 1 de ella.",
  },
};

/** Command cards of Obi-Wan Kenobi. */
export const FIGURES: Cards<Command> = [HELLO_THERE, KNOWLEDGE_AND_DEFENSE, GENERAL_KENOBI];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [HELLO_THERE_ENTRY, KNOWLEDGE_AND_DEFENSE_ENTRY, GENERAL_KENOBI_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [HELLO_THERE_TEXT, KNOWLEDGE_AND_DEFENSE_TEXT, GENERAL_KENOBI_TEXT];
