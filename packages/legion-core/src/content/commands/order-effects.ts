import { nearest } from "@sw/tabletop";
import { RANKS, type Rank } from "../../catalogue/words.ts";
import { useHeldOrder } from "../../rounds/drawing.ts";
import type { NamedChoice } from "../../state/hooks/battle-card.ts";
import type { CardPart } from "../../state/hooks/keyword.ts";
import { playerMust } from "../../state/hooks/words.ts";
import type { Look } from "../../state/look.ts";
import { optionOut } from "../../state/missed.ts";
import type { Side } from "../../state/seats.ts";
import { poolSize } from "../../state/state.ts";
import { askCard } from "./choice-effects.ts";

/** The answer of a player who draws although order tokens are held on the card. */
const BY_CHANCE = "from-the-pool";

/** Returns the name of the answer that uses a held token of a rank. */
function toUse(rank: Rank): string {
  return `uses-${rank}`;
}

/**
 * Creates the effect of order tokens that are facedown on a card. Whenever its player is about to draw, one of them can
 * be used instead.
 */
export function holdingOrders(card: string): {
  readonly moment: CardPart;
  readonly choice: NamedChoice;
} {
  const held = ({ state }: Look, side: Side): readonly Rank[] => state.sides[side].heldOrders ?? [];
  return {
    moment: playerMust(
      "drawing-order",
      (look, side) => nearest(look.state, "activation-phase")?.side === side && held(look, side).length > 0,
      (work, side) => askCard(work, card, "token", side, null),
    ),
    choice: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates(look, { side }) {
        const own = look.state.sides[side];
        const ranks = RANKS.filter(
          (rank) => held(look, side).includes(rank) || optionOut(look, toUse(rank), "rank-not-held", { card, rank }),
        );
        const drawn =
          poolSize(own) > held(look, side).length || optionOut(look, BY_CHANCE, "whole-pool-held", { card });
        return [...(drawn ? [BY_CHANCE] : []), ...ranks.map(toUse)];
      },
      take(work, { side }, chosen) {
        const rank = RANKS.find((one) => chosen === toUse(one));
        if (rank !== undefined) useHeldOrder(work, side, rank, card);
      },
    },
  };
}

/** The texts of the choices among held order tokens. */
export const HELD_TEXT = {
  "from-the-pool": { en: "draw from the pool", es: "robar de la reserva" },
  "uses-commander": { en: "use the commander token", es: "usar la ficha de Comandante" },
  "uses-operative": { en: "use the operative token", es: "usar la ficha de Agente" },
  "uses-corps": { en: "use the corps token", es: "usar la ficha de Tropa" },
  "uses-special-forces": { en: "use the special forces token", es: "usar la ficha de Fuerzas especiales" },
  "uses-support": { en: "use the support token", es: "usar la ficha de Apoyo" },
  "uses-heavy": { en: "use the heavy token", es: "usar la ficha de categoría Pesada" },
} as const;
