import { finiteKind, type Violation } from "@sw/tabletop";
import { whyNotInHand } from "../../cards/commands/hands.ts";
import { inOrder, mustChoose, nominees, playableCards } from "../../cards/commands/playing.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { commandId, commandOf } from "../../state/box.ts";
import { unitId, unitOfId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf, sideOfSeat } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { notOffered, whyNotChosen, whyNotNamed } from "../../units/why-not.ts";
import { choose, nominate, runStep } from "./command-steps.ts";

const SELECT: RuleId = "leg.command.select-secret";

/** The Command Phase, step by step (leg.command.steps). */
export const commandKind: Kind<"command"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const side = sideOfTurn(work.state, frame);
      if (frame.stage === "choose" && mustChoose(work, side)) return true;
      if (frame.stage === "nominate" && nominees(work, side).length > 1) return true;
      runStep(work, frame, side);
      return false;
    },
    question(look, frame) {
      const side = sideOfTurn(look.state, frame);
      const seat = seatOf(side);
      if (frame.stage === "nominate") {
        return { seat, kind: "nominate", rule: nominating(look, side), context: { card: cardOf(look, side) } };
      }
      const choosing = inOrder(look).filter((one) => mustChoose(look, one));
      return { seat, kind: "choose-command", rule: SELECT, context: {}, simultaneous: choosing.map(seatOf) };
    },
    options(look, frame) {
      const side = sideOfTurn(look.state, frame);
      if (frame.stage === "nominate") {
        return nominees(look, side).map((unit): Action => ({ type: "nominate", subject: unitId(look.state, unit) }));
      }
      const cards = playableCards(look, side);
      if (cards.length === 0) return [{ type: "pass" }];
      return cards.map((card): Action => ({ type: "choose-command", subject: commandId(look.box, card) }));
    },
    take(work, frame, action) {
      const side = sideOfTurn(work.state, frame);
      if (action.type === "nominate") nominate(work, frame, side, unitOfId(work.state, action.subject));
      else choose(work, frame, side, action.type === "choose-command" ? action.subject : null);
    },
    keeps(look, _frame, seat, kind) {
      const side = sideOfSeat(seat);
      if (kind === "nominate") return whyNobodyNominates(look, side);
      if (kind !== "choose-command" || mustChoose(look, side)) return undefined;
      return forbidden(SELECT, "no-choice-of-card");
    },
  },
  (look, frame, action, options) =>
    frame.stage === "nominate"
      ? notNominated(look, sideOfTurn(look.state, frame), action, options)
      : notPlayable(look, sideOfTurn(look.state, frame), action, options),
);

/**
 * Returns the player who decides in a turn of a step: until priority is settled the blue player first, then the player
 * with priority.
 */
function sideOfTurn(state: State, { turn }: FrameOf<"command">): Side {
  return inOrder({ state })[turn];
}

function cardOf({ box, state }: Look, side: Side): string | null {
  const { revealed } = state.sides[side];
  return revealed === null ? null : commandId(box, revealed);
}

function nominating({ box, state }: Look, side: Side): RuleId {
  const { revealed } = state.sides[side];
  const tied = revealed !== null && commandOf(box, revealed).requires !== undefined;
  return tied ? "leg.command.nominate-specific" : "leg.command.nominate-any";
}

/**
 * Explains why a player cannot nominate a commander: no card is revealed, or fewer than two units could be nominated.
 */
function whyNobodyNominates(look: Look, side: Side): Violation<RuleId> | undefined {
  if (look.state.sides[side].revealed === null) return forbidden("leg.command.nominate-any", "no-card-revealed");
  if (nominees(look, side).length > 1) return undefined;
  return forbidden(nominating(look, side), "no-choice-of-commander");
}

function notNominated(look: Look, side: Side, action: Action, options: readonly Action[]): Violation<RuleId> {
  const rule = nominating(look, side);
  const find = (told: Look): readonly number[] => nominees(told, side);
  return whyNotChosen({ look, rule, takes: "nominate", action, options, find });
}

/** Explains why a command card cannot be chosen: it is unknown, not in the hand, or not playable now. */
function notPlayable(look: Look, side: Side, action: Action, options: readonly Action[]): Violation<RuleId> {
  if (action.type !== "choose-command") {
    return notAsked(SELECT, action, [...new Set(options.map(({ type }) => type))]);
  }
  const { subject: card } = action;
  return (
    whyNotInHand(look, side, SELECT, card) ??
    whyNotNamed(look, SELECT, card, (told) => playableCards(told, side)) ??
    notOffered(SELECT, options)
  );
}
