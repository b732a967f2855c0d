import { at, type Violation } from "@sw/tabletop";
import { chairsInOrder } from "../forces/sides.ts";
import { leadersAt, moveLeader, poolOf } from "../leaders/leaders.ts";
import { hasToSpare } from "../leaders/reserve.ts";
import { whyNotInPool } from "../leaders/why-not.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { leaderNamed } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import { keptFrom } from "../state/kept.ts";
import { forbidden, type Kind, notAsked } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { PASS } from "../state/offers.ts";
import { type Chair, type Side, seatAt, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

const RULE: RuleId = "reb.combat.add-leader";
const OWN = { pool: RULE, own: RULE } as const;

/**
 * Step 1 of a combat: a side without a leader with tactic values in the system may add one from a leader pool, the
 * initiating side first. In a team each chair is asked in turn until one adds a leader (reb.combat.add-leader,
 * add-leader-order, team-add-leader). Options: the leaders of the pool in catalogue order, then `pass`.
 */
export const addLeaderStage: Kind<"combat"> = {
  run(work, frame) {
    const chair = chairsInOrder(work.state, frame)[frame.answered];
    if (chair === undefined) {
      work.change(frame, { stage: "cards-first", answered: 0 });
      return false;
    }
    if (whyNobodyJoins(work, frame, chair) === undefined) return true;
    work.change(frame, { answered: frame.answered + 1 });
    return false;
  },
  question({ box, state }, frame) {
    const context = { system: at(box.placeIds, frame.system) };
    return { seat: seatAt(state.config, asked(state, frame)), kind: "add-leader", rule: RULE, context };
  },
  options(look, frame) {
    const options: Action[] = candidates(look, frame, asked(look.state, frame)).map((leader) => ({
      type: "choose-leader",
      subject: at(look.box.leaders, leader).id,
    }));
    options.push(PASS);
    return options;
  },
  check,
  take(work, frame, action) {
    work.change(frame, { answered: frame.answered + 1 });
    if (action.type === "choose-leader") place(work, frame, action.subject);
  },
  keeps(look, frame, seat, kind) {
    if (kind !== "add-leader") return undefined;
    if (frame.stage !== "add-leader") return forbidden("reb.combat.step-order", "combat-has-begun");
    return keptFrom(chairsInOrder(look.state, frame), look.state.config, seat, (chair) =>
      whyNobodyJoins(look, frame, chair),
    );
  },
};

/**
 * Returns why the chair cannot add a leader: the side has one with tactic values there, may not spare one, or the pool
 * is empty.
 */
function whyNobodyJoins(look: Look, frame: CombatFrame, chair: Chair): Violation<RuleId> | undefined {
  const { system } = frame;
  if (hasTactician(look, system, sideOf(chair))) {
    return forbidden(RULE, "tactician-there", { system: at(look.box.placeIds, system) });
  }
  if (!hasToSpare(look, chair)) return forbidden("solo.command.oppose.condition", "none-to-spare");
  return poolOf(look, chair).length > 0 ? undefined : forbidden("reb.leader.pool-uses", "pool-empty");
}

function asked(state: State, frame: CombatFrame): Chair {
  return at(chairsInOrder(state, frame), frame.answered);
}

/** Lists the leaders that the chair may add. */
function candidates(look: Look, frame: CombatFrame, chair: Chair): readonly LeaderIndex[] {
  return whyNobodyJoins(look, frame, chair) === undefined ? poolOf(look, chair) : [];
}

/**
 * Whether the side has a leader with tactic values in the system. Captured leaders do not count
 * (reb.combat.captured-leader-not-counted).
 */
function hasTactician(look: Look, system: number, side: Side): boolean {
  return leadersAt(look, system, side).some((leader) => at(look.box.leaders, leader).tactics !== null);
}

function check(look: Look, frame: CombatFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "pass") return undefined;
  if (action.type !== "choose-leader") return notAsked(RULE, action, ["choose-leader", "pass"]);
  return whyNotInPool(look, asked(look.state, frame), action.subject, OWN);
}

/** Adds the leader. A side adds only one, so its other chairs are no longer asked (reb.combat.add-leader-limit). */
function place(work: GameWork, frame: CombatFrame, id: string): void {
  const leader = leaderNamed(work.box, id);
  const chairs = chairsInOrder(work.state, frame);
  const side = sideOf(at(chairs, frame.answered));
  let answered = frame.answered + 1;
  while (answered < chairs.length && sideOf(at(chairs, answered)) === side) answered += 1;
  work.change(frame, { answered });
  moveLeader(work, leader, frame.system, { rule: RULE, cause: null });
}
