import { adds, guarding, permits, playerMust } from "../../../state/hooks/words.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { give, givenTo, onOrder, ownUnits, untimed } from "../effects.ts";

const OBI_WAN = { unit: "Obi-Wan Kenobi" } as const;

/** Command cards of Obi-Wan Kenobi. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic", requires: OBI_WAN }, () => ({
  "hello-there": {
    name: "Hello There!",
    pips: 1,
    orders: OBI_WAN,
    keywords: ["nimble"],
    en: "Obi-Wan Kenobi has Nimble this round. At the start of the Activation Phase he may gain 1 aim, dodge, standby or surge token for each enemy unit at range 2.",
    es: "Obi-Wan Kenobi tiene Ágil esta ronda. Al comienzo de la fase de Activación puede ganar 1 ficha de Ataque apuntado, Esquiva, Alerta o Incremento por cada unidad enemiga a alcance 2.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "gain-standby": { en: "gain a standby token", es: "obtener una ficha de Alerta" },
      "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      moments: [
        givenTo(card, OBI_WAN, { keywords: { nimble: 1 } }),
        playerMust(
          "activation-phase-start",
          (look, side) => ownUnits(look, side, OBI_WAN).some((unit) => enemiesAt(look, unit, 2).length > 0),
          (work, side) => {
            for (const unit of ownUnits(work, side, OBI_WAN))
              askBoon(work, card, unit, enemiesAt(work, unit, 2).length);
          },
        ),
      ],
      choices: { boon: boons(card, () => ["gain-aim", "gain-dodge", "gain-standby", "gain-surge"], true) },
    }),
  },
  "knowledge-and-defense": {
    name: "Knowledge and Defense",
    pips: 2,
    orders: [order(2, { type: "trooper" })],
    keywords: ["guardian"],
    en: "Obi-Wan Kenobi gains 1 dodge token for each other friendly trooper unit at range 1. This round he may use Guardian against melee attacks, too.",
    es: "Obi-Wan Kenobi gana 1 ficha de Esquiva por cada otra unidad de infantería aliada a alcance 1. Esta ronda también puede usar Guardián contra ataques cuerpo a cuerpo.",
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          for (const unit of ownUnits(work, side, OBI_WAN)) {
            const troopers = friendsAt(work, unit, 1).filter((one) => !isVehicle(profileOf(work, one).type));
            give(work, unit, "dodge", troopers.length, card);
          }
        }),
      ],
      gift: {
        effect: [permits("guards-in-melee"), guarding(adds("guards-in-melee", 1))],
        to: [OBI_WAN],
      },
    }),
  },
  "general-kenobi": {
    name: "General Kenobi",
    pips: 3,
    orders: [order(1, OBI_WAN), order(2)],
    en: "Each ordered unit gains 1 surge token for each other friendly unit at range 1 of it.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Incremento por cada otra unidad aliada a alcance 1 de ella.",
    does: (card) => ({
      moments: [onOrder((work, unit) => give(work, unit, "surge", friendsAt(work, unit, 1).length, card))],
    }),
  },
}));
