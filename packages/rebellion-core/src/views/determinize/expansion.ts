import { at, type CardCode, type Dealer, isHidden } from "@sw/tabletop";
import { OBJECTIVE_LEVELS } from "../../language/language.ts";
import type { Box } from "../../state/box.ts";
import type { State } from "../../state/state.ts";
import type { Back } from "../backs.ts";
import type { View } from "../shapes.ts";
import { type Dealers, dealDeck, inOrder } from "./deal.ts";
import { codesOf } from "./reading.ts";

/** The dealers of objectives: for those back in the box, and for all other locations. */
export interface DealtObjectives {
  readonly boxed: Dealers;
  readonly others: Dealers;
}

/**
 * Divides the hidden objectives between the box and all other locations. The box takes the first possible ones of each
 * level; Death Star Plans are never there (rote.setup.objective-deck).
 */
export function partObjectives(box: Box, { expansion, hiddenObjectives }: View, dealers: Dealers): DealtObjectives {
  const backs = expansion?.objectivesBoxed.flatMap((part) => (isHidden(part.cards) ? part.backs : [])) ?? [];
  const boxed = new Map<Back, Dealer>();
  const others = new Map(dealers);
  for (const level of OBJECTIVE_LEVELS) {
    const count = backs.filter((back) => back === level).length;
    const dealer = dealers.get(level);
    if (count === 0 || dealer === undefined) continue;
    const order = dealer.deal(hiddenObjectives.length);
    const first = order.filter((code) => !arePlans(box, code)).slice(0, count);
    boxed.set(level, inOrder(first));
    others.set(level, inOrder(without(order, first)));
  }
  return { boxed, others };
}

function without(order: readonly CardCode[], gone: readonly CardCode[]): readonly CardCode[] {
  return order.filter((code) => !gone.includes(code));
}

function arePlans(box: Box, code: CardCode): boolean {
  const card = at(box.cards, code);
  return card.type === "objective" && card.entry.test.type === "death-star-run";
}

/** Deals the data of a game with the expansion, so that it fits the view. Returns no field for a base game. */
export function dealExpansion(box: Box, { expansion }: View, boxed: Dealers): Pick<State, "expansion"> {
  if (expansion === undefined) return {};
  const { poolLimits, objectivesBoxed, missionsBoxed } = expansion;
  return {
    expansion: {
      poolLimits,
      objectivesBoxed: dealDeck(box, objectivesBoxed, boxed),
      missionsBoxed: [codesOf(box, missionsBoxed[0]), codesOf(box, missionsBoxed[1])],
    },
  };
}
