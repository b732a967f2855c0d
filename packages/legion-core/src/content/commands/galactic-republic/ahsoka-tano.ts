import { at, nearest } from "@sw/tabletop";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { figure, playerMust } from "../../../state/hooks/words.ts";
import { fallsOutBy } from "../../../state/missed.ts";
import { opponentOf } from "../../../state/seats.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, DECLINE } from "../choice-effects.ts";
import { freeMove, giveAll, givenTo, isLent, isOwn, lend, ownUnits, untimed } from "../effects.ts";

/** The names of the two ways in which a unit can move away from Ahsoka Tano. */
const LEAVING = { action: "move-freely", withdraw: "withdraw-freely" } as const;

const AHSOKA = { unit: "Ahsoka Tano" } as const;

/** A speed-3 move that a card grants, which is optional. */
const FULL = { speed: 3, optional: true } as const;

/** Command cards of Ahsoka Tano. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-republic", requires: { unit: "Ahsoka Tano", title: "Padawan Commander" } },
  () => ({
    "you-are-beaten": {
      name: "You Are Beaten",
      pips: 1,
      orders: [order(1)],
      keywords: ["charge"],
      en: "Ahsoka Tano has Charge this round. Once she has defeated an enemy unit, she may perform 2 attack actions in her activation and a free move action. A unit that she attacks in melee may afterwards perform a free move action, or withdraw by it.",
      es: "Ahsoka Tano tiene Acometida esta ronda. En cuanto ha derrotado a una unidad enemiga, puede realizar 2 acciones de ataque en su activación y una acción de movimiento gratuita. Una unidad a la que ataque cuerpo a cuerpo puede realizar después una acción de movimiento gratuita, o retirarse con ella.",
      choices: {
        "move-freely": { en: "a free move action", es: "una acción de movimiento gratuita" },
        "withdraw-freely": {
          en: "a free move action to withdraw",
          es: "una acción de movimiento gratuita para retirarse",
        },
        decline: { en: "nothing", es: "nada" },
      },
      does: (card) => ({
        defeated(work, side, unit, _by, victor) {
          if (victor === null || at(work.state.units, unit).owner === side) return;
          if (!ownUnits(work, side, AHSOKA).includes(victor) || isLent(work, victor, card)) return;
          lend(work, victor, card, 1, card);
        },
        moments: [
          givenTo(card, AHSOKA, { keywords: { charge: 1 } }),
          playerMust(
            "after-attack",
            (look, side, about) => isOwn(look, side, about) && fitsAny(look, about, [AHSOKA]),
            (work, side) => {
              const pools = nearest(work.state, "attack")?.pools ?? [];
              const isBeaten = (one: number): boolean => statusOf(at(work.state.units, one)) === "defeated";
              for (const { defender, attack } of pools) {
                if (attack === "melee" && !isBeaten(defender)) askCard(work, card, "leave", opponentOf(side), defender);
              }
            },
          ),
        ],
        choices: {
          leave: {
            kind: "named",
            rule: "leg.cards.command-use",
            candidates(look, { about }) {
              const ways = (["action", "withdraw"] as const).filter((way) => {
                const ban = about === null ? undefined : moveBan(look, about, way);
                return about !== null && (ban === undefined || fallsOutBy(look, LEAVING[way], () => ban));
              });
              return ways.length === 0 ? [] : [...ways.map((way) => LEAVING[way]), DECLINE];
            },
            take(work, { side, about }, chosen) {
              if (about === null || chosen === DECLINE) return;
              const terms = { optional: true, causedBy: opponentOf(side) };
              startMove(work, about, chosen === LEAVING.withdraw ? "withdraw" : "action", terms);
            },
          },
        },
        gift: {
          effect: [figure("attacks", 1), freeMove(card)],
          to: [],
        },
      }),
    },
    "i-go-where-im-needed": {
      name: "I Go Where I'm Needed",
      pips: 3,
      orders: [order(3)],
      keywords: ["guardian 3", "disengage"],
      en: "Ahsoka Tano may make a speed-3 move. This round she has Guardian 3 and Disengage, her courage is 1 higher and her maximum speed is 1.",
      es: "Ahsoka Tano puede efectuar un movimiento de Velocidad 3. Esta ronda tiene Guardián 3 y Separación, su valor de Aplomo aumenta en 1 y su velocidad máxima es 1.",
      does: (card) => ({
        moments: [
          untimed((work, side) => {
            for (const unit of ownUnits(work, side, AHSOKA)) {
              giveAll(work, unit, { keywords: { guardian: 3, disengage: 1 } }, card);
              startMove(work, unit, "effect", FULL);
            }
          }),
          givenTo(card, AHSOKA, { keywords: { [card]: 1 } }, "score-points"),
        ],
        gift: {
          effect: [figure("courage", 1), figure("fixed-speed", 1)],
          to: [AHSOKA],
        },
      }),
    },
    "revenge-is-not-the-jedi-way": {
      name: "Revenge Is Not the Jedi Way",
      pips: 4,
      handPips: 2,
      orders: [order(2)],
      keywords: ["jarkai-mastery", "shien-mastery"],
      en: "In a command hand it counts as a card of 2 pips. Ahsoka Tano gains 3 dodge tokens. This round she has Jar'Kai Mastery instead of Shien Mastery.",
      es: "En una mano de cartas de Mando cuenta como carta de prioridad 2. Ahsoka Tano gana 3 fichas de Esquiva. Esta ronda tiene Dominio de Jar'Kai en lugar de Dominio de Shien.",
      does: (card) => ({
        moments: [
          givenTo(
            card,
            { unit: "Ahsoka Tano" },
            { tokens: ["dodge", "dodge", "dodge"], keywords: { "shien-mastery": -1, "jarkai-mastery": 1 } },
          ),
        ],
      }),
    },
  }),
);
