import type { Result } from "@sw/tabletop";
import type { Action, CardId, LeaderId, PlaceId } from "../state/actions.ts";
import type { Advice, GuideQuestion } from "./advice.ts";
import { added, effectHappened, held, placed, withBuilt } from "./effect-done.ts";
import { reading } from "./lines.ts";
import { summed } from "./places.ts";
import { withMove } from "./record.ts";
import { settled } from "./settle.ts";
import { EMPTY_PLACE, type GuideTable } from "./table.ts";

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
    case "recruit":
      return { table: actions.reduce(recruited, table), left: [] };
    case "effect":
      return { table: effectHappened(withoutCard(table, question.card), advice), left: unkept(advice) };
    default:
      return { table, left: actions.filter(isDeed) };
  }
}

/** Whether an action does anything but end a question. */
function isDeed({ type }: Action): boolean {
  return type !== "pass" && type !== "done";
}

/** Lists the effects of a card that change nothing the guide keeps. */
function unkept({ actions, outcome }: Advice): readonly Action[] {
  const isKept = outcome !== undefined && (outcome.events.length > 0 || outcome.probes > 0);
  return isKept ? [] : actions.filter(isDeed);
}

/** A leader comes to the pool, and the card that brings him to the hand. */
function recruited(table: GuideTable, action: Action): GuideTable {
  if (action.type !== "recruit") return table;
  const { leader, subject } = action;
  const pool = leader === null ? table.pool : [...table.pool, leader].sort();
  return { ...table, pool, actions: [...new Set([...table.actions, subject])].sort() };
}

/** Leaders who are chosen. */
function chosen(actions: readonly Action[]): readonly LeaderId[] {
  return actions.flatMap((action) => (action.type === "choose-leader" ? [action.subject] : []));
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
    after = added(after, action.at, { units });
  }
  return { ...after, ready: summed(ready, table.queue[0], 1), queue: [table.queue[1], {}] };
}

/** An action card that is used leaves the hand. */
function withoutCard(table: GuideTable, used: CardId): GuideTable {
  return { ...table, actions: table.actions.filter((card) => card !== used) };
}
