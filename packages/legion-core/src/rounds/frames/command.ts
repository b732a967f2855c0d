import { finiteKind, subjectsOf, type Violation, violation } from "@sw/tabletop";
import { inOrder, mustChoose, nominees, playableCards } from "../../cards/commands/playing.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import { commandOf } from "../../state/box.ts";
import { unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Player, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { choose, nominate, runStep } from "./command-steps.ts";

const SELECT: RuleId = "leg.command.select-secret";

/** The Command Phase, step by step (leg.command.steps). */
export function commandKind(box: GameBox): Kind<"command"> {
  return finiteKind(
    {
      run(work, frame) {
        const player = playerOfTurn(work.state, frame);
        if (frame.step === "choose" && mustChoose(work, player)) return true;
        if (frame.step === "nominate" && nominees(work, player).length > 1) return true;
        runStep(work, frame, player);
        return false;
      },
      question(state, frame) {
        const player = playerOfTurn(state, frame);
        const seat = seatOf(player);
        if (frame.step === "nominate") {
          return {
            seat,
            kind: "nominate",
            rule: nominating({ box, state }, player),
            context: { card: cardOf({ box, state }, player) },
          };
        }
        const choosing = inOrder({ state }).filter((one) => mustChoose({ box, state }, one));
        return { seat, kind: "choose-command", rule: SELECT, context: {}, simultaneous: choosing.map(seatOf) };
      },
      options(state, frame) {
        const player = playerOfTurn(state, frame);
        if (frame.step === "nominate") {
          return nominees({ box, state }, player).map(
            (unit): Action => ({ type: "nominate", subject: unitId(state, unit) }),
          );
        }
        const cards = playableCards({ box, state }, player);
        if (cards.length === 0) return [{ type: "pass" }];
        return cards.map((card): Action => ({ type: "choose-command", subject: commandOf(box, card).id }));
      },
      take(work, frame, action) {
        const player = playerOfTurn(work.state, frame);
        if (action.type === "nominate") nominate(work, frame, player, unitOfId(work.state, action.subject));
        else choose(work, frame, player, action.type === "choose-command" ? action.subject : null);
      },
    },
    (state, frame, action, options) =>
      frame.step === "nominate"
        ? violation(nominating({ box, state }, playerOfTurn(state, frame)), "not-a-nominee", {
            units: subjectsOf(options),
          })
        : notPlayable(box, action, options),
  );
}

/** Who decides at a turn of a step: the blue player first, from the priority on the one who has it. */
function playerOfTurn(state: State, { turn }: FrameOf<"command">): Player {
  return inOrder({ state })[turn];
}

function cardOf({ box, state }: Look, player: Player): string | null {
  const { revealed } = state.players[player];
  return revealed === null ? null : commandOf(box, revealed).id;
}

function nominating({ box, state }: Look, player: Player): RuleId {
  const { revealed } = state.players[player];
  const tied = revealed !== null && commandOf(box, revealed).requires !== undefined;
  return tied ? "leg.command.nominate-specific" : "leg.command.nominate-any";
}

function notPlayable(box: GameBox, action: Action, options: readonly Action[]): Violation {
  const known = action.type === "choose-command" ? box.cards.commands.get(action.subject) : undefined;
  const rule = known?.requires === undefined ? SELECT : "leg.command.unit-cards-need-unit";
  return violation(rule, "not-playable", { cards: subjectsOf(options) });
}
