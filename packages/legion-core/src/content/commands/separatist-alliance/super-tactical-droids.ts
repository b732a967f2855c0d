import { nearest } from "@sw/tabletop";
import { isDivulged } from "../../../cards/commands/divulged.ts";
import { RANKS, type Rank } from "../../../catalogue/words.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { poolInSight } from "../../../state/state.ts";
import { isOfRank } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, asksAt, choosing } from "../choice-effects.ts";
import { givenOnOrder, isLent, lend, lendForGood, MARK, ownUnits, returnOrder, withOrder } from "../effects.ts";

const KALANI = { unit: "Kalani" } as const;

const KRAKEN = { unit: "Kraken" } as const;

/** The answer that names no rank. */
const BY_CHANCE = "drawn-by-chance";

/** The ranks of units whose order can be returned to the pool. */
const SUFFERING: readonly Rank[] = ["corps", "special-forces", "support", "heavy"];

/** Returns the name of the answer that makes the opponent draw a token of a rank. */
function toDraw(rank: Rank): string {
  return `draws-${rank}`;
}

/** Command cards of Kalani and Kraken. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", requires: { any: [KALANI, KRAKEN] } },
  () => ({
    "they-too-will-suffer": {
      name: "They Too Will Suffer",
      pips: 1,
      orders: [order(1, KALANI, KRAKEN)],
      en: "At the end of the Command Phase the opponent puts the faceup order token of one of their corps, special forces, support or heavy units back into their order pool. The first time that they draw an order token this round, the player of the card may name the rank that they draw.",
      es: "Al final de la fase de Mando, el adversario devuelve a su reserva de órdenes la ficha de Orden boca arriba de una de sus unidades de Tropa, Fuerzas especiales, Apoyo o Pesadas. La primera vez que robe una ficha de Orden esta ronda, el jugador de la carta puede decir de qué categoría es.",
      choices: {
        "drawn-by-chance": { en: "name no rank", es: "no nombrar ninguna categoría" },
        "draws-commander": { en: "a commander token is drawn", es: "se roba una ficha de Comandante" },
        "draws-operative": { en: "an operative token is drawn", es: "se roba una ficha de Agente" },
        "draws-corps": { en: "a corps token is drawn", es: "se roba una ficha de Tropa" },
        "draws-special-forces": {
          en: "a special forces token is drawn",
          es: "se roba una ficha de Fuerzas especiales",
        },
        "draws-support": { en: "a support token is drawn", es: "se roba una ficha de Apoyo" },
        "draws-heavy": { en: "a heavy token is drawn", es: "se roba una ficha de categoría Pesada" },
      },
      does: (card) => ({
        gift: MARK,
        moments: [
          playerMust(
            "command-end",
            (look, side) => suffering(look, opponentOf(side)).length > 0,
            (work, side) => askCard(work, card, "suffering", opponentOf(side), null),
          ),
          playerMust(
            "drawing-order",
            (look, side) => isFirstDraw(look, side, card),
            (work, side) => {
              lend(work, bearer(work, side), card, 1, card);
              askCard(work, card, "rank", side, null);
            },
          ),
        ],
        choices: {
          suffering: {
            kind: "units",
            rule: "leg.cards.command-use",
            count: 1,
            candidates: (look, { side }) => suffering(look, side),
            take(work, { side }, chosen) {
              for (const unit of chosen) returnOrder(work, side, unit, card);
            },
          },
          rank: {
            kind: "named",
            rule: "leg.cards.command-use",
            candidates(look, { side }) {
              const pool = poolInSight(look.state.sides[opponentOf(side)]);
              const ranks = RANKS.filter(
                (rank) => pool[rank] > 0 || optionOut(look, toDraw(rank), "rank-not-in-pool", { rank }),
              );
              return [BY_CHANCE, ...ranks.map(toDraw)];
            },
            take(work, { side }, chosen) {
              const rank = RANKS.find((one) => chosen === toDraw(one));
              // One that is held facedown cannot be drawn.
              if (rank !== undefined && work.state.sides[opponentOf(side)].orderPool[rank] > 0)
                work.changeNearest("activation-phase", () => ({ draws: rank }));
            },
          },
        },
      }),
    },
    "preservation-protocols": {
      name: "Preservation Protocols",
      pips: 2,
      orders: [order(2, { type: "droid-trooper" }, { keyword: "ai" })],
      keywords: ["ai", "disengage", "impervious"],
      en: "Each ordered unit gains 1 dodge token, and has Disengage and Impervious this round.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva, y esta ronda tiene Separación y Duro de pelar.",
      does: (card) => ({
        moments: [givenOnOrder(card, { tokens: ["dodge"], keywords: { disengage: 1, impervious: 1 } })],
      }),
    },
    "do-not-underestimate-our-means": {
      name: "Do Not Underestimate Our Means",
      pips: 3,
      orders: [order(3, { type: "droid-trooper" }, { keyword: "ai" })],
      divulge: { step: "resolve-setup-effects", mandatory: false },
      keywords: ["ai", "reinforcements"],
      en: "Not divulged: at the start of the Activation Phase up to 2 friendly units with faceup order tokens recover. Divulge: up to 3 friendly units with AI have Reinforcements for the game.",
      es: "Sin divulgar: al comienzo de la fase de Activación, hasta 2 unidades aliadas con fichas de Orden boca arriba se recuperan. Divulgar: hasta 3 unidades aliadas con IA tienen Refuerzos durante la partida.",
      does: (card) => ({
        divulged: { run: (work, side) => askCard(work, card, "reinforcing", side, null) },
        moments: [asksAt("activation-phase-start", card, "recovering", recovering(card))],
        choices: { recovering: recovering(card), reinforcing: reinforcing(card) },
      }),
    },
  }),
);

/** Lists a player's units, of which one returns its order token to the pool. */
function suffering(look: Look, side: Side): readonly number[] {
  return withOrder(look, undefeated(look.state, side)).filter((unit) => isOfRank(look, unit, SUFFERING));
}

/** Whether the opponent of a player is about to draw from the pool, for the first time in the round. */
function isFirstDraw(look: Look, side: Side, card: string): boolean {
  const phase = nearest(look.state, "activation-phase");
  if (phase?.side !== opponentOf(side) || phase.held) return false;
  return !isLent(look, bearer(look, side), card);
}

/** Returns the unit that records the use of the card: the commander that issued its orders. */
function bearer({ state }: Pick<Look, "state">, side: Side): number {
  const { nominated } = state.sides[side];
  return nominated ?? state.units.findIndex(({ owner }) => owner === side);
}

/** Creates the choice of units with a faceup order that recover, unless the card was divulged. */
function recovering(card: string): UnitChoice {
  return choosing(
    2,
    (look, side) => (isDivulged(look.state, side, card) ? [] : withOrder(look, undefeated(look.state, side))),
    (work, chosen) => {
      for (const unit of chosen) recover(work, unit);
    },
  );
}

/** Creates the choice of units with AI that have Reinforcements for the rest of the game. */
function reinforcing(card: string): UnitChoice {
  return choosing(
    3,
    (look, side) => ownUnits(look, side, { keyword: "ai" }),
    (work, chosen) => {
      for (const unit of chosen) lendForGood(work, unit, "reinforcements", card);
    },
  );
}
