import { at, keptBy, type Violation } from "@sw/tabletop";
import { isHidden } from "../../base/base.ts";
import { heldUnder, useHeld } from "../../cards/held.ts";
import { sweep, sweepFromHand, waitingSweeps } from "../../cards/sweep.ts";
import { openWindow } from "../../cards/windows.ts";
import { removeTarget } from "../../galaxy/targets.ts";
import { moveLeader } from "../../leaders/leaders.ts";
import { checkOffered } from "../../leaders/offering.ts";
import { whyNotInPool } from "../../leaders/why-not.ts";
import { canReveal, checkReveal, revealMission } from "../../missions/missions.ts";
import { playMission } from "../../missions/round-deck.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, cardId, cardNamed, leaderNamed, placeNamed } from "../../state/box.ts";
import { NO_MISSION, NOWHERE } from "../../state/codes.ts";
import type { CommandFrame } from "../../state/frames.ts";
import { keptFrom } from "../../state/kept.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE, PASS } from "../../state/offers.ts";
import { type Chair, chairsOf, IMPERIAL, REBEL, seatAt, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import {
  activators,
  canRevealBase,
  carryOutDelayed,
  chairInTurn,
  dueEffects,
  endPhase,
  extraOptions,
  hasPassed,
  heldAtEnd,
  mayPlayMission,
  mustPass,
  nextTurn,
  pass,
  reinforce,
  reinforceSystems,
  revealVoluntarily,
} from "../command.ts";
import { beginRefresh, turnOrder } from "../phases.ts";

const PLAY_MISSION: Action = Object.freeze({ type: "play-mission" });
const REVEAL_BASE: Action = Object.freeze({ type: "reveal-base" });

/**
 * The sides take turns in the Command Phase (reb.command.alternate). The options depend on the stage:
 * - In a turn: `activate`, by leader, then by system, the Rebel Base space last; `reveal`, by place in the row;
 *   `reveal-base`; with the expansion `remove-target` and `use-held`, which do not use up the turn; `pass`.
 * - After the turn's action: `reveal-base` (reb.base.voluntary-reveal), `remove-target`, `done`.
 * - When all have passed: `use-held`, `pass`.
 * - At the end of the phase: `choose-option`, if the order of delayed effects matters.
 */
export const commandKind: Kind<"command"> = {
  run,
  question,
  options(look, frame) {
    if (frame.stage === "end") return endOptions(look, frame);
    if (frame.stage === "held") return heldOptions(look);
    if (frame.stage === "over")
      return dueEffects(look.state).map((_, option) => ({ type: "choose-option", subject: option }));
    return turnOptions(look, chairInTurn(look.state, frame));
  },
  check,
  take,
  keeps(look, frame, seat, kind) {
    const { state } = look;
    if (kind === "turn") {
      return keptFrom(turnOrder(state.config), state.config, seat, (chair) => whyNoTurn(look, chair));
    }
    if (kind !== "turn-end" || frame.stage !== "end") return undefined;
    return seatAt(state.config, chairInTurn(state, frame)) === seat
      ? whyNothingMore(look, chairInTurn(state, frame))
      : undefined;
  },
};

/** Returns why a chair has no further turn in the phase: it has passed, or can only pass. */
function whyNoTurn(look: Look, chair: Chair): Violation<RuleId> | undefined {
  if (hasPassed(look.state, chair)) return forbidden("reb.command.pass-is-final", "has-passed");
  return mustPass(look, chair) ? forbidden("reb.command.pass", "nothing-left-to-do") : undefined;
}

/** The `activate` actions by leader: for every system, and for every system and the Rebel Base space. */
type ActivateOffers = readonly { readonly systems: readonly Action[]; readonly places: readonly Action[] }[];

const activateOffers = /* @__PURE__ */ keptBy(
  (box: Box): ActivateOffers =>
    box.leaders.map(({ id: leader }) => {
      const places = box.placeIds.map((system): Action => Object.freeze({ type: "activate", subject: leader, system }));
      return { systems: places.slice(0, box.baseSpace), places };
    }),
);

function run(work: GameWork, frame: CommandFrame): boolean {
  const { state } = work;
  if (frame.stage === "over") return endPhase(work, frame);
  if (frame.stage === "held") return useHeldAtEnd(work);
  const chair = chairInTurn(state, frame);
  if (frame.revealing !== NO_MISSION) {
    work.change(frame, { stage: "end", revealing: NO_MISSION });
    revealMission(work, chair, frame.revealing);
    return false;
  }
  if (frame.stage === "end") {
    if (whyNothingMore(work, chair) === undefined) return true;
    nextTurn(work, frame);
    return false;
  }
  if (hasPassed(state, chair)) {
    nextTurn(work, frame);
    return false;
  }
  if (state.current !== chair) {
    state.current = chair;
    const seat = seatAt(state.config, chair);
    work.emit({ type: "turn-started", seat, rule: "reb.command.alternate", cause: null });
  }
  if (whyNoTurn(work, chair) === undefined) return true;
  pass(work, frame, chair);
  return false;
}

/**
 * Returns why a chair can only end its turn after its action: there is no base to reveal, and no marker or card to use.
 */
function whyNothingMore(look: Look, chair: Chair): Violation<RuleId> | undefined {
  const { state } = look;
  if (state.targets !== undefined && extraOptions(look, chair, "end").length > 0) return undefined;
  if (!canRevealBase(state, chair)) return checkRevealBase(state, chair);
  return state.config.rulings === "book"
    ? undefined
    : forbidden("reb.faq.voluntary-reveal-timing", "revealed-in-the-turn");
}

/** Lists the options after the turn's action, `done` last. By the FAQ rulings the base cannot be revealed then. */
function endOptions(look: Look, frame: CommandFrame): Action[] {
  const { state } = look;
  const chair = chairInTurn(state, frame);
  const options: Action[] = [];
  if (state.config.rulings === "book" && canRevealBase(state, chair)) options.push(REVEAL_BASE);
  options.push(...extraOptions(look, chair, "end"), DONE);
  return options;
}

/** Lists the options for cards that hold a probe card and are used at the end of the phase (rote.card.held-probe). */
function heldOptions(look: Look): Action[] {
  const [first] = heldAtEnd(look);
  const own = heldAtEnd(look).filter(({ chair }) => chair === first?.chair);
  return [...own.map(({ card }): Action => ({ type: "use-held", subject: cardId(look.box, card) })), PASS];
}

function question(look: Look, frame: CommandFrame): ReturnType<Kind<"command">["question"]> {
  const { state } = look;
  if (frame.stage === "over") {
    const [first] = dueEffects(state);
    const leaders = dueEffects(state).map((one) => one.leaders.length);
    const rule = "reb.faq.contingency-rapid-mobilization-order";
    return { seat: seatAt(state.config, chairOf(first?.chair)), kind: "put-off", rule, context: { leaders } };
  }
  if (frame.stage === "held") {
    const holder = seatAt(state.config, chairOf(heldAtEnd(look)[0]?.chair));
    return { seat: holder, kind: "held-card", rule: "rote.card.held-probe", context: {} };
  }
  const seat = seatAt(state.config, chairInTurn(state, frame));
  if (frame.stage === "end") return { seat, kind: "turn-end", rule: endRule(look, frame), context: {} };
  return { seat, kind: "turn", rule: "reb.command.alternate", context: {} };
}

/** Returns the rule of a question at the end of a turn. */
function endRule(look: Look, frame: CommandFrame): RuleId {
  return endOptions(look, frame).includes(REVEAL_BASE) ? "reb.base.voluntary-reveal" : "rote.marker.remove";
}

function chairOf(chair: number | undefined): Chair {
  return chair === 1 || chair === 2 || chair === 3 ? chair : 0;
}

function turnOptions(look: Look, chair: Chair): Action[] {
  const { state } = look;
  const offers = activateOffers(look.box);
  const options: Action[] = [];
  const space = sideOf(chair) === REBEL && isHidden(state);
  for (const leader of activators(look, chair)) {
    const { systems, places } = at(offers, leader);
    for (const offer of space ? places : systems) options.push(offer);
  }
  for (let place = 0; place < state.sides[sideOf(chair)].assigned.length; place++) {
    if (canReveal(look, chair, place)) options.push({ type: "reveal", subject: place });
  }
  if (state.solo !== undefined) options.push(...soloOptions(look, chair));
  if (canRevealBase(state, chair)) options.push(REVEAL_BASE);
  for (const option of extraOptions(look, chair, "start")) options.push(option);
  options.push(PASS);
  return options;
}

/** Lists the options of the Empire in a solo game: `play-mission`, then `reinforce`, by leader, then by system. */
function soloOptions(look: Look, chair: Chair): readonly Action[] {
  const systems = reinforceSystems(look, chair);
  const reinforcing = activators(look, chair).flatMap((leader) =>
    systems.map(
      (system): Action => ({
        type: "reinforce",
        subject: at(look.box.leaders, leader).id,
        system: at(look.box.placeIds, system),
      }),
    ),
  );
  return mayPlayMission(look, chair) ? [PLAY_MISSION, ...reinforcing] : reinforcing;
}

function check(look: Look, frame: CommandFrame, action: Action): Violation<RuleId> | undefined {
  const { state } = look;
  if (frame.stage === "end") {
    return checkOffered(look, endRule(look, frame), endOptions(look, frame), action);
  }
  if (frame.stage === "held") return checkOffered(look, "rote.card.held-probe", heldOptions(look), action);
  if (frame.stage === "over") {
    if (action.type !== "choose-option") return notAsked("reb.faq.simultaneous-own-order", action, ["choose-option"]);
    if (dueEffects(state)[action.subject] !== undefined) return undefined;
    return forbidden("reb.faq.simultaneous-own-order", "no-such-option", { option: action.subject });
  }
  const chair = chairInTurn(state, frame);
  switch (action.type) {
    case "pass":
      return undefined;
    case "activate":
      return checkActivate(look, chair, action);
    case "reveal":
      return checkReveal(look, chair, action.subject);
    case "reveal-base":
      return checkRevealBase(state, chair);
    case "play-mission":
      return checkOffered(look, "solo.command.mission.play", soloOptions(look, chair), action);
    case "reinforce":
      return checkOffered(look, "solo.command.activate.reinforce", soloOptions(look, chair), action);
    case "remove-target":
      return checkOffered(look, "rote.marker.remove", extraOptions(look, chair, "start"), action);
    case "use-held":
      return checkOffered(look, "rote.card.held-probe", extraOptions(look, chair, "start"), action);
    default:
      return notAsked("reb.command.alternate", action, ["activate", "reveal", "reveal-base", "pass"]);
  }
}

function checkRevealBase(state: State, chair: Chair): Violation<RuleId> | undefined {
  if (canRevealBase(state, chair)) return undefined;
  if (sideOf(chair) === REBEL) return forbidden("reb.base.voluntary-reveal", "base-revealed");
  const isTooLate = isHidden(state) && chairsOf(state.config, REBEL).every((rebel) => hasPassed(state, rebel));
  return isTooLate
    ? forbidden("reb.faq.no-voluntary-reveal-after-pass", "rebels-have-passed")
    : forbidden("reb.base.voluntary-reveal", "not-your-base");
}

function checkActivate(
  look: Look,
  chair: Chair,
  action: Extract<Action, { type: "activate" }>,
): Violation<RuleId> | undefined {
  const elsewhere = whyNotInPool(look, chair, action.subject, {
    pool: "reb.activation.leader-from-pool",
    own: "reb.command.team-turn-options",
  });
  if (elsewhere !== undefined) return elsewhere;
  if (look.box.leadersById.get(action.subject)?.tactics === null) {
    return forbidden("reb.activation.tactic-values-required", "no-tactic-values", { leader: action.subject });
  }
  return checkPlace(look, chair, action.system);
}

function checkPlace({ box, state }: Look, chair: Chair, id: string): Violation<RuleId> | undefined {
  const place = box.places.get(id);
  if (place === undefined) return forbidden("reb.activation.any-system", "no-such-system", { system: id });
  if (place !== box.baseSpace) return undefined;
  if (sideOf(chair) === IMPERIAL) return forbidden("reb.base.space-not-a-system", "not-a-system", { system: id });
  return isHidden(state) ? undefined : forbidden("reb.base.revealed-no-move-to-space", "base-revealed");
}

/**
 * Uses cards that hold a probe card at the end of the phase. Returns true if their holders must be asked. In a solo
 * game the Empire uses Sweep the Area without being asked.
 */
function useHeldAtEnd(work: GameWork): boolean {
  const held = heldAtEnd(work);
  const { solo } = work.state;
  if (solo === undefined && held.length > 0) return true;
  const waiting = waitingSweeps(work);
  // That a card is not used tells of which system its probe card is not.
  if (held.length + waiting.length > 0) work.revealed = true;
  const isUsed = held.some((one) => sweep(work, one)) || waiting.some((card) => sweepFromHand(work, card));
  if (!isUsed) beginRefresh(work);
  return false;
}

function take(work: GameWork, frame: CommandFrame, action: Action): void {
  const chair = chairInTurn(work.state, frame);
  switch (action.type) {
    case "activate":
      return activate(work, frame, chair, action);
    case "reveal":
      work.change(frame, { revealing: action.subject });
      // That it can be turned up tells something of the card.
      work.revealed = true;
      return openWindow(work, "before-reveal", sideOf(chair), NOWHERE);
    case "reveal-base":
      return revealVoluntarily(work, chair);
    case "play-mission":
      work.change(frame, { stage: "end" });
      return playMission(work);
    case "reinforce":
      work.change(frame, { stage: "end" });
      return reinforce(work, chair, leaderNamed(work.box, action.subject), placeNamed(work.box, action.system));
    case "choose-option": {
      const due = dueEffects(work.state)[action.subject];
      if (due !== undefined) carryOutDelayed(work, due);
      return;
    }
    case "remove-target": {
      const { box } = work;
      const target = { card: cardNamed(box, action.subject), system: placeNamed(box, action.system) };
      return removeTarget(work, target, { rule: "rote.marker.remove", cause: null });
    }
    case "use-held": {
      const held = heldUnder(work.state, cardNamed(work.box, action.subject));
      return held === undefined ? undefined : useHeld(work, held);
    }
    case "pass":
      return frame.stage === "held" ? beginRefresh(work) : pass(work, frame, chair);
    default:
      return nextTurn(work, frame);
  }
}

/** Starts an activation (step 1): a leader from the pool goes to the system (reb.activation.leader-from-pool). */
function activate(
  work: GameWork,
  frame: CommandFrame,
  chair: Chair,
  action: Extract<Action, { type: "activate" }>,
): void {
  const leader = work.box.leadersById.get(action.subject)?.index;
  const system = work.box.places.get(action.system);
  if (leader === undefined || system === undefined) return;
  work.change(frame, { stage: "end" });
  moveLeader(work, leader, system, { rule: "reb.activation.leader-from-pool", cause: null });
  work.push({ kind: "activation", chair, leader, system, stage: "move", sources: [] });
}
