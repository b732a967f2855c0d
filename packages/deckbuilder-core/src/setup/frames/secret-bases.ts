import {
  finiteKind,
  nextPicks,
  type Pickable,
  subjectsIn,
  type Violation,
  withoutPicked,
  withPicked,
} from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import { type Box, nameIn } from "../../state/box.ts";
import { codeOf, NO_CARD } from "../../state/codes.ts";
import type { SecretBasesFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { bitOf, SEATS, seatOf, viewersIn } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { dealTable } from "../setup.ts";

const RULE = "dbg.mode.secret-choose-four";
/** Number of bases that each player chooses besides the starting base. */
const SECRET_BASES = 4;

/**
 * The frame kind in which both players secretly choose four bases, in any order. Unchosen bases go unseen to the box
 * (dbg.mode.secret-*).
 */
export const secretBasesKind: Kind<"secret-bases"> = finiteKind(
  {
    run(work, frame) {
      if (work.state.sides[frame.seat].bases.length < SECRET_BASES) return true;
      if (frame.seat === 0) work.setTop(frame, { kind: "secret-bases", seat: 1 });
      else dealTable(work);
      return false;
    },
    question({ state }, { seat }) {
      const left = SECRET_BASES - state.sides[seat].bases.length;
      return { seat: seatOf(seat), kind: "secret-bases", rule: RULE, context: { left }, simultaneous: SEATS };
    },
    options({ box, state }, frame) {
      const { bases, boxed } = state.sides[frame.seat];
      const all: readonly Pickable[] = sorted([...bases, ...boxed]).map((key) => ({ key, count: 1 }));
      return nextPicks(all, bases, SECRET_BASES - bases.length).map(({ key }) => choosing(box, key));
    },
    picks({ box, state }, frame) {
      const { bases, boxed } = state.sides[frame.seat];
      return {
        open: boxed.map((code) => choosing(box, code)),
        picked: bases.map((code) => choosing(box, code)),
        takeBack: (work, pick) => takeBack(work, frame, chosenIn(box, pick)),
      };
    },
    take(work, frame, action) {
      if (action.type === "choose-base") choose(work, frame, chosenIn(work.box, action));
    },
  },
  refused,
);

function choosing(box: Box, code: number): Action {
  return { type: "choose-base", subject: nameIn(box, code) };
}

function chosenIn(box: Box, action: Action): number {
  return action.type === "choose-base" ? (codeOf(box.byId, action.subject) ?? NO_CARD) : NO_CARD;
}

function sorted(codes: readonly number[]): readonly number[] {
  return codes.slice().sort((a, b) => a - b);
}

function refused(_look: Look, _frame: SecretBasesFrame, action: Action, options: readonly Action[]): Violation {
  if (action.type !== "choose-base") return notAsked(RULE, action, ["choose-base"]);
  return forbidden(RULE, "base-not-open", { base: action.subject, open: subjectsIn(options) });
}

function choose(work: GameWork, { seat }: SecretBasesFrame, code: number): void {
  const player = work.player(seat);
  player.boxed = player.boxed.filter((other) => other !== code);
  player.bases = withPicked(player.bases, code);
  tell(work, "secret-base-chosen", seat, code);
}

function takeBack(work: GameWork, { seat }: SecretBasesFrame, code: number): void {
  const player = work.player(seat);
  player.bases = withoutPicked(player.bases, code);
  player.boxed = withPicked(player.boxed, code);
  tell(work, "secret-base-taken-back", seat, code);
}

function tell(
  work: GameWork,
  type: "secret-base-chosen" | "secret-base-taken-back",
  seat: SecretBasesFrame["seat"],
  code: number,
): void {
  const base = { card: work.ref(code), seenBy: viewersIn(bitOf(seat)) };
  work.emit({ type, seat: seatOf(seat), base, rule: RULE, cause: null });
}
