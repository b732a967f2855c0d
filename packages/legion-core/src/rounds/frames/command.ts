import { finiteKind, notAsked, subjectsIn, type Violation, violation } from "@sw/tabletop";
import { whyNotInHand } from "../../cards/commands/hands.ts";
import { inOrder, mustChoose, nominees, playableCards } from "../../cards/commands/playing.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import { commandOf } from "../../state/box.ts";
import { unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Player, seatOf, sideOfSeat } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { whyNotChosen, whyNotNamed } from "../../units/why-not.ts";
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
      keeps(state, _frame, seat, kind) {
        const look = { box, state };
        const player = sideOfSeat(seat);
        if (kind === "nominate") return whyNobodyNominates(look, player);
        if (kind !== "choose-command" || mustChoose(look, player)) return undefined;
        return violation(SELECT, "no-choice-of-card");
      },
    },
    (state, frame, action, options) =>
      frame.step === "nominate"
        ? notNominated({ box, state }, playerOfTurn(state, frame), action, options)
        : notPlayable({ box, state }, playerOfTurn(state, frame), action, options),
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

/** What keeps a player from nominating a commander: no card lies out, or there are not two units that could be. */
function whyNobodyNominates(look: Look, player: Player): Violation<RuleId> | undefined {
  if (look.state.players[player].revealed === null) return violation("leg.command.nominate-any", "no-card-revealed");
  if (nominees(look, player).length > 1) return undefined;
  return violation(nominating(look, player), "no-choice-of-commander");
}

function notNominated(look: Look, player: Player, action: Action, options: readonly Action[]): Violation<RuleId> {
  const rule = nominating(look, player);
  const find = (told: Look): readonly number[] => nominees(told, player);
  return whyNotChosen({ look, rule, takes: "nominate", action, options, find, otherwise: "not-a-nominee" });
}

/** Why a command card is none of the choices: it is no card, not in the hand, or what keeps it from being chosen. */
function notPlayable(look: Look, player: Player, action: Action, options: readonly Action[]): Violation<RuleId> {
  if (action.type !== "choose-command") {
    return notAsked(SELECT, action, [...new Set(options.map(({ type }) => type))]);
  }
  const { subject: card } = action;
  return (
    whyNotInHand(look, player, SELECT, card) ??
    whyNotNamed(look, SELECT, card, (told) => playableCards(told, player)) ??
    violation(SELECT, "not-playable", { card, cards: subjectsIn(options) })
  );
}
