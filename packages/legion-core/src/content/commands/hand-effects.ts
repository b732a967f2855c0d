import { addToBag } from "@sw/tabletop";
import { commandOf } from "../../state/box.ts";
import type { CommandHook } from "../../state/hooks/command-card.ts";
import type { Look } from "../../state/look.ts";
import { type Player, PUBLIC, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { byCard } from "./effects.ts";

/** The discarded command cards of a player that fit, by their ids in the order in which they were discarded. */
export function discarded({ box, state }: Look, player: Player, fits: (id: string) => boolean): readonly string[] {
  return state.players[player].discard.map((card) => commandOf(box, card).id).filter(fits);
}

/** A discarded command card goes back to the hand of its player, openly: everybody knows from then on that it is there. */
export function takeBack(work: GameWork, player: Player, id: string, card: string): void {
  const own = work.player(player);
  const place = own.discard.find((one) => commandOf(work.box, one).id === id);
  if (place === undefined) return;
  own.discard = own.discard.filter((one) => one !== place);
  own.hand = addToBag(own.hand, place, PUBLIC);
  work.emit({ type: "command-returned", seat: seatOf(player), card: id, ...byCard(card) });
}

/** As the End Phase starts a card goes back to the hand, if it was discarded. */
export function bringingBack(card: string, id: string): CommandHook {
  return {
    moment: "end-phase-start",
    may: false,
    applies: (look, player) => discarded(look, player, (one) => one === id).length > 0,
    run: (work, player) => takeBack(work, player, id, card),
  };
}
