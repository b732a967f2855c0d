import { at, finiteKind } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { moveLeader, poolOf } from "../../leaders/leaders.ts";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { cardId, leaderNamed } from "../../state/box.ts";
import { type LeaderIndex, NOWHERE } from "../../state/codes.ts";
import type { RoundCardFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { ADMIRAL, type Chair, chairOf, IMPERIAL, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { beginMission } from "../missions.ts";
import { capableLeaders, gainsByTwo } from "../playable.ts";
import { reserve, searchProjects } from "../round-deck.ts";

/**
 * The Empire of a solo game sends leaders on the mission that it has revealed. Options: `assign`, ascending. If two
 * leaders bring more than dice, it is asked for a second one, with `done`. For a mission reserved for a second try it
 * assigns one leader. A single candidate for the first leader is sent without asking.
 */
export const roundCardKind: Kind<"round-card"> = /* @__PURE__ */ finiteKind(
  {
    run,
    question({ box, state }, { card, stage, leaders }) {
      const seat = seatAt(state.config, imperialChair(state));
      const mission = cardId(box, card);
      if (stage === "reserve") return { seat, kind: "reserve-leader", rule: RETRY, context: { mission } };
      const sent = leaders.map((leader) => at(box.leaders, leader).id);
      return { seat, kind: "round-card", rule: PLAY, context: { mission, leaders: sent } };
    },
    options(look, frame) {
      const options = candidates(look, frame).map(
        (leader): Action => ({
          type: "assign",
          subject: at(look.box.leaders, leader).id,
          mission: cardId(look.box, frame.card),
        }),
      );
      if (frame.leaders.length > 0) options.push(DONE);
      return options;
    },
    take(work, frame, action) {
      if (action.type === "assign") send(work, frame, leaderNamed(work.box, action.subject));
      else goOn(work, frame);
    },
  },
  whyRefused((_look, frame) => ruleOf(frame)),
);

const PLAY: RuleId = "solo.command.mission.play";
const RETRY: RuleId = "solo.var.unplayable.retry";

function ruleOf({ stage }: RoundCardFrame): RuleId {
  return stage === "reserve" ? RETRY : PLAY;
}

function imperialChair({ config }: State): Chair {
  return chairOf(config, IMPERIAL, ADMIRAL);
}

/**
 * Lists the leaders that can be sent as the only leader; for the second leader, lists all other leaders in the pool.
 */
function candidates(look: Look, { card, leaders }: RoundCardFrame): readonly LeaderIndex[] {
  if (leaders.length === 0) return capableLeaders(look, card);
  return poolOf(look, imperialChair(look.state)).filter((leader) => !leaders.includes(leader));
}

function run(work: GameWork, frame: RoundCardFrame): boolean {
  const { state } = work;
  if (frame.stage === "search") {
    work.pop(frame);
    searchProjects(work, frame.card, at(frame.leaders, 0));
    return false;
  }
  if (frame.stage === "reveal") {
    work.pop(frame);
    beginMission(
      work,
      imperialChair(state),
      frame.card,
      [...frame.leaders].sort((a, b) => a - b),
    );
    return false;
  }
  const open = candidates(work, frame);
  if (frame.leaders.length === 0) {
    const [only, ...others] = open;
    if (only === undefined || others.length > 0) return true;
    send(work, frame, only);
    return false;
  }
  if (open.length > 0 && gainsByTwo(work.box, frame.card)) return true;
  goOn(work, frame);
  return false;
}

function send(work: GameWork, frame: RoundCardFrame, leader: LeaderIndex): void {
  if (frame.stage === "reserve") {
    work.pop(frame);
    return reserve(work, frame.card, leader);
  }
  const leaders = [...frame.leaders, leader];
  if (leaders.length === 1) return work.change(frame, { leaders });
  goOn(work, frame, leaders);
}

/** Sends the leaders and opens the window for action cards before a mission is revealed. */
function goOn(work: GameWork, frame: RoundCardFrame, leaders: readonly LeaderIndex[] = frame.leaders): void {
  work.change(frame, { leaders, stage: "reveal" });
  for (const leader of leaders) {
    moveLeader(work, leader, "mission", { rule: PLAY, cause: work.cause(frame.card) });
  }
  openWindow(work, "before-reveal", IMPERIAL, NOWHERE);
}
