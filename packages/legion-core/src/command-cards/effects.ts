import type { Cause } from "../events.ts";
import { unitId } from "../ids.ts";
import type { Look } from "../keywords/round.ts";
import type { Player } from "../seats.ts";
import type { GameWork } from "../work.ts";
import { isOrderedByCard } from "./in-play.ts";
import type { CommandHook } from "./types.ts";

/** What makes the effects of a card happen. */
export function byCard(card: string): Cause {
  return { rule: "leg.cards.command-use", cause: card };
}

/** What happens to each unit as the card orders it. */
export function onOrder(run: (work: GameWork, unit: number) => void): CommandHook {
  return onOrderIf(false, () => true, run);
}

/** What may happen to a unit as the card orders it, if its player likes. */
export function mayOnOrder(
  applies: (look: Look, unit: number) => boolean,
  run: (work: GameWork, unit: number) => void,
): CommandHook {
  return onOrderIf(true, applies, run);
}

function onOrderIf(
  may: boolean,
  applies: (look: Look, unit: number) => boolean,
  run: (work: GameWork, unit: number) => void,
): CommandHook {
  return {
    moment: "order-issued",
    may,
    applies: (look, player, about) => isOrderedByCard(look, player, about) && applies(look, about),
    run(work, _player, about) {
      if (about !== null) run(work, about);
    },
  };
}

/** What happens as the card is resolved, if nothing says when (leg.command.timing-2-untimed). */
export function untimed(run: (work: GameWork, player: Player) => void): CommandHook {
  return { moment: "determine-priority", may: false, applies: () => true, run };
}

/** A unit has a keyword for the rest of the round. */
export function lend(work: GameWork, unit: number, keyword: string, value: number, card: string): void {
  work.state.ongoing = [...work.state.ongoing, { unit, keyword, value, until: "round" }];
  work.emit({ type: "ongoing-began", unit: unitId(work.state, unit), keyword, value, ...byCard(card) });
}
