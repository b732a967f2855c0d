import { at, nextPicks } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import type { LeaderIndex } from "../../state/codes.ts";
import type { PoolLimitFrame } from "../../state/frames.ts";
import { type Kind, offering } from "../../state/kinds.ts";
import { ADMIRAL, type Chair, chairOf, chairsOf, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { eliminateLeader, leaderId } from "../leaders.ts";
import { poolExcess, poolsOf } from "../pool-limit.ts";

const RULE: RuleId = "rote.leader.pool-limit";

/** Who picks next, and whom. */
interface Donation {
  readonly chair: Chair;
  readonly open: readonly LeaderIndex[];
}

/**
 * More leaders in a side's pool than its limit allows: those who leave are picked one by one and eliminated together. Options:
 * `choose-leader`, not below the last pick of the same pool. In a team game each leaves the pool of the teammate who has more then.
 */
export function poolLimitKind(box: Box): Kind<"pool-limit"> {
  const leaders = box.leaders.map(({ id }): Action => Object.freeze({ type: "choose-leader", subject: id }));
  return offering<PoolLimitFrame>(() => RULE, {
    run(work, frame) {
      if (left(box, work.state, frame) > 0) return true;
      eliminate(work, frame);
      return false;
    },
    question(state, frame) {
      const { chair } = donation(box, state, frame);
      const picked = frame.picked.map((leader) => leaderId(box, leader));
      const context = { left: left(box, state, frame), picked };
      return { seat: seatAt(state.config, chair), kind: "pool-limit", rule: ruleIn(state), context };
    },
    options: (state, frame) => donation(box, state, frame).open.map((leader) => at(leaders, leader)),
    take(work, frame, action) {
      const leader = action.type === "choose-leader" ? box.leadersById.get(action.subject)?.index : undefined;
      if (leader !== undefined) work.change(frame, { picked: [...frame.picked, leader] });
    },
  });
}

function ruleIn({ config }: State): RuleId {
  return config.players === 2 ? RULE : "rote.leader.pool-limit-team";
}

/** How many must still be picked. */
function left(box: Box, state: State, { side, picked }: PoolLimitFrame): number {
  return poolExcess(box, state, side) - picked.length;
}

/**
 * The pool that the next leader leaves: the one with more left. Where both have the same, each gives as many, the Admiral first;
 * if an odd one remains then, the Admiral takes it from either (rote.leader.pool-limit-tie).
 */
function donation(box: Box, state: State, frame: PoolLimitFrame): Donation {
  const pools = poolsOf(box, state, frame.side);
  const stay = pools.map((pool) => pool.filter((leader) => !frame.picked.includes(leader)));
  const [own = 0, other = 0] = stay.map((pool) => pool.length);
  const rest = left(box, state, frame);
  const chair = chairOf(state.config, frame.side, ADMIRAL);
  if (pools.length === 2 && own === other && rest % 2 === 1) {
    return { chair, open: stay.flat().sort((a, b) => a - b) };
  }
  const index = pools.length === 2 && other > own ? 1 : 0;
  const ahead = pools.length === 1 ? rest : Math.min(rest, Math.max(1, Math.abs(own - other)));
  const donor = at(chairsOf(state.config, frame.side), index);
  return { chair: donor, open: nextOf(at(pools, index), frame.picked, ahead) };
}

/** Whom of a pool the next pick may be, so that enough stay for the picks ahead and no set is picked in two orders. */
function nextOf(pool: readonly LeaderIndex[], picked: readonly LeaderIndex[], ahead: number): readonly LeaderIndex[] {
  const run: LeaderIndex[] = [];
  for (let index = picked.length - 1; index >= 0 && pool.includes(at(picked, index)); index--) {
    run.unshift(at(picked, index));
  }
  const items = pool
    .filter((leader) => !picked.includes(leader) || run.includes(leader))
    .map((key) => ({ key, count: 1 }));
  return nextPicks(items, run, ahead).map(({ key }) => key);
}

function eliminate(work: GameWork, frame: PoolLimitFrame): void {
  work.pop(frame);
  for (const leader of frame.picked) eliminateLeader(work, leader, { rule: ruleIn(work.state), cause: null });
}
