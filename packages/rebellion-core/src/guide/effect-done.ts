import { at } from "@sw/tabletop";
import type { Action, CardId, LeaderId, PlaceId, QueueSpace, UnitId } from "../state/actions.ts";
import { type Box, queueSpaceOf } from "../state/box.ts";
import { boxFor } from "../testing/box.ts";
import type { GuideQuestion } from "./advice.ts";
import { summed, withPlace } from "./places.ts";
import { withLess, withMore, withMove } from "./record.ts";
import { configOfTable, EMPTY_PLACE, type GuidePlace, type GuideTable } from "./table.ts";

/** A leader comes to a place, from wherever he was. */
export function placed(table: GuideTable, leader: LeaderId, place: PlaceId): GuideTable {
  return added({ ...table, pool: table.pool.filter((one) => one !== leader) }, place, { leaders: [leader] });
}

/** More of something comes to a place. */
export function added(table: GuideTable, place: PlaceId, more: Partial<GuidePlace>): GuideTable {
  return withPlace(table, place, withMore(table.places[place] ?? EMPTY_PLACE, { ...EMPTY_PLACE, ...more }));
}

/** A unit comes to a space of the build queue. */
export function withBuilt(
  table: GuideTable,
  { unit, space }: { readonly unit: UnitId; readonly space: 1 | 2 | 3 },
): GuideTable {
  const more = { [unit]: 1 };
  const { ready, queue } = table;
  if (space === 1) return { ...table, ready: summed(ready, more, 1) };
  return {
    ...table,
    queue: space === 2 ? [summed(queue[0], more, 1), queue[1]] : [queue[0], summed(queue[1], more, 1)],
  };
}

/** A captive as he is held at a place. */
export function held(table: GuideTable, place: PlaceId, leader: LeaderId): GuidePlace {
  const isFrozen = table.places[place]?.carbonite.includes(leader) ?? false;
  return { ...EMPTY_PLACE, [isFrozen ? "carbonite" : "captives"]: [leader] };
}

/** A table while the effect of a card is carried out. */
interface Carrying {
  readonly table: GuideTable;
  /** Where the card takes place; null if the guide cannot tell. */
  readonly here: PlaceId | null;
}

/** The table once the actions of a card have been carried out. `left`: actions that change what the guide does not keep, or cannot place. */
export function effectCarried(
  table: GuideTable,
  question: GuideQuestion,
  actions: readonly Action[],
): { readonly table: GuideTable; readonly left: readonly Action[] } {
  let now = table;
  let here = question.ask === "effect" ? question.system : null;
  const left: Action[] = [];
  for (const action of actions) {
    if (action.type === "choose-system") here = action.subject;
    const after = effectDone({ table: now, here }, question, action);
    if (after === undefined) left.push(action);
    else now = after;
  }
  return { table: now, left };
}

/** The table after an action of a card; undefined: the guide does not keep what it changes, or cannot tell where. */
function effectDone({ table, here }: Carrying, question: GuideQuestion, action: Action): GuideTable | undefined {
  switch (action.type) {
    case "pass":
    case "done":
    case "use-action":
      return table;
    case "recruit": {
      const { leader, subject } = action;
      const pool = leader === null ? table.pool : [...table.pool, leader].sort();
      return { ...table, pool, actions: [...new Set([...table.actions, subject])].sort() };
    }
    case "destroy": {
      if (typeof action.at !== "string") return undefined;
      const less = { ...EMPTY_PLACE, units: { [action.subject]: 1 } };
      return withPlace(table, action.at, withLess(action.at, table.places[action.at] ?? EMPTY_PLACE, less));
    }
    case "choose-system":
      return question.ask === "effect" ? leaderOfCard(table, question.card, action.subject) : undefined;
    case "move":
    case "move-captive":
      return here === null || isOfBase(table, action.from) ? undefined : movedTo(table, here, action);
    case "advance":
    case "take-unit":
      return question.ask === "effect" && here !== null ? unitDone(table, question.card, here, action) : undefined;
    default:
      return undefined;
  }
}

function isOfBase(table: GuideTable, place: PlaceId): boolean {
  const box = boxFor(configOfTable(table));
  return place === box.placeIds[box.baseSpace];
}

function movedTo(
  table: GuideTable,
  here: PlaceId,
  action: Extract<Action, { type: "move" | "move-captive" }>,
): GuideTable {
  const moving =
    action.type === "move"
      ? { ...EMPTY_PLACE, units: { [action.subject]: 1 } }
      : held(table, action.from, action.subject);
  return withMove(table, action.from, here, moving);
}

/** A unit that a card deploys from the build queue, moves ahead on it, puts on it, or gains. */
function unitDone(
  table: GuideTable,
  id: CardId,
  here: PlaceId,
  action: Extract<Action, { type: "advance" | "take-unit" }>,
): GuideTable | undefined {
  const box = boxFor(configOfTable(table));
  const units = { [action.subject]: 1 };
  const is = (op: string): boolean => hasStep(box, id, op);
  if (action.type === "advance") {
    const { space } = action;
    if (is("deploy-queued")) return added(withoutQueued(table, action.subject, space), here, { units });
    if (!is("advance-queue") || space === 1) return undefined;
    return withBuilt(withoutQueued(table, action.subject, space), { unit: action.subject, space: space === 3 ? 2 : 1 });
  }
  if (is("gain-units")) return added(table, here, { units });
  const system = box.systems.findIndex((one) => one.id === here);
  const space = system < 0 ? null : queueSpaceOf(box, system);
  return is("queue-by-icons") && space !== null ? withBuilt(table, { unit: action.subject, space }) : undefined;
}

function hasStep(box: Box, id: CardId, op: string): boolean {
  const card = box.cardsById.get(id);
  return card !== undefined && "effect" in card && card.effect.some((step) => step.op === op);
}

function withoutQueued(table: GuideTable, unit: UnitId, space: QueueSpace): GuideTable {
  const { ready, queue } = table;
  const less = { [unit]: 1 };
  if (space === 1) return { ...table, ready: summed(ready, less, -1) };
  return {
    ...table,
    queue: space === 2 ? [summed(queue[0], less, -1), queue[1]] : [queue[0], summed(queue[1], less, -1)],
  };
}

/** The leader who uses an action card goes to the system that is chosen for him. */
function leaderOfCard(table: GuideTable, id: CardId, system: PlaceId): GuideTable | undefined {
  const box = boxFor(configOfTable(table));
  const card = box.cardsById.get(id);
  if (card?.type !== "action") return undefined;
  const leader = card.leaders.map((one) => at(box.leaders, one).id).find((one) => table.pool.includes(one));
  return leader === undefined ? undefined : placed(table, leader, system);
}
