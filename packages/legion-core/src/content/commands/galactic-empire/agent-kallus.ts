import { at } from "@sw/tabletop";
import { attackBy, attackedBy, survivors } from "../../../attack/declared.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { amount, spending, using } from "../../../attack/pools/rules.ts";
import { adds, attacking, on, playerMust } from "../../../state/hooks/words.ts";
import { opponentOf } from "../../../state/seats.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { afterAttack } from "../attack-effects.ts";
import { askCard } from "../choice-effects.ts";
import { give, givenTo, isEngagedWith, isRevealed, untimed } from "../effects.ts";
import { bringHome, layAside, leavePlay } from "../hand-effects.ts";

const KALLUS = { unit: "Agent Kallus" } as const;

/** The choices of a number of pips, each at the index equal to its number. */
const PIPS: readonly string[] = ["pips-0", "pips-1", "pips-2", "pips-3", "pips-4"];

/** Command cards of Agent Kallus. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: KALLUS }, () => ({
  "face-me": {
    name: "Face Me!",
    pips: 1,
    orders: KALLUS,
    keywords: ["hold-the-line"],
    en: "Agent Kallus has Hold the Line this round. All that enemy trooper units engaged with him may do with a move is pivot.",
    es: "Agent Kallus tiene Hold the Line esta ronda. Las unidades de infantería enemigas trabadas en combate con él no pueden moverse más que pivotando.",
    does: (card) => ({
      gift: {
        effect: [
          on("pins", (look, { unit }) => (isEngagedWith(look, unit, KALLUS) ? "leg.cards.command-use" : undefined)),
        ],
        to: [],
        against: [{ type: "trooper" }],
      },
      moments: [givenTo(card, KALLUS, { keywords: { "hold-the-line": 1 } })],
    }),
  },
  "isb-investigation": {
    name: "ISB Investigation",
    pips: 2,
    orders: [order(1, KALLUS), order(1)],
    en: "Its player names a number of pips. The opponent lays all command cards with so many out of the hand aside, faceup, and takes them back once they have revealed a card in a later round; this card stays in play until then.",
    es: "Su jugador dice un número de puntos. El adversario aparta, boca arriba, todas las cartas de Mando de su mano con ese número, y las recupera cuando haya revelado una carta en una ronda posterior; esta carta permanece en juego hasta entonces.",
    choices: {
      "pips-0": { en: "0 pips", es: "0 puntos" },
      "pips-1": { en: "1 pip", es: "1 punto" },
      "pips-2": { en: "2 pips", es: "2 puntos" },
      "pips-3": { en: "3 pips", es: "3 puntos" },
      "pips-4": { en: "4 pips", es: "4 puntos" },
    },
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          if (isRevealed(work, side, card)) askCard(work, card, "pips", side, null);
        }),
        playerMust(
          "cards-revealed",
          (look, side) => !isRevealed(look, side, card) && look.state.sides[opponentOf(side)].revealed !== null,
          (work, side) => {
            bringHome(work, opponentOf(side), card);
            leavePlay(work, side, card);
          },
        ),
      ],
      choices: {
        pips: {
          kind: "named",
          rule: "leg.cards.command-use",
          candidates: () => PIPS,
          take: (work, { side }, chosen) => layAside(work, opponentOf(side), PIPS.indexOf(chosen), card),
        },
      },
      stays: ({ state }, side) => (state.sides[opponentOf(side)].laidAside ?? []).length > 0,
    }),
  },
  "ruthless-tactics": {
    name: "Ruthless Tactics",
    pips: 3,
    orders: [order(3)],
    keywords: ["suppressive"],
    en: "This round, after a friendly unit with a faceup order token makes a ranged attack, each unit that it attacked gains 1 observation token. When a friendly unit attacks, it may spend 1 observation token of the defender to give the pool Suppressive.",
    es: "Esta ronda, después de que una unidad aliada con una ficha de Orden boca arriba efectúe un ataque a distancia, cada unidad atacada gana 1 ficha de Observación. Cuando una unidad aliada ataca, puede gastar 1 ficha de Observación del defensor para dar Fuego de contención a la reserva.",
    choices: {
      "ruthless-tactics": {
        en: "spend an observation token for Suppressive",
        es: "gastar una ficha de Observación para obtener Fuego de contención",
      },
    },
    does: (card) => ({
      gift: {
        effect: [
          attacking(
            {
              id: card,
              stage: "reroll-attack",
              side: "attacker",
              spares: true,
              available: (pool, rules) =>
                tokens(pool, "defender.observation") > 0 && amount(rules, pool, "suppression") === 0,
              take: (pool) => using(spending(pool, "defender.observation"), card),
            },
            adds("suppression", { timesUsed: card }),
          ),
          on("fights", (work, { unit }) => {
            if (attackBy(work.state, unit) === undefined || at(work.state.units, unit).order !== "faceup") return;
            // An attacker that is defeated in its attack has no order when the attack is past.
            work.changeNearest("attack", ({ used = [] }) => ({ used: [...used, card] }));
          }),
        ],
        to: [{}],
      },
      moments: [
        afterAttack(
          ({ state }, unit) => attackBy(state, unit)?.used?.includes(card) === true,
          (work, unit) => {
            for (const enemy of survivors(work, attackedBy(work.state, unit, "ranged")))
              give(work, enemy, "observation", 1, card);
          },
        ),
      ],
    }),
  },
}));
