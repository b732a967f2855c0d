import { at, type Result } from "@sw/tabletop";
import { reinforcement } from "../movement/reinforce.ts";
import type { Action, CardId, LeaderId, PlaceId, SystemId, UnitId } from "../state/actions.ts";
import { boxFor } from "../testing/box.ts";
import { isAble } from "../units/units.ts";
import { type Advice, type GuideQuestion, isRetry } from "./advice.ts";
import { added, effectHappened, held, placed, withBuilt } from "./effect-done.ts";
import { isOfCommand } from "./effects.ts";
import { reading } from "./lines.ts";
import { summed, withoutLeader, withPlace } from "./places.ts";
import { roomMade } from "./pool-room.ts";
import { withFind, withMove } from "./record.ts";
import { settled } from "./settle.ts";
import { situationOf } from "./situation.ts";
import { configOfTable, EMPTY_PLACE, type GuideTable } from "./table.ts";

/** The table after the advice is carried out, and the actions that a person must enter. */
export interface CarriedOut {
  readonly table: GuideTable;
  /** The actions that change something the guide does not keep or cannot place. */
  readonly left: readonly Action[];
}

/**
 * Returns the table after the Empire has done what the guide advised: it updates units, leaders, the Round Deck, action
 * cards and the build queue. Dice that are still to be rolled, such as those of a mission, change nothing yet. Fails if
 * a piece is not there, like entering the same by hand.
 */
export function carriedOut(table: GuideTable, question: GuideQuestion, advice: Advice): Result<CarriedOut> {
  return reading(() => {
    const { table: after, left } = carried(table, question, advice);
    return { table: settled(table, after), left };
  });
}

function carried(table: GuideTable, question: GuideQuestion, advice: Advice): CarriedOut {
  const { actions, built, unplayable, reserved } = advice;
  if (unplayable) return { table: isRetry(table, question) ? withFreed(table) : table, left: [] };
  if (reserved !== undefined) return { table: withReserved(table, reserved), left: [] };
  if (built !== undefined) return { table: built.reduce(withBuilt, table), left: [] };
  switch (question.ask) {
    case "turn":
      return { table: turned(table, actions), left: [] };
    case "mission":
      return { table: sent(table, question.card, actions), left: [] };
    case "oppose":
    case "join":
      return { table: chosen(actions).reduce((now, leader) => placed(now, leader, question.system), table), left: [] };
    case "deploy":
      return { table: deployed(table, actions), left: [] };
    case "recruit":
      return { table: joined(actions.reduce(recruited, table), advice), left: [] };
    case "effect":
      return { table: withEffect(table, question.card, advice), left: unkept(advice) };
    default:
      return { table, left: actions.filter(isDeed) };
  }
}

/** Returns the table after a leader is reserved for a mission that has been put under the Round Deck. */
function withReserved(table: GuideTable, leader: LeaderId): GuideTable {
  const pool = withoutLeader(table.pool, leader);
  return { ...table, pool, reserved: [...table.reserved, leader].sort(), deck: Math.max(0, table.deck - 1) };
}

/**
 * Returns the table after the only leader reserved is free again, because the mission failed its second try
 * (solo.var.unplayable.second-try). Which of several leaders is free is for a person to enter.
 */
function withFreed(table: GuideTable): GuideTable {
  if (table.reserved.length > 1) return table;
  return { ...table, pool: [...table.pool, ...table.reserved].sort(), reserved: [] };
}

/** Whether an action does more than end a question. */
function isDeed({ type }: Action): boolean {
  return type !== "pass" && type !== "done";
}

/** Lists the actions of a card's effect, if the effect changes nothing that the guide keeps. */
function unkept({ actions, outcome }: Advice): readonly Action[] {
  const isKept = outcome !== undefined && (outcome.events.length > 0 || outcome.probes > 0);
  return isKept ? [] : actions.filter(isDeed);
}

/**
 * Returns the table after the effect of a card. Only in the Command Phase does it count as a find if ground units rule
 * out a possible base (solo.move.hidden.after-a-find).
 */
function withEffect(table: GuideTable, card: CardId, advice: Advice): GuideTable {
  const after = effectHappened(withoutCard(table, card), advice);
  return isOfCommand(table, card) ? withFind(table, after) : { ...after, found: table.found };
}

