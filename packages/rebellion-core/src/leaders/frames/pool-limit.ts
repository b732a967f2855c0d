import { at, finiteKind, nextPicks, withoutPicked, withPicked } from "@sw/tabletop";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { LeaderIndex } from "../../state/codes.ts";
import type { PoolLimitFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { leaderChoices } from "../../state/offers.ts";
import { ADMIRAL, type Chair, chairOf, chairsOf, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { eliminateLeader, leaderId } from "../leaders.ts";
import { poolExcess, poolsOf } from "../pool-limit.ts";

const RULE: RuleId = "rote.leader.pool-limit";

/** The chair that picks next, and the pool from which it picks. */
interface Donation {
  readonly chair: Chair;
  /** The leaders that may be picked next, in any order. */
  readonly pool: readonly LeaderIndex[];
  /** The latest picks from the same pool, ascending. `before` holds the picks before them. */
  readonly run: readonly LeaderIndex[];
  readonly before: readonly LeaderIndex[];
  /** The number of leaders to pick from this pool before the other pool is next. */
  readonly ahead: number;
}

/**
 * Leaders are picked and eliminated together because a side has more in its pool than its limit allows. Options:
 * `choose-leader`, those of a pool in any order. In a team game each leader comes from the pool of the teammate who has
 * more at that time.
 */
export const poolLimitKind: Kind<"pool-limit"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (left(work, frame) > 0) return true;
      eliminate(work, frame);
      return false;
    },
    question(look, frame) {
      const { box, state } = look;
      const { chair } = donation(look, frame);
      const picked = frame.picked.map((leader) => leaderId(box, leader));
      const context = { left: left(look, frame), picked };
      return { seat: seatAt(state.config, chair), kind: "pool-limit", rule: ruleIn(state), context };
    },
    options(look, frame) {
      const { pool, run, ahead } = donation(look, frame);
      const items = pool.map((key) => ({ key, count: 1 }));
      return nextPicks(items, run, ahead).map(({ key }) => at(leaderChoices(look.box), key));
    },
    take(work, frame, action) {
      const leader = action.type === "choose-leader" ? work.box.leadersById.get(action.subject)?.index : undefined;
      if (leader === undefined) return;
      const { run, before } = donation(work, frame);
      work.change(frame, { picked: [...before, ...withPicked(run, leader)] });
    },
    picks(look, frame) {
      const { box } = look;
      const { pool, run, before } = donation(look, frame);
      return {
        open: pool.map((leader) => at(leaderChoices(box), leader)),
        picked: run.map((leader) => at(leaderChoices(box), leader)),
        takeBack(work, pick) {
          const leader = pick.type === "choose-leader" ? box.leadersById.get(pick.subject)?.index : undefined;
          if (leader !== undefined) work.change(frame, { picked: [...before, ...withoutPicked(run, leader)] });
        },
      };
    },
  },
  whyRefused(() => RULE),
);

function ruleIn({ config }: State): RuleId {
  return config.players === 2 ? RULE : "rote.leader.pool-limit-team";
}

/** Returns how many leaders must still be picked. */
function left(look: Look, { side, picked }: PoolLimitFrame): number {
  return poolExcess(look, side) - picked.length;
}

/**
 * Returns the pool that loses the next leader: the larger one. If both are equal, each loses as many, the Admiral's
 * first. If one more leader must go after that, the Admiral picks it from either pool (rote.leader.pool-limit-tie).
 */
function donation(look: Look, frame: PoolLimitFrame): Donation {
  const pools = poolsOf(look, frame.side);
  const stay = pools.map((pool) => pool.filter((leader) => !frame.picked.includes(leader)));
  const [own = 0, other = 0] = stay.map((pool) => pool.length);
  const rest = left(look, frame);
  const chair = chairOf(look.state.config, frame.side, ADMIRAL);
  if (own === other && rest % 2 === 1) {
    return { chair, pool: stay.flat().sort((a, b) => a - b), run: [], before: frame.picked, ahead: 1 };
  }
  const index = other > own ? 1 : 0;
  const ahead = Math.min(rest, Math.max(1, Math.abs(own - other)));
  let first = frame.picked.length;
  while (first > 0 && at(pools, index).includes(at(frame.picked, first - 1))) first -= 1;
  return {
    chair: at(chairsOf(look.state.config, frame.side), index),
    pool: at(stay, index),
    run: frame.picked.slice(first),
    before: frame.picked.slice(0, first),
    ahead,
  };
}

function eliminate(work: GameWork, frame: PoolLimitFrame): void {
  work.pop(frame);
  for (const leader of frame.picked) eliminateLeader(work, leader, { rule: ruleIn(work.state), cause: null });
}
