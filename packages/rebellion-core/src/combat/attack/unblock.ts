import { at, type CardCode, finiteKind } from "@sw/tabletop";
import { tellMoved } from "../../decks/told.ts";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import { NO_CARD, NO_PICK } from "../../state/codes.ts";
import type { AttackFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { factionOf, opponentOf, PUBLIC, type Seat } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { TACTIC_DECKS } from "../tactic-decks.ts";
import { discardTactic, handSize, heldTactics, tacticOf, takeTactic } from "../tactics.ts";
import { contextOf } from "./actions.ts";
import { combatOf, enemyWounds, setWounds } from "./attack.ts";
import { defenderSeat } from "./block.ts";
import { blockAction, keyOfAction } from "./target-offers.ts";
import { blockKeys, targetOfKey, withDamage } from "./wounds.ts";

const RULE: RuleId = "reb.attack-steps.block-split";
const COST_RULE: RuleId = "reb.golden.card-over-rules";

/** A side discards tactic cards of the theater as the cost of a card that blocks. Options: `discard` by card. */
export const discardStage: Kind<"attack"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const { side, theater, left } = frame;
      const combat = combatOf(work.state);
      if (left === 0) work.change(frame, { stage: "unblock", left: amountOf(work.box, frame), last: NO_PICK });
      // How many are held is public: where all of them go, nobody is asked.
      else if (handSize(combat, opponentOf(side), theater) > left) return true;
      else discard(work, frame, at(heldTactics(work.box, combat, opponentOf(side), theater), 0).code);
      return false;
    },
    question({ box, state }, frame) {
      const context = { card: tacticOf(box, frame.card).id, left: frame.left };
      return { seat: defenderSeat(state, frame), kind: "discard-tactic", rule: COST_RULE, context };
    },
    options: ({ box, state }, { side, theater }) =>
      heldTactics(box, combatOf(state), opponentOf(side), theater).map(({ id }) => ({
        type: "discard",
        subject: id,
      })),
    take(work, frame, action) {
      const card = action.type === "discard" ? work.box.cardsById.get(action.subject) : undefined;
      if (card !== undefined) discard(work, frame, card.code);
    },
  },
  whyRefused(() => COST_RULE),
);

function discard(work: GameWork, frame: AttackFrame, card: CardCode): void {
  const side = opponentOf(frame.side);
  work.change(frame, { left: frame.left - 1 });
  takeTactic(work, combatOf(work.state), side, frame.theater, card);
  discardTactic(work, frame.theater, card);
  const cause = { rule: COST_RULE, cause: work.cause(frame.card) };
  const way = { from: "hand", to: "discard" } as const;
  tellMoved(work, side, TACTIC_DECKS[frame.theater], card, way, PUBLIC, cause);
}

/**
 * A card blocks damage one point at a time. Options: `block` by unit with assigned damage; `done` after the first. All
 * units are listed again after each point.
 */
export const unblockStage: Kind<"attack"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const keys = keysNow(work.state, frame);
      const [only] = keys;
      if (only === undefined) finish(work, frame);
      else if (keys.length > 1 || mayEnd(work.box, frame)) return true;
      else unblock(work, frame, only, null);
      return false;
    },
    question({ state }, frame) {
      const context = { ...contextOf(frame), left: frame.left };
      return { seat: defenderSeat(state, frame), kind: "block-units", rule: RULE, context };
    },
    options: optionsOf,
    take(work, frame, action) {
      if (action.type === "done") finish(work, frame);
      else unblock(work, frame, keyOfAction(work.box, action), defenderSeat(work.state, frame));
    },
  },
  whyRefused(() => RULE),
);

function amountOf(box: Box, { card }: AttackFrame): number {
  const { effect } = tacticOf(box, card).entry;
  return effect.op === "block" ? effect.amount : 0;
}

function keysNow(state: State, frame: AttackFrame): readonly number[] {
  return frame.left === 0 ? [] : blockKeys(enemyWounds(state, frame));
}

function mayEnd(box: Box, frame: AttackFrame): boolean {
  return frame.left < amountOf(box, frame);
}

function optionsOf({ box, state }: Look, frame: AttackFrame): Action[] {
  const options: Action[] = keysNow(state, frame).map((key) => blockAction(box, key));
  if (mayEnd(box, frame)) options.push(DONE);
  return options;
}

/**
 * Takes back one assigned damage from a die or a card. Damage markers cannot be blocked
 * (reb.attack-steps.markers-unblockable).
 */
function unblock(work: GameWork, frame: AttackFrame, key: number, by: Seat | null): void {
  const side = opponentOf(frame.side);
  const target = targetOfKey(key);
  setWounds(work, side, withDamage(enemyWounds(work.state, frame), target, -1));
  work.change(frame, { left: frame.left - 1 });
  const unit = at(work.box.units, target.unit).id;
  const cause = work.cause(frame.card);
  work.emit({
    type: "damage-blocked",
    faction: factionOf(side),
    unit,
    amount: 1,
    by,
    rule: "reb.attack-steps.block",
    cause,
  });
}

function finish(work: GameWork, frame: AttackFrame): void {
  const { theater, card } = frame;
  work.change(frame, { stage: "block", card: NO_CARD, left: 0, last: NO_PICK });
  discardTactic(work, theater, card);
}
