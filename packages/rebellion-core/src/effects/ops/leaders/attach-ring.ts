import { at } from "@sw/tabletop";
import { inPlay } from "../../../conditions/leaders.ts";
import type { RingAbility } from "../../../language/language.ts";
import {
  attachRing as attach,
  isLured,
  leaderId,
  rescueLeader,
  ringAbility,
  servesSide,
} from "../../../leaders/leaders.ts";
import { type Box, cardOf, leaderNamed } from "../../../state/box.ts";
import { type LeaderIndex, NO_LEADER, type RingIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { sideOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"attach-ring">;

/** Attaches a ring to a leader. Options if several leaders may bear it: `choose-leader`, ascending. */
export const attachRingOp: Choice<Step> = {
  run(work, frame, step) {
    const found = candidates(work, frame, step);
    const [only] = found;
    if (found.length > 1) return true;
    if (only === undefined) advance(work, frame);
    else put(work, frame, step, only);
    return false;
  },
  question: (look, frame, { ring }) =>
    ask(look, frame, { chair: frame.chair, kind: "attach-ring", rule: "reb.ring.place" }, { ring }),
  options: (look, frame, step) =>
    candidates(look, frame, step).map((leader) => ({ type: "choose-leader", subject: leaderId(look.box, leader) })),
  take(work, frame, step, action) {
    if (action.type === "choose-leader") put(work, frame, step, leaderNamed(work.box, action.subject));
  },
};

function candidates(look: Look, frame: EffectFrame, step: Step): readonly LeaderIndex[] {
  const { box, state } = look;
  const ring = at(box.rings, ringNamed(box, step));
  const bearer = state.leaders.findIndex((leader) => leader.ring === ringNamed(box, step));
  if (ring.ability === "lured" && bearer >= 0) return [];
  switch (step.to) {
    case "target":
      return frame.target === NO_LEADER ? [] : [frame.target];
    case "assigned":
      return frame.leaders.filter((leader) => mayBear(look, leader));
    case "card-leader":
      return frame.leader === NO_LEADER ? [] : [frame.leader];
    case "own-leader":
      return inPlay(state).filter(
        (leader) => servesSide(look, leader) === sideOf(frame.chair) && mayBear(look, leader),
      );
    case "own-ringless":
      return inPlay(state).filter(
        (leader) => servesSide(look, leader) === sideOf(frame.chair) && at(state.leaders, leader).ring === null,
      );
    case "chosen":
      return frame.chosenLeader === NO_LEADER ? [] : [frame.chosenLeader];
    case "shown-leader":
      return cardOf(box, frame.card, "action").leaders.filter(
        (leader) => at(state.leaders, leader).at !== "eliminated" && mayBear(look, leader),
      );
  }
}

/**
 * Whether the leader can bear the ring. No ring replaces that of a lured leader, who serves the Empire for the rest of
 * the game. By the FAQ no Imperial ring is replaced (reb.faq.falcon-ring-not-over-imperial-ring), and Bounty never is
 * (rote.card.bounty-blocks).
 */
function mayBear({ box, state }: Look, leader: LeaderIndex): boolean {
  const own = at(state.leaders, leader);
  if (own.ring === null || isLured(box, own)) return own.ring === null;
  if (ringAbility(box, own) === "bounty") return false;
  return state.config.rulings === "book" || at(box.rings, own.ring).faction === "rebel";
}

function ringNamed(box: Box, { ring }: Step): RingIndex {
  return box.rings.findIndex(({ id }) => id === ring);
}

function put(work: GameWork, frame: EffectFrame, step: Step, leader: LeaderIndex): void {
  const ring = ringNamed(work.box, step);
  const { ability } = at(work.box.rings, ring);
  advance(work, frame);
  freeEarlier(work, frame, ring, ability, leader);
  attach(work, leader, ring, causeOf(work, frame, "reb.ring.place"));
  if (ability !== "lured") return;
  const name = leaderId(work.box, leader);
  work.emit({ type: "leader-lured", leader: name, ...causeOf(work, frame, "reb.team.lured-leader") });
}

/**
 * Frees the leader that held this ring before, because there is only one of each. This applies to leaders in carbonite
 * and leaders with the captured ring.
 */
function freeEarlier(
  work: GameWork,
  frame: EffectFrame,
  ring: RingIndex,
  ability: RingAbility,
  leader: LeaderIndex,
): void {
  const bearer = work.state.leaders.findIndex((other) => other.ring === ring);
  if (ability !== "carbonite" || bearer < 0 || bearer === leader) return;
  rescueLeader(work, bearer, causeOf(work, frame, "reb.captured.second-capture"));
}
