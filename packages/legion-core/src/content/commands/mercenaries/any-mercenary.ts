import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { askUnits, following } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { give } from "../effects.ts";

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
  summary:
    "At the start of the Activation Phase set a chosen own order token face down here; it may be used instead of a draw.",
  verification: COMMAND_CARDS,
});

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
  summary:
    "Orders may be left ungiven; for each, a different friendly mercenary unit within 3 of the nominated commander gains 1 aim.",
  verification: COMMAND_CARDS,
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
  summary:
    "Orders may be left ungiven; for each, a different friendly mercenary unit within 3 of the nominated commander gains 1 dodge.",
  verification: COMMAND_CARDS,
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
export const ENTRIES: Cards<CommandCard> = [AGGRESSION_ENTRY, DISCRETION_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [AGGRESSION_TEXT, DISCRETION_TEXT];

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
      candidates: (look, { unit }, chosen) => following(near(look, unit), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) give(work, unit, token, 1, card);
      },
    },
  };
}
