import { type Cards, type CardText, choiceLines } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { RANKS, type Rank } from "../../../catalogue/words.ts";
import { holdOrders } from "../../../rounds/drawing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { poolSize } from "../../../state/state.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { askCard } from "../choice-effects.ts";
import { give } from "../effects.ts";
import { HELD_TEXT, holdingOrders } from "../order-effects.ts";

const PLOY = (): Command => ({
  id: "ploy",
  name: { en: "Ploy" },
  pips: 1,
  requires: {
    any: [
      { faction: "mercenary", rank: "commander" },
      { faction: "mercenary", rank: "operative" },
    ],
  },
  orders: [],
});

const PLOY_ENTRY = (): CommandCard => {
  const held = holdingOrders("ploy");
  return {
    id: "ploy",
    moments: [
      {
        moment: "activation-phase-start",
        may: false,
        applies: ({ state }, player) => poolSize(state.players[player]) > 0,
        run: (work, player) => askCard(work, "ploy", "rank", player, null),
      },
      held.moment,
    ],
    choices: {
      rank: {
        kind: "named",
        rule: "leg.cards.command-use",
        candidates: (look, { player }) =>
          RANKS.filter(
            (rank) =>
              look.state.players[player].orderPool[rank] > 0 ||
              optionOut(look, toSet(rank), "rank-not-in-pool", { rank }),
          ).map(toSet),
        take(work, { player }, chosen) {
          const rank = RANKS.find((one) => chosen === toSet(one));
          if (rank !== undefined) holdOrders(work, player, [rank], "ploy");
        },
      },
      token: held.choice,
    },
  };
};

/** The answer of a player who sets a token of a rank aside. */
function toSet(rank: Rank): string {
  return `sets-${rank}`;
}

const PLOY_TEXT: CardText = {
  id: "ploy",
  does: {
    en: "At the start of the Activation Phase its player lays an order token of their choice from their order pool facedown on this card. Instead of drawing they may use it.",
    es: "Al comienzo de la fase de Activación, su jugador coloca boca abajo sobre esta carta una ficha de Orden de su elección de su reserva de órdenes. En lugar de robar una ficha puede usar esa.",
  },
  choices: /* @__PURE__ */ choiceLines(
    {
      "sets-commander": { en: "lay a commander token aside", es: "apartar una ficha de Comandante" },
      "sets-operative": { en: "lay an operative token aside", es: "apartar una ficha de Agente" },
      "sets-corps": { en: "lay a corps token aside", es: "apartar una ficha de Tropa" },
      "sets-special-forces": { en: "lay a special forces token aside", es: "apartar una ficha de Fuerzas especiales" },
      "sets-support": { en: "lay a support token aside", es: "apartar una ficha de Apoyo" },
      "sets-heavy": { en: "lay a heavy token aside", es: "apartar una ficha de categoría Pesada" },
    },
    HELD_TEXT,
  ),
};

const AGGRESSION = (): Command => ({
  id: "aggression",
  name: { en: "Aggression" },
  pips: 2,
  requires: {
    any: [
      { faction: "mercenary", rank: "commander" },
      { faction: "mercenary", rank: "operative" },
    ],
  },
  orders: [{ count: 2, of: [{}] }],
});

const AGGRESSION_ENTRY = (): CommandCard => ({ id: "aggression", ...forOrders("aggression", "aim") });

const AGGRESSION_TEXT: CardText = {
  id: "aggression",
  does: {
    en: "Its commander may leave orders of the card ungiven. For each of them a different friendly mercenary unit at range 3 of him may gain 1 aim token.",
    es: "Su comandante puede dejar de impartir órdenes de la carta. Por cada una, una unidad de mercenarios aliada distinta a alcance 3 de él puede ganar 1 ficha de Ataque apuntado.",
  },
};

const DISCRETION = (): Command => ({
  id: "discretion",
  name: { en: "Discretion" },
  pips: 3,
  requires: {
    any: [
      { faction: "mercenary", rank: "commander" },
      { faction: "mercenary", rank: "operative" },
    ],
  },
  orders: [{ count: 3, of: [{}] }],
});

const DISCRETION_ENTRY = (): CommandCard => ({ id: "discretion", ...forOrders("discretion", "dodge") });

const DISCRETION_TEXT: CardText = {
  id: "discretion",
  does: {
    en: "Its commander may leave orders of the card ungiven. For each of them a different friendly mercenary unit at range 3 of him may gain 1 dodge token.",
    es: "Su comandante puede dejar de impartir órdenes de la carta. Por cada una, una unidad de mercenarios aliada distinta a alcance 3 de él puede ganar 1 ficha de Esquiva.",
  },
};

/** Command cards of any commander or operative of the mercenaries. */
export const FIGURES: Cards<Command> = [PLOY, AGGRESSION, DISCRETION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [PLOY_ENTRY, AGGRESSION_ENTRY, DISCRETION_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [PLOY_TEXT, AGGRESSION_TEXT, DISCRETION_TEXT];

/** As many mercenaries near the commander as he left orders ungiven gain a token of a kind each. */
function forOrders(card: string, token: TokenKind): Pick<CommandCard, "choice" | "withheld"> {
  const near = (look: Look, unit: number): readonly number[] =>
    alliesAt(look, unit, 3).filter((one) => fitsAny(look, one, [{ faction: "mercenary" }]));
  return {
    withheld(work, player, orders) {
      const { nominated } = work.state.players[player];
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
