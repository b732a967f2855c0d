import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { hasKeyword } from "../../../units/keywords.ts";
import { ADVANTAGE_RULE } from "../effects.ts";
import { hasCardToken, removeCardToken } from "../support.ts";

const COMMAND_OVERRIDE_ID = "command-override";

/** Advantage tokens that the card starts with. */
const TOKENS = 2;

const COMMAND_OVERRIDE = (): Advantage => ({
  id: "command-override",
  name: { en: "Command Override" },
  faction: "separatist-alliance",
  summary:
    "Starts with 2 advantage tokens. In the Issue Orders step one may be removed to let a friendly unit with AI order itself.",
});

const COMMAND_OVERRIDE_ENTRY = (): BattleCard => ({
  id: COMMAND_OVERRIDE_ID,
  choices: {
    order: {
      kind: "units",
      rule: ADVANTAGE_RULE,
      count: 1,
      may: true,
      candidates: (look, { player }) => droidsToOrder(look, player),
      take(work, { player }, chosen) {
        for (const unit of chosen) {
          removeCardToken(work, player, COMMAND_OVERRIDE_ID);
          issueOrder(work, unit, { rule: ADVANTAGE_RULE, cause: COMMAND_OVERRIDE_ID });
        }
      },
    },
  },
  moments: [
    {
      moment: "issue-orders",
      applies: (look, player) =>
        hasCardToken(look, player, COMMAND_OVERRIDE_ID, TOKENS) && droidsToOrder(look, player).length > 0,
      run: (work, player) =>
        work.push({ kind: "mission", card: COMMAND_OVERRIDE_ID, choice: "order", player, about: null, chosen: [] }),
    },
  ],
});

const COMMAND_OVERRIDE_TEXT: CardText = {
  id: COMMAND_OVERRIDE_ID,
  does: {
    en: "It starts with 2 advantage tokens. In each Issue Orders step its player may remove one: a friendly unit with AI issues an order to itself.",
    es: "Empieza con 2 fichas de Ventaja. En cada paso Impartir órdenes su jugador puede retirar una: una unidad aliada con IA se imparte una orden a sí misma.",
  },
};

/** What it is. */
export const FIGURES: Cards<Advantage> = [COMMAND_OVERRIDE];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [COMMAND_OVERRIDE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [COMMAND_OVERRIDE_TEXT];

/** Lists the units with AI of a player that can still issue an order to themselves. */
function droidsToOrder(look: Look, player: Player): readonly number[] {
  return undefeated(look.state, player).filter(
    (unit) => hasKeyword(look, unit, "ai") && mayBeOrdered(look, unit, unit),
  );
}
