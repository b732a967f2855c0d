import { at, type Result } from "@sw/tabletop";
import type { Action, CardId, LeaderId, PlaceId, UnitId } from "../state/actions.ts";
import { boxFor } from "../testing/box.ts";
import type { Advice, GuideQuestion } from "./advice.ts";
import { reading } from "./lines.ts";
import { summed, withPlace } from "./places.ts";
import { withLess, withMore, withMove } from "./record.ts";
import { settled } from "./settle.ts";
import { configOfTable, EMPTY_PLACE, type GuidePlace, type GuideTable } from "./table.ts";

/** A table once advice has been carried out, and what of it a person has to enter. */
export interface CarriedOut {
  readonly table: GuideTable;
  /** Actions that change what the guide does not keep, or that it cannot place. */
  readonly left: readonly Action[];
}

/**
 * The table once the Empire has done what the guide says: units and leaders stand where they have gone, the Round Deck, action cards
 * and build queue are what they are then. Dice that are still to be rolled, such as those of a mission, change nothing yet. Refuses
 * what is not there, as an entry of the same would be.
 */
export function carriedOut(table: GuideTable, question: GuideQuestion, advice: Advice): Result<CarriedOut> {
  return reading(() => {
    const { table: after, left } = carried(table, question, advice);
    return { table: settled(table, after), left };
  });
}

function carried(table: GuideTable, question: GuideQuestion, advice: Advice): CarriedOut {
  const { actions, built, unplayable } = advice;
  if (unplayable) return { table, left: [] };
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
    default:
      return actions.reduce<CarriedOut>(
        ({ table: now, left }, action) => {
          const after = effectDone(now, question, action);
          return after === undefined ? { table: now, left: [...left, action] } : { table: after, left };
        },
        { table: withoutCard(table, question), left: [] },
      );
  }
}

/** Leaders who are chosen. */
function chosen(actions: readonly Action[]): readonly LeaderId[] {
  return actions.flatMap((action) => (action.type === "choose-leader" ? [action.subject] : []));
}

/** A leader comes to a place, from wherever he was. */
function placed(table: GuideTable, leader: LeaderId, place: PlaceId): GuideTable {
  return added({ ...table, pool: table.pool.filter((one) => one !== leader) }, place, { leaders: [leader] });
}

function added(table: GuideTable, place: PlaceId, more: Partial<GuidePlace>): GuideTable {
  return withPlace(table, place, withMore(table.places[place] ?? EMPTY_PLACE, { ...EMPTY_PLACE, ...more }));
}

function withBuilt(
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

/** An activation with all that moves, or reinforcements; a mission is still to be turned up. */
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
      case "reinforce":
        return added(placed(now, action.subject, action.system), action.system, { units: { stormtrooper: 1 } });
      default:
        return now;
    }
  }, table);
}

/** A captive as he is held at a place. */
function held(table: GuideTable, place: PlaceId, leader: LeaderId): GuidePlace {
  const isFrozen = table.places[place]?.carbonite.includes(leader) ?? false;
  return { ...EMPTY_PLACE, [isFrozen ? "carbonite" : "captives"]: [leader] };
}

/** The leaders of a mission go where it is attempted; its card has left the Round Deck. */
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

/** What was ready stands on the board; what could not be deployed waits, and the queue has moved a space ahead. */
function deployed(table: GuideTable, actions: readonly Action[]): GuideTable {
  let { ready } = table;
  let after = table;
  for (const action of actions) {
    if (action.type !== "deploy") continue;
    const units = { [action.subject]: 1 };
    ready = summed(ready, units, -1);
    after = added(after, action.at, { units });
  }
  return { ...after, ready: summed(ready, table.queue[0], 1), queue: [table.queue[1], {}] };
}

/** An action card that is used leaves the hand. */
function withoutCard(table: GuideTable, question: GuideQuestion): GuideTable {
  if (question.ask !== "effect") return table;
  return { ...table, actions: table.actions.filter((card) => card !== question.card) };
}

/** The table after an action of a card; undefined: the guide does not keep what it changes, or cannot tell where. */
function effectDone(table: GuideTable, question: GuideQuestion, action: Action): GuideTable | undefined {
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
    default:
      return undefined;
  }
}

/** The leader who uses an action card goes to the system that is chosen for him. */
function leaderOfCard(table: GuideTable, id: CardId, system: PlaceId): GuideTable | undefined {
  const box = boxFor(configOfTable(table));
  const card = box.cardsById.get(id);
  if (card?.type !== "action") return undefined;
  const leader = card.leaders.map((one) => at(box.leaders, one).id).find((one) => table.pool.includes(one));
  return leader === undefined ? undefined : placed(table, leader, system);
}
