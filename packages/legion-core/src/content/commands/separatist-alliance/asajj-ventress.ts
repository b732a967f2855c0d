import { recover } from "../../../rounds/actions-list.ts";
import { type CommandFile, commands } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { suppressionFor, TAKEN_TEXT } from "../attack-effects.ts";
import { askCard } from "../choice-effects.ts";
import { asActivated, givenTo, lendForGood, ownUnits, volley } from "../effects.ts";
import { stayInPlay } from "../hand-effects.ts";

const VENTRESS = { unit: "Asajj Ventress" } as const;

/** The keywords, with their figures, that Ventress can have for the game, by the names of the choices. */
const CALLINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "as-bounty-hunter": { bounty: 1, reinforcements: 1 },
  "as-assassin": { demoralize: 1, "makashi-mastery": 1, outmaneuver: 1 },
};

/** Command cards of Asajj Ventress. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", requires: VENTRESS },
  () => ({
    "the-jedi-shall-fall": {
      name: "The Jedi Shall Fall",
      pips: 1,
      orders: VENTRESS,
      keywords: ["jedi-hunter"],
      en: "Asajj Ventress has Jedi Hunter this round. When she attacks, before dice are rolled, she may gain up to 4 suppression tokens to gain as many dodge tokens.",
      es: "Asajj Ventress tiene Cazador de Jedi esta ronda. Cuando ataca, antes de tirar dados, puede ganar hasta 4 fichas de Acobardamiento para ganar otras tantas fichas de Esquiva.",
      choices: TAKEN_TEXT,
      does: (card) => {
        const dodges = suppressionFor(card, 4, "dodge", () => true);
        return {
          gift: { effect: dodges.effect, to: [VENTRESS] },
          moments: [givenTo(card, VENTRESS, { keywords: { "jedi-hunter": 1 } })],
          choices: { suppression: dodges.choice },
        };
      },
    },
    "i-am-fear": {
      name: "I Am Fear",
      pips: 2,
      orders: VENTRESS,
      keywords: ["suppressive", "spray"],
      weapons: [weapon("Force Choke", "melee 1-1", "1b", "critical 4", "spray", "suppressive")],
      en: "When Asajj Ventress starts her activation this round, she recovers. When she ends it, she may attack with the weapon of the card.",
      es: "Cuando Asajj Ventress empieza su activación de esta ronda, se recupera. Cuando la termina, puede atacar con el arma de la carta.",
      does: (card) => ({
        moments: [...asActivated(VENTRESS, recover), volley(card, VENTRESS, 1)],
      }),
    },
    "yes-my-master": {
      name: "Yes, My Master",
      pips: 3,
      permanent: true,
      divulge: { step: "resolve-setup-effects", mandatory: true },
      keywords: ["demoralize 1", "makashi-mastery", "outmaneuver"],
      en: "Permanent. It must be divulged, and stays in play. For the game Asajj Ventress has either Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver.",
      es: "Permanente. Debe divulgarse y permanece en juego. Durante la partida, Asajj Ventress tiene o bien Recompensa y Refuerzos, o bien Desmoralizar 1, Dominio de Makashi y Capacidad de maniobra.",
      choices: {
        "as-bounty-hunter": { en: "Bounty and Reinforcements", es: "Recompensa y Refuerzos" },
        "as-assassin": {
          en: "Demoralize 1, Makashi Mastery and Outmaneuver",
          es: "Desmoralizar 1, Dominio de Makashi y Capacidad de maniobra",
        },
      },
      does: (card) => ({
        divulged: {
          run(work, side) {
            stayInPlay(work, side, card);
            askCard(work, card, "calling", side, null);
          },
        },
        choices: {
          calling: {
            kind: "named",
            rule: "leg.cards.command-use",
            candidates: () => Object.keys(CALLINGS),
            take(work, { side }, chosen) {
              for (const unit of ownUnits(work, side, VENTRESS)) {
                for (const [keyword, value] of Object.entries(CALLINGS[chosen] ?? {})) {
                  lendForGood(work, unit, keyword, card, value);
                }
              }
            },
          },
        },
      }),
    },
  }),
);
