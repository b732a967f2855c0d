import { at, pileCards, type Violation } from "@sw/tabletop";
import { distinct } from "../../decks/piles.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, cardId, cardNamed, leaderNamed } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER } from "../../state/codes.ts";
import type { RecruitFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { cardTakes } from "../../state/offers.ts";
import { ADMIRAL, chairOf, IMPERIAL, REBEL, type Side, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { declareLeader, drawActions, keepCard, mayDrawAnother, recruitable } from "../recruitment.ts";
import { recruitFromDeck } from "../solo.ts";

const CHOICE: RuleId = "reb.recruit.draw-two";
const DECLARATION: RuleId = "reb.recruit.rebel-declares-first";
const ANOTHER: Action = Object.freeze({ type: "draw-another" });
/** The number of action cards that each side draws. */
const CARDS_DRAWN = 2;

/**
 * Both sides recruit. Each secretly chooses one of its drawn cards: `take-card` in the catalogue's order, then
 * `draw-another` while nobody can be recruited. Then they declare openly, the Rebels first: `recruit` with a leader of
 * the card, or with null if none can be recruited.
 */
export const recruitKind: Kind<"recruit"> = {
  run,
  question({ state }, { side, stage }) {
    const seat = seatOf(state, side);
    if (stage === "declare") return { seat, kind: "recruit-leader", rule: DECLARATION, context: {} };
    const asked = { seat, kind: "recruit-card", rule: CHOICE, context: {} } as const;
    const choosing = ([REBEL, IMPERIAL] as const).filter((one) => whyNobodyRecruits(state, one) === undefined);
    return choosing.length === 1 ? asked : { ...asked, simultaneous: choosing.map((one) => seatOf(state, one)) };
  },
  options(look, { side, stage }) {
    if (stage === "declare") return declarations(look, side);
    const options = distinct(look.state.sides[side].aside).map((card) => at(cardTakes(look.box), card));
    if (mayDrawAnother(look, side)) options.push(ANOTHER);
    return options;
  },
  check,
  take(work, frame, action) {
    const { box } = work;
    if (action.type === "draw-another") drawActions(work, frame.side, 1, "reb.recruit.keep-drawing");
    if (action.type === "take-card") {
      goOn(work, frame);
      keepCard(work, frame.side, cardNamed(box, action.subject));
    }
    if (action.type === "recruit") {
      const leader = action.leader === null ? NO_LEADER : leaderNamed(box, action.leader);
      goOn(work, frame);
      declareLeader(work, frame.side, cardNamed(box, action.subject), leader);
    }
  },
  keeps({ state }, { stage }, seat, kind) {
    if (kind !== "recruit-card" && kind !== "recruit-leader") return undefined;
    const own = ([REBEL, IMPERIAL] as const).find((side) => seatOf(state, side) === seat);
    if (own === undefined) return forbidden("reb.recruit.team", "admiral-recruits");
    return stage === "draw" ? undefined : whyNobodyRecruits(state, own);
  },
};

/**
 * Returns whether to ask. A side whose deck has run out and that has no card is not asked; the number of its cards is
 * public.
 */
function run(work: GameWork, frame: RecruitFrame): boolean {
  if (frame.stage === "draw") {
    for (const side of recruiting(work.state)) drawActions(work, side, CARDS_DRAWN, "reb.recruit.draw-two");
    work.change(frame, { stage: "choose" });
    return false;
  }
  if (work.state.solo !== undefined && frame.side === IMPERIAL) {
    work.pop(frame);
    recruitFromDeck(work, "solo.refresh.recruit.empire");
    return false;
  }
  if (whyNobodyRecruits(work.state, frame.side) === undefined) return true;
  goOn(work, frame);
  return false;
}

/** Explains why a side cannot recruit: its action deck has run out, so it drew no card. */
function whyNobodyRecruits(state: State, side: Side): Violation<RuleId> | undefined {
  if (!recruiting(state).includes(side)) return forbidden("solo.refresh.recruit.empire", "empire-plays-alone");
  return state.sides[side].aside.length > 0 ? undefined : forbidden(CHOICE, "no-action-card-drawn");
}

/** Returns the sides that draw. The Empire of a solo game recruits in its own way (solo.refresh.recruit.empire). */
function recruiting({ solo }: State): readonly Side[] {
  return solo === undefined ? [REBEL, IMPERIAL] : [REBEL];
}

/** Moves on to the next side: the Rebels choose, then the Empire; then they declare in the same order. */
function goOn(work: GameWork, frame: RecruitFrame): void {
  const { side, stage } = frame;
  if (work.state.solo !== undefined) return goOnAlone(work, frame);
  if (side === REBEL) work.change(frame, { side: IMPERIAL });
  else if (stage === "choose") work.change(frame, { side: REBEL, stage: "declare" });
  else work.pop(frame);
}

/** Moves on in a solo game: the Rebels choose and declare, then the Empire recruits from its deck. */
function goOnAlone(work: GameWork, frame: RecruitFrame): void {
  if (frame.stage === "choose") return work.change(frame, { stage: "declare" });
  work.change(frame, { side: IMPERIAL });
}

function seatOf(state: State, side: Side): ReturnType<typeof seatAt> {
  return seatAt(state.config, chairOf(state.config, side, ADMIRAL));
}

/**
 * Lists the declarations of a side: each leader that its card can recruit, or nobody
 * (reb.recruit.choose-without-leader).
 */
function declarations(look: Look, side: Side): Action[] {
  const { box, state } = look;
  const [card] = pileCards(state.sides[side].aside);
  if (card === undefined) return [];
  const leaders: readonly (LeaderIndex | null)[] = recruitable(look, card);
  return (leaders.length > 0 ? leaders : [null]).map((leader) => ({
    type: "recruit",
    subject: cardId(box, card),
    leader: leader === null ? null : at(box.leaders, leader).id,
  }));
}

function check(look: Look, frame: RecruitFrame, action: Action): Violation<RuleId> | undefined {
  const { box, state } = look;
  const { side, stage } = frame;
  const aside = pileCards(state.sides[side].aside).map((card) => cardId(box, card));
  if (stage === "declare") {
    if (action.type !== "recruit") return notAsked(DECLARATION, action, ["recruit"]);
    if (!aside.includes(action.subject))
      return forbidden(CHOICE, "card-not-drawn", { card: action.subject, cards: aside });
    const open = declarations(look, side).flatMap((one) => (one.type === "recruit" ? [one.leader] : []));
    if (open.includes(action.leader)) return undefined;
    const rule = showsLeader(box, action.subject, action.leader) ? "reb.recruit.not-twice" : "reb.cheating.examples";
    return forbidden(rule, "leader-not-open", { leader: action.leader, open });
  }
  if (action.type === "draw-another") {
    return mayDrawAnother(look, side) ? undefined : forbidden("reb.recruit.keep-drawing", "somebody-waits");
  }
  if (action.type !== "take-card") return notAsked(CHOICE, action, ["take-card", "draw-another"]);
  return aside.includes(action.subject)
    ? undefined
    : forbidden(CHOICE, "card-not-drawn", { card: action.subject, cards: aside });
}

function showsLeader(box: Box, card: string, leader: string | null): boolean {
  const kind = box.cardsById.get(card);
  return kind?.type === "action" && (leader === null || kind.entry.leaders.includes(leader));
}