/** Adds the recruited leader to the pool and the leader's action card to the hand. */
function recruited(table: GuideTable, action: Action): GuideTable {
  if (action.type !== "recruit") return table;
  const { leader, subject } = action;
  const pool = leader === null ? table.pool : [...table.pool, leader].sort();
  return { ...table, pool, actions: [...new Set([...table.actions, subject])].sort() };
}

/** Returns the table after a leader has joined the pool, with room made for the leader if the pool was full. */
function joined(table: GuideTable, { room }: Advice): GuideTable {
  return room === undefined ? table : roomMade(table, room);
}

/** Lists the chosen leaders. */
function chosen(actions: readonly Action[]): readonly LeaderId[] {
  return actions.flatMap((action) => (action.type === "choose-leader" ? [action.subject] : []));
}

/**
 * Returns the table after an activation with all its moves, or after reinforcements. A mission that is still to be
 * revealed changes nothing.
 */
function turned(table: GuideTable, actions: readonly Action[]): GuideTable {
  let system: PlaceId = "";
  return actions.reduce((now, action) => {
    if (action.type === "activate") ({ system } = action);
    switch (action.type) {
      case "activate":
        return placed(now, action.subject, system);
      case "move":
        return withMove(now, action.from, system, { ...EMPTY_PLACE, units: { [action.subject]: 1 } });
      case "move-captive":
        return withMove(now, action.from, system, held(now, action.from, action.subject));
      case "remove-target":
        return withoutCell(now, action.system);
      case "reinforce":
        return reinforced(placed(now, action.subject, action.system), action.system);
      default:
        return now;
    }
  }, table);
}

/** Adds the ground unit that reinforces a system (solo.move.reinforce-instead). */
function reinforced(table: GuideTable, system: SystemId): GuideTable {
  const begun = situationOf(table);
  const box = boxFor(configOfTable(table));
  const unit = begun.ok ? reinforcement({ box, state: begun.value.state }) : undefined;
  if (unit === undefined) return table;
  return withFind(table, added(table, system, { units: { [at(box.units, unit).id]: 1 } }));
}

/** Removes the Rebel Cell marker of a system. */
function withoutCell(table: GuideTable, system: PlaceId): GuideTable {
  return { ...table, cells: table.cells.filter((cell) => cell !== system) };
}

/** Moves the leaders of a mission to its destination and takes its card from the Round Deck. */
function sent(table: GuideTable, card: CardId, actions: readonly Action[]): GuideTable {
  const leaders = actions.flatMap((action) =>
    action.type === "assign" && action.mission === card ? [action.subject] : [],
  );
  const [target] = chosen(actions);
  const against = Object.entries(table.places).find(([, { leaders: own, captives, carbonite }]) =>
    [...own, ...captives, ...carbonite].includes(target ?? ""),
  );
  const system =
    actions.flatMap((action) => (action.type === "choose-system" ? [action.subject] : []))[0] ?? against?.[0];
  const turnedUp = { ...table, deck: Math.max(0, table.deck - 1) };
  return system === undefined ? turnedUp : leaders.reduce((now, leader) => placed(now, leader, system), turnedUp);
}

/**
 * Returns the table after deployment: ready units are on the board, units that cannot be deployed wait, and the queue
 * has moved one space.
 */
function deployed(table: GuideTable, actions: readonly Action[]): GuideTable {
  let { ready } = table;
  let after = table;
  for (const action of actions) {
    if (action.type !== "deploy") continue;
    const units = { [action.subject]: 1 };
    ready = summed(ready, units, -1);
    after = added(withoutYard(after, action.subject, action.at), action.at, { units });
  }
  return { ...after, ready: summed(ready, table.queue[0], 1), queue: [table.queue[1], {}] };
}

/** Returns the table without the Death Star Under Construction that a deployed Death Star replaces. */
function withoutYard(table: GuideTable, unit: UnitId, place: PlaceId): GuideTable {
  const { units, unitsById } = boxFor(configOfTable(table));
  const there = table.places[place] ?? EMPTY_PLACE;
  const yard = units.find((kind) => isAble(kind, "under-construction") && (there.units[kind.id] ?? 0) > 0);
  const kind = unitsById.get(unit);
  if (yard === undefined || kind === undefined || !isAble(kind, "superstation")) return table;
  return withPlace(table, place, { ...there, units: summed(there.units, { [yard.id]: 1 }, -1) });
}

/** Removes a used action card from the hand. */
function withoutCard(table: GuideTable, used: CardId): GuideTable {
  return { ...table, actions: table.actions.filter((card) => card !== used) };
}
