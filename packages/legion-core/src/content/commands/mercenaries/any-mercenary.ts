import { choiceLines } from "../../../catalogue/cards.ts";
import { RANKS, type Rank } from "../../../catalogue/words.ts";
import { holdOrders } from "../../../rounds/drawing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { poolSize } from "../../../state/state.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard } from "../choice-effects.ts";
import { give } from "../effects.ts";
import { HELD_TEXT, holdingOrders } from "../order-effects.ts";

/** Returns the name of the answer that sets an order token of a rank aside. */
function toSet(rank: Rank): string {
  return `sets-${rank}`;
}

/** Command cards that require any mercenary commander or operative. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  {
    requires: {
      any: [
        { faction: "mercenary", rank: "commander" },
        { faction: "mercenary", rank: "operative" },
      ],
    },
  },
  () => ({
    ploy: {
      name: "Ploy",
      pips: 1,
      en: "At the start of the Activation Phase its player lays an order token of their choice from their order pool facedown on this card. Instead of drawing they may use it.",
      es: "Al comienzo de la fase de Activación, su jugador coloca boca abajo sobre esta carta una ficha de Orden de su elección de su reserva de órdenes. En lugar de robar una ficha puede usar esa.",
      choices: /* @__PURE__ */ choiceLines(
        {
          "sets-commander": { en: "lay a commander token aside", es: "apartar una ficha de Comandante" },
          "sets-operative": { en: "lay an operative token aside", es: "apartar una ficha de Agente" },
          "sets-corps": { en: "lay a corps token aside", es: "apartar una ficha de Tropa" },
          "sets-special-forces": {
            en: "lay a special forces token aside",
            es: "apartar una ficha de Fuerzas especiales",
          },
          "sets-support": { en: "lay a support token aside", es: "apartar una ficha de Apoyo" },
          "sets-heavy": { en: "lay a heavy token aside", es: "apartar una ficha de categoría Pesada" },
        },
        HELD_TEXT,
      ),
      does: (card) => {
        const held = holdingOrders(card);
        return {
          id: card,
          moments: [
            playerMust(
              "activation-phase-start",
              ({ state }, side) => poolSize(state.sides[side]) > 0,
              (work, side) => askCard(work, card, "rank", side, null),
            ),
            held.moment,
          ],
          choices: {
            rank: {
              kind: "named",
              rule: "leg.cards.command-use",
              candidates: (look, { side }) =>
                RANKS.filter(
                  (rank) =>
                    look.state.sides[side].orderPool[rank] > 0 ||
                    optionOut(look, toSet(rank), "rank-not-in-pool", { rank }),
                ).map(toSet),
              take(work, { side }, chosen) {
                const rank = RANKS.find((one) => chosen === toSet(one));
                if (rank !== undefined) holdOrders(work, side, [rank], card);
              },
            },
            token: held.choice,
          },
        };
      },
    },
    aggression: {
      name: "Aggression",
      pips: 2,
      orders: [order(2)],
      en: "Its commander may leave orders of the card ungiven. For each of them a different friendly mercenary unit at range 3 of him may gain 1 aim token.",
      es: "Su comandante puede dejar de impartir órdenes de la carta. Por cada una, una unidad de mercenarios aliada distinta a alcance 3 de él puede ganar 1 ficha de Ataque apuntado.",
      does: (card) => ({ ...forOrders(card, "aim") }),
    },
    discretion: {
      name: "Discretion",
      pips: 3,
      orders: [order(3)],
      en: "Its commander may leave orders of the card ungiven. For each of them a different friendly mercenary unit at range 3 of him may gain 1 dodge token.",
      es: "Su comandante puede dejar de impartir órdenes de la carta. Por cada una, una unidad de mercenarios aliada distinta a alcance 3 de él puede ganar 1 ficha de Esquiva.",
      does: (card) => ({ ...forOrders(card, "dodge") }),
    },
  }),
);

/**
 * Creates the effect that mercenary units near the commander may gain a token: one unit for each order of the card that
 * was not issued.
 */
function forOrders(card: string, token: TokenKind): Pick<CommandCard, "choice" | "withheld"> {
  const near = (look: Look, unit: UnitIndex): readonly number[] =>
    alliesAt(look, unit, 3).filter((one) => fitsAny(look, one, [{ faction: "mercenary" }]));
  return {
    withheld(work, side, orders) {
      const { nominated } = work.state.sides[side];
      if (nominated !== null) askUnits(work, card, nominated, orders);
    },
    choice: {
      rule: "leg.cards.command-use",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => unchosen(near(look, unit), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) give(work, unit, token, 1, card);
      },
    },
  };
}
