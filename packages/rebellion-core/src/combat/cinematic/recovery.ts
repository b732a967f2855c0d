import { NO_CARD, type TheaterIndex } from "../../state/codes.ts";
import type { Cause } from "../../state/events.ts";
import type { Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { discardsOf } from "./decks.ts";

/**
 * Starts taking advanced tactic cards back from a side's discards, the cinematic form of drawing tactic cards
 * (rote.cinematic.draws-take-back). Does nothing outside a combat or without discards.
 */
export function pushRecovery(
  work: GameWork,
  side: Side,
  theater: TheaterIndex,
  count: number,
  { cause }: Pick<Cause, "cause">,
): void {
  const inCombat = work.state.frames.some(({ kind }) => kind === "combat");
  if (!inCombat || count === 0 || discardsOf(work.state, side, theater).length === 0) return;
  const card = cause === null ? NO_CARD : (work.box.cardsById.get(cause)?.code ?? NO_CARD);
  work.push({ kind: "recover", side, theater, left: count, card });
}
