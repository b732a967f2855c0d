import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, dice } from "../../../catalogue/writing.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { suppressionFor, TAKEN_TEXT } from "../attack-effects.ts";
import { askCard } from "../choice-effects.ts";
import { asActivated, givenTo, lendForGood, ownUnits, volley } from "../effects.ts";
import { stayInPlay } from "../hand-effects.ts";

const VENTRESS = { unit: "Asajj Ventress" } as const;

/** Suppression that she takes for dodge tokens when she attacks. */
const DODGES = /* @__PURE__ */ suppressionFor("the-jedi-shall-fall", 4, "dodge", () => true);

const THE_JEDI_SHALL_FALL = (): Command => ({
  id: "the-jedi-shall-fall",
  name: { en: "The Jedi Shall Fall" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Asajj Ventress" },
  orders: [{ count: 1, of: [{ unit: "Asajj Ventress" }] }],
  keywords: [{ id: "jedi-hunter" }],
});

const THE_JEDI_SHALL_FALL_ID = "the-jedi-shall-fall";

const THE_JEDI_SHALL_FALL_ENTRY = (): CommandCard => ({
  id: THE_JEDI_SHALL_FALL_ID,
  gift: { effect: DODGES.effect, to: [VENTRESS] },
  moments: [givenTo(THE_JEDI_SHALL_FALL_ID, VENTRESS, { keywords: { "jedi-hunter": 1 } })],
  choices: { suppression: DODGES.choice },
});

const THE_JEDI_SHALL_FALL_TEXT: CardText = {
  id: "the-jedi-shall-fall",
  does: {
    en: "Asajj Ventress has Jedi Hunter this round. When she attacks, before dice are rolled, she may gain up to 4 suppression tokens to gain as many dodge tokens.",
    es: "Asajj Ventress tiene Cazador de Jedi esta ronda. Cuando ataca, antes de tirar dados, puede ganar hasta 4 fichas de Acobardamiento para ganar otras tantas fichas de Esquiva.",
  },
  choices: TAKEN_TEXT,
};

const I_AM_FEAR = (): Command => ({
  id: "i-am-fear",
  name: { en: "I Am Fear" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "Asajj Ventress" },
  orders: [{ count: 1, of: [{ unit: "Asajj Ventress" }] }],
  keywords: [{ id: "suppressive" }, { id: "spray" }],
  weapons: [
    both("Force Choke", [1, 1], dice(0, 1, 0), [{ id: "critical", value: 4 }, { id: "spray" }, { id: "suppressive" }]),
  ],
});

const I_AM_FEAR_ENTRY = (): CommandCard => ({
  id: "i-am-fear",
  moments: [...asActivated(VENTRESS, recover), volley("i-am-fear", VENTRESS, 1)],
});

const I_AM_FEAR_TEXT: CardText = {
  id: "i-am-fear",
  does: {
    en: "When Asajj Ventress starts her activation this round, she recovers. When she ends it, she may attack with the weapon of the card.",
    es: "Cuando Asajj Ventress empieza su activación de esta ronda, se recupera. Cuando la termina, puede atacar con el arma de la carta.",
  },
};

const YES_MY_MASTER = (): Command => ({
  id: "yes-my-master",
  name: { en: "Yes, My Master" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "Asajj Ventress" },
  orders: [],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: true },
  keywords: [{ id: "demoralize", value: 1 }, { id: "makashi-mastery" }, { id: "outmaneuver" }],
});

const YES_MY_MASTER_ID = "yes-my-master";

/** What she may be for the game, by the names of the choices: her keywords with their figures. */
const CALLINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "as-bounty-hunter": { bounty: 1, reinforcements: 1 },
  "as-assassin": { demoralize: 1, "makashi-mastery": 1, outmaneuver: 1 },
};

const YES_MY_MASTER_ENTRY = (): CommandCard => ({
  id: YES_MY_MASTER_ID,
  divulged: {
    run(work, player) {
      stayInPlay(work, player, YES_MY_MASTER_ID);
      askCard(work, YES_MY_MASTER_ID, "calling", player, null);
    },
  },
  choices: {
    calling: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: () => Object.keys(CALLINGS),
      take(work, { player }, chosen) {
        for (const unit of ownUnits(work, player, VENTRESS)) {
          for (const [keyword, value] of Object.entries(CALLINGS[chosen] ?? {})) {
            lendForGood(work, unit, keyword, YES_MY_MASTER_ID, value);
          }
        }
      },
    },
  },
});

const YES_MY_MASTER_TEXT: CardText = {
  id: "yes-my-master",
  does: {
    en: "Permanent. It must be divulged, and stays in play. For the game Asajj Ventress has either Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver.",
    es: "Permanente. Debe divulgarse y permanece en juego. Durante la partida, Asajj Ventress tiene o bien Recompensa y Refuerzos, o bien Desmoralizar 1, Dominio de Makashi y Capacidad de maniobra.",
  },
  choices: {
    "as-bounty-hunter": { en: "Bounty and Reinforcements", es: "Recompensa y Refuerzos" },
    "as-assassin": {
      en: "Demoralize 1, Makashi Mastery and Outmaneuver",
      es: "Desmoralizar 1, Dominio de Makashi y Capacidad de maniobra",
    },
  },
};

/** Command cards of Asajj Ventress. */
export const FIGURES: Cards<Command> = [THE_JEDI_SHALL_FALL, I_AM_FEAR, YES_MY_MASTER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [THE_JEDI_SHALL_FALL_ENTRY, I_AM_FEAR_ENTRY, YES_MY_MASTER_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [THE_JEDI_SHALL_FALL_TEXT, I_AM_FEAR_TEXT, YES_MY_MASTER_TEXT];
