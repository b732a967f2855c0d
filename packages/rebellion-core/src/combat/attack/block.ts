import type { Violation } from "@sw/tabletop";
import { battleChair } from "../../forces/sides.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { CardOf } from "../../state/box.ts";
import { NO_PICK } from "../../state/codes.ts";
import type { AttackFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { factionOf, opponentOf, type Seat, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { handOf, handSize, heldTactics, isBarredFromTactics, takeTactic } from "../tactics.ts";
import { contextOf } from "./actions.ts";
import { combatOf } from "./attack.ts";
import { hasAssigned } from "./wounds.ts";

const RULE: RuleId = "reb.attack-steps.block";

/**
 * Step 4 of an attack: the side under attack plays tactic cards that block. Options: `play-tactic` by card, then
 * `done`. Skipped if no damage has been assigned, or if public knowledge shows that no such card can be held and
 * played.
 */
export const blockStage: Kind<"attack"> = {
  run(work, frame) {
    if (whyNoBlock(work.state, frame) === undefined) return true;
    work.change(frame, { stage: "end" });
    return false;
  },
  question({ state }, frame) {
    const seat = defenderSeat(state, frame);
    return { seat, kind: "block-damage", rule: RULE, context: contextOf(frame) };
  },
  options(look, frame) {
    const options: Action[] = blockingCards(look, frame).map(({ id }) => ({
      type: "play-tactic",
      subject: id,
      die: null,
    }));
    options.push(DONE);
    return options;
  },
  check,
  take(work, frame, action) {
    if (action.type === "play-tactic") play(work, frame, action.subject);
    else work.change(frame, { stage: "end" });
  },
  keeps({ state }, frame, seat, kind) {
    if (kind !== "block-damage") return undefined;
    return defenderSeat(state, frame) === seat ? whyNoBlock(state, frame) : forbidden(RULE, "not-under-attack");
  },
};

/**
 * Returns why the side under attack cannot block, judging by public knowledge, or undefined if it may hold a card that
 * blocks.
 */
function whyNoBlock(state: State, { side, theater, noBlock }: AttackFrame): Violation<RuleId> | undefined {
  const combat = combatOf(state);
  const enemy = opponentOf(side);
  if (noBlock || isBarredFromTactics(state, combat, enemy, theater)) {
    return forbidden("reb.golden.cannot-is-absolute", "blocking-forbidden");
  }
  if (handSize(combat, enemy, theater) === 0) return forbidden("reb.attack-steps.play-same-theater", "no-tactic-cards");
  return hasAssigned(combat.wounds[enemy]) ? undefined : forbidden(RULE, "no-damage-to-block");
}

/** Lists the cards of the theater that block and whose cost can be paid, in ascending order. */
function blockingCards({ box, state }: Look, { side, theater }: AttackFrame): readonly CardOf<"tactic">[] {
  const combat = combatOf(state);
  const size = handSize(combat, opponentOf(side), theater);
  return heldTactics(box, combat, opponentOf(side), theater).filter((card) => blocks(card) && size > discardsOf(card));
}

/**
 * Whether the card can be played to block. Cards with the special icon cannot, because only the attacker has dice to
 * pay for them.
 */
function blocks({ entry }: CardOf<"tactic">): boolean {
  return entry.effect.op === "block" && !entry.special;
}

/** Returns how many other cards of the theater must be discarded to play the card. */
function discardsOf({ entry: { effect } }: CardOf<"tactic">): number {
  return effect.op === "block" ? effect.discard : 0;
}

function check(look: Look, frame: AttackFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "done") return undefined;
  if (action.type !== "play-tactic") return notAsked(RULE, action, ["play-tactic", "done"]);
  const named = { card: action.subject };
  const card = look.box.cardsById.get(action.subject);
  if (card?.type !== "tactic") return forbidden(RULE, "no-tactic-card", named);
  if (card.theater !== frame.theater) return forbidden("reb.attack-steps.play-same-theater", "other-theater", named);
  const hand = handOf(combatOf(look.state), opponentOf(frame.side), frame.theater);
  if (!hand.some(({ cards }) => cards.includes(card.code))) return forbidden(RULE, "card-not-held", named);
  if (!blocks(card)) return forbidden("reb.attack-steps.block-cards-only", "does-not-block", named);
  const offered = blockingCards(look, frame).includes(card);
  return offered && action.die === null ? undefined : forbidden(RULE, "cannot-be-paid", named);
}

function play(work: GameWork, frame: AttackFrame, id: string): void {
  const { box } = work;
  const card = box.cardsById.get(id);
  if (card?.type !== "tactic" || card.entry.effect.op !== "block") return;
  const { amount, discard } = card.entry.effect;
  const side = opponentOf(frame.side);
  takeTactic(work, combatOf(work.state), side, frame.theater, card.code);
  const faction = factionOf(side);
  work.emit({ type: "tactic-played", faction, card: id, die: null, rule: RULE, cause: id });
  const left = discard > 0 ? discard : amount;
  work.change(frame, { stage: discard > 0 ? "discard" : "unblock", card: card.code, left, last: NO_PICK });
}

/** Returns the seat that decides for the side under attack. */
export function defenderSeat(state: State, { side, theater }: AttackFrame): Seat {
  return seatAt(state.config, battleChair(state, opponentOf(side), theater));
}
