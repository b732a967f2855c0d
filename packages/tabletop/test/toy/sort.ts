import { at } from "../../src/at.ts";
import { notAsked, type Violation, violation } from "../../src/contract/result.ts";
import { finiteKind } from "../../src/engine/finite.ts";
import type { FrameKind } from "../../src/engine/machine.ts";
import { nextPicks, openPicks, type Pickable, withoutPicked, withPicked } from "../../src/engine/picks.ts";
import { popped, replacedTop } from "./stack.ts";
import {
  cardOf,
  codeOf,
  LEAST_SORTED,
  MOST_SORTED,
  numberOf,
  type SortFrame,
  TOY_CARDS,
  type ToyAction,
  type ToyPlay,
  type ToyState,
} from "./state.ts";
import type { ToyWork } from "./work.ts";

/** Why a seat may not put cards of its open pile last: it holds too few, or one kind alone. */
export function whyNoSort({ sides }: ToyState, seat: SortFrame["seat"]): Violation | undefined {
  const { open } = at(sides, numberOf(seat));
  const isEnough = open.length >= MOST_SORTED && new Set(open).size > 1;
  return isEnough ? undefined : violation("toy.sort.last", "too-few");
}

function items({ sides }: ToyState, { seat }: SortFrame): readonly Pickable[] {
  const { open } = at(sides, numberOf(seat));
  return TOY_CARDS.map((_, key) => ({ key, count: open.filter((code) => code === key).length }));
}

function picking({ key }: { readonly key: number }): ToyAction {
  return { type: "pick", subject: cardOf(key) };
}

/** Cards of one's open pile are picked in any order. Options: pick (cards by code), done once two are picked. */
export const sortFrame: FrameKind<ToyPlay, ToyWork, SortFrame> = finiteKind(
  {
    run(work, frame) {
      if (frame.picked.length < MOST_SORTED) return true;
      layLast(work, frame);
      return false;
    },
    question: (_state, { seat, picked }) => ({
      seat,
      kind: "sort",
      rule: "toy.sort.last",
      context: { picked: picked.length },
    }),
    options(state, frame) {
      const { picked } = frame;
      const needed = Math.max(0, LEAST_SORTED - picked.length);
      const picks = nextPicks(items(state, frame), picked, needed).map(picking);
      return picked.length < LEAST_SORTED ? picks : [...picks, { type: "done" }];
    },
    picks: (state, frame) => ({
      open: openPicks(items(state, frame), frame.picked).map(picking),
      picked: frame.picked.map((key) => picking({ key })),
      takeBack(work, pick) {
        if (pick.type !== "pick") return;
        const picked = withoutPicked(frame.picked, codeOf(pick.subject));
        work.setStack(replacedTop(work.state.stack, { ...frame, picked }));
      },
    }),
    take(work, frame, action) {
      if (action.type !== "pick") return layLast(work, frame);
      const picked = withPicked(frame.picked, codeOf(action.subject));
      work.setStack(replacedTop(work.state.stack, { ...frame, picked }));
    },
  },
  whyNoPick,
);

/** Why a card is none of those that can be picked, or too few are picked to be done. */
function whyNoPick({ sides }: ToyState, { seat, picked }: SortFrame, action: ToyAction): Violation {
  if (action.type === "done") return violation("toy.sort.last", "too-few-picked", { least: LEAST_SORTED });
  if (action.type !== "pick") return notAsked("toy.sort.last", action, ["pick", "done"]);
  const isOpen = at(sides, numberOf(seat)).open.includes(codeOf(action.subject));
  const code = isOpen ? "picked-already" : "not-in-open-pile";
  return violation("toy.sort.last", code, { card: action.subject, picked: picked.map(cardOf) });
}

function layLast(work: ToyWork, { seat, picked }: SortFrame): void {
  const rest = [...work.side(seat).open];
  for (const code of picked) rest.splice(rest.indexOf(code), 1);
  work.setStack(popped(work.state.stack));
  work.setSide(seat, { open: [...rest, ...picked] });
  work.tell("sorted", "toy.sort.last", seat);
}
