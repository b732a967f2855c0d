import type { Chance, Result } from "@sw/tabletop";
import { game } from "../index.ts";
import { automa } from "../solo/index.ts";
import type { CardId, LeaderId } from "../state/actions.ts";
import { IMPERIAL } from "../state/seats.ts";
import { POOL_LIMIT } from "../state/state.ts";
import type { Advised, GuideQuestion } from "./advice.ts";
import { poolLimitsOf, situationOf } from "./situation.ts";
import type { GuideTable } from "./table.ts";

/** What makes room for a leader who joins a full pool: a leader is eliminated, or a card raises the limit. */
export type PoolRoom = { readonly eliminated: LeaderId } | { readonly raisedBy: CardId };

const RAISING = "ambitions-of-power";

/**
 * Adds to an answer about recruiting what makes room in the Imperial pool, if the expansion's limit is exceeded
 * (rote.leader.pool-limit, solo.decision.ambitions-of-power).
 */
export function withRoom(
  table: GuideTable,
  { card }: Extract<GuideQuestion, { readonly ask: "recruit" }>,
  answer: Result<Advised>,
  dice: Chance,
): Result<Advised> {
  if (!answer.ok || !("advice" in answer.value) || !table.options.expansion) return answer;
  const { advice } = answer.value;
  const joined = advice.actions.flatMap((action) => (action.type === "recruit" ? [action.leader ?? ""] : []));
  const pool = [...table.pool, ...joined];
  const limits = poolLimitsOf(table);
  if (pool.length <= limits[IMPERIAL]) return answer;
  if (limits[IMPERIAL] === POOL_LIMIT && [...table.actions, card].includes(RAISING)) {
    return { ok: true, value: { advice: { ...advice, room: { raisedBy: RAISING } } } };
  }
  const begun = situationOf(
    { ...table, pool },
    { expansion: { poolLimits: limits }, frames: [{ kind: "pool-limit", side: IMPERIAL, picked: [] }] },
  );
  if (!begun.ok) return begun;
  const { action, reasons } = automa(game.view(begun.value.state, "imperial"), null, { chance: dice });
  if (action.type !== "choose-leader") return answer;
  const all = [...advice.reasons, ...reasons];
  return { ok: true, value: { advice: { ...advice, reasons: all, room: { eliminated: action.subject } } } };
}

/** Returns the table after room has been made in the Imperial pool. */
export function roomMade(table: GuideTable, room: PoolRoom): GuideTable {
  return "eliminated" in room
    ? { ...table, pool: table.pool.filter((leader) => leader !== room.eliminated) }
    : { ...table, actions: table.actions.filter((card) => card !== room.raisedBy) };
}
