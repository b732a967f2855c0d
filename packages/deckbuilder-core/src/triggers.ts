import type { CardCode } from "@sw/tabletop";
import { type Active, type Box, kindIn } from "./box.ts";
import { fits } from "./effects/matching.ts";
import type { TriggerMoment } from "./effects/language.ts";
import type { Pending } from "./frames/types.ts";
import type { State } from "./state.ts";
import type { DeckWork } from "./work.ts";

/** The card that a moment is about; `own` if it is itself asked (`card: "self"`). */
export interface Happening {
  readonly on: TriggerMoment;
  /** The card played or purchased, without meaning for other moments. */
  readonly card: CardCode;
  /** Its piece in play, 0 if none. */
  readonly piece: number;
}

/** Abilities of the active player that a moment triggers, the card's own first, then the base's, then by piece. */
export function triggered(work: DeckWork, happening: Happening): Pending[] {
  const { box, state, active } = work;
  const fresh = newMoments(work, happening);
  const pending: Pending[] = [];
  const consider = (card: CardCode, self: number, isSubject: boolean): void => {
    const ability = kindIn(box, card).active;
    if (ability === null || !answers(box, state, ability, happening, isSubject, fresh)) return;
    pending.push({ card, self, pc: 0, mandatory: false, bound: [], triggering: 0 });
  };
  if (happening.on === "purchase") consider(happening.card, 0, true);
  const { base, play } = state.players[active];
  if (base !== null) consider(base.card, 0, false);
  for (const { card, id } of play) consider(card, id, id === happening.piece);
  return pending;
}

/** The triggered ability of one unit that took part in a defeat (dbg.ruling.several-bounty-hunters). */
export function triggeredByDefeat(box: Box, card: CardCode, self: number): Pending[] {
  const timing = kindIn(box, card).active?.timing;
  if (timing?.kind !== "triggered" || timing.on !== "defeat") return [];
  return [{ card, self, pc: 0, mandatory: false, bound: [], triggering: 0 }];
}

/** The ability of a base that has just been revealed (dbg.trigger.reveal-only). */
export function triggeredByReveal(box: Box, card: CardCode): Pending[] {
  const timing = kindIn(box, card).active?.timing;
  if (timing?.kind !== "triggered" || timing.on !== "reveal") return [];
  return [{ card, self: 0, pc: 0, mandatory: false, bound: [], triggering: 0 }];
}

/** Lets the triggered abilities be ordered, used or passed, now. `release` is a mark to take off when all is done. */
export function askTriggers(work: DeckWork, pending: readonly Pending[], release: number): void {
  if (pending.length > 0) work.push({ kind: "triggers", pending, release });
}

function answers(box: Box, state: State, ability: Active, happening: Happening, isSubject: boolean, fresh: number): boolean {
  const { timing, moment } = ability;
  if (timing.kind !== "triggered" || timing.on !== happening.on) return false;
  if (moment !== 0 && (moment & fresh) === 0) return false;
  if (timing.card === "self") return isSubject;
  if (happening.on === "purchase" && isSubject) return false;
  return fits(box, timing.card, happening.card, state.active);
}

/** Limited moments that this happening is the first of in the turn; notes them as past, used or not. */
function newMoments(work: DeckWork, { on, card }: Happening): number {
  if (on !== "play" && on !== "purchase") return 0;
  let bits = 0;
  for (const [index, moment] of work.box.moments.entries()) {
    if (moment.on === on && fits(work.box, moment.filter ?? undefined, card, work.active)) bits |= 1 << index;
  }
  const fresh = bits & ~work.state.moments;
  if (fresh !== 0) work.state.moments |= fresh;
  return fresh;
}
