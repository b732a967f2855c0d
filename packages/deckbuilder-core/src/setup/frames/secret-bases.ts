import { finiteKind, leavingEnough, subjectsOf, type Violation } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import { type Box, nameIn } from "../../state/box.ts";
import { codeOf, NO_CARD } from "../../state/codes.ts";
import type { SecretBasesFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { bitOf, SEATS, seatName, viewersIn } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { DeckWork } from "../../state/work.ts";
import { dealTable } from "../setup.ts";

const RULE = "dbg.mode.secret-choose-four";
/** Bases that each player chooses besides the starting base. */
export const SECRET_BASES = 4;

/** Both players choose four bases in secret, in catalogue order; the rest go to the box unseen (dbg.mode.secret-*). */
export function secretBasesKind(box: Box): Kind<"secret-bases"> {
  return finiteKind(
    {
      run(work, frame) {
        if (work.state.players[frame.seat].bases.length < SECRET_BASES) return true;
        if (frame.seat === 0) work.setTop(frame, { kind: "secret-bases", seat: 1 });
        else dealTable(work);
        return false;
      },
      question(state, { seat }) {
        const left = SECRET_BASES - state.players[seat].bases.length;
        return { seat: seatName(seat), kind: "secret-bases", rule: RULE, context: { left }, simultaneous: SEATS };
      },
      options(state, frame) {
        const { bases, boxed } = state.players[frame.seat];
        return openBases(bases, boxed).map((code) => ({ type: "choose-base", subject: nameIn(box, code) }));
      },
      take(work, frame, action) {
        if (action.type === "choose-base") choose(work, frame, codeOf(box.byId, action.subject) ?? NO_CARD);
      },
    },
    refused,
  );
}

/** Bases after the last one chosen that leave enough to choose from. */
export function openBases(bases: readonly number[], boxed: readonly number[]): readonly number[] {
  const last = bases[bases.length - 1] ?? NO_CARD;
  const later = boxed.filter((code) => code > last);
  return leavingEnough(later, SECRET_BASES - bases.length, () => 1);
}

function refused(_state: State, _frame: SecretBasesFrame, action: Action, options: readonly Action[]): Violation {
  if (action.type !== "choose-base") return notAsked(RULE, action, ["choose-base"]);
  return forbidden(RULE, "base-not-open", { base: action.subject, open: subjectsOf(options) });
}

function choose(work: DeckWork, { seat }: SecretBasesFrame, code: number): void {
  const player = work.player(seat);
  player.boxed = player.boxed.filter((other) => other !== code);
  player.bases = [...player.bases, code];
  work.revealed = true;
  const base = { card: work.ref(code), seenBy: viewersIn(bitOf(seat)) };
  work.emit({ type: "secret-base-chosen", seat: seatName(seat), base, rule: RULE, cause: null });
}
