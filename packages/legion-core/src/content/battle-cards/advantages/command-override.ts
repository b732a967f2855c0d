import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { hasKeyword } from "../../../units/keywords.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE } from "../effects.ts";
import { hasCardToken, removeCardToken } from "../support.ts";

/** The number of advantage tokens that the card starts with. */
const TOKENS = 2;

/** The advantage card Command Override. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "command-override": {
    name: "Command Override",
    faction: "separatist-alliance",
    summary:
      "Starts with 2 advantage tokens. In the Issue Orders step one may be removed to let a friendly unit with AI order itself.",
    en: "It starts with 2 advantage tokens. In each Issue Orders step its player may remove one: a friendly unit with AI issues an order to itself.",
    es: "Empieza con 2 fichas de Ventaja. En cada paso Impartir órdenes su jugador puede retirar una: una unidad aliada con IA se imparte una orden a sí misma.",
    does: (card) => ({
      choices: {
        order: {
          kind: "units",
          rule: ADVANTAGE_RULE,
          count: 1,
          may: true,
          candidates: (look, { side }) => droidsToOrder(look, side),
          take(work, { side }, chosen) {
            for (const unit of chosen) {
              removeCardToken(work, side, card);
              issueOrder(work, unit, { rule: ADVANTAGE_RULE, cause: card }, unit);
            }
          },
        },
      },
      moments: [
        playerMust(
          "issue-orders",
          (look, side) => hasCardToken(look, side, card, TOKENS) && droidsToOrder(look, side).length > 0,
          (work, side) =>
            work.push({ kind: "mission", card: card, choice: "order", side: side, about: null, chosen: [] }),
        ),
      ],
    }),
  },
}));

/** Lists a player's units with AI that can still issue an order to themselves. */
function droidsToOrder(look: Look, side: Side): readonly number[] {
  return undefeated(look.state, side).filter((unit) => hasKeyword(look, unit, "ai") && mayBeOrdered(look, unit, unit));
}
