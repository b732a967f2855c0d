import type { Decision, Game, Step } from "../contract.ts";
import { fail, ok, type Result, violation } from "../result.ts";
import { type Delivery, type Progress, stepDeliveries } from "./deliveries.ts";
import { unfit } from "./messages.ts";
import { choosesLater, everySeat, type Played, type Table } from "./table.ts";

/**
 * A seat's answer to the position numbered `seq`: applied if the seat decides now, held if it chooses in secret after
 * the decider. Refuses an answer to a question that no longer stands (`tt.referee.message`), a seat that is not asked
 * (`tt.decision.decider`), and what the game refuses.
 */
export function act<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  answer: Played<Action, Seat> & { readonly seq: number },
): Result<Progress<Config, State, Action, Event, View, Seat>> {
  const { seat, action, seq } = answer;
  if (seq < table.asked[seat] || seq > table.seq) return fail(unfit("stale", { seq, now: table.seq }));
  const decision = game.decision(table.state);
  if (decision?.seat !== seat) {
    if (decision !== undefined && choosesLater(decision, seat)) return ok(hold(table, { seat, action }));
    return fail(violation("tt.decision.decider", "not-the-decider", { by: seat, decider: decision?.seat ?? null }));
  }
  const played = advance(game, table, { seat, action });
  return played.ok ? ok(playHeld(game, played.value)) : played;
}

/** Takes back what the seat has on hold; refused with `tt.referee.message` if that is nothing. */
export function withdraw<Config, State, Action, Event, View, Seat extends string>(
  table: Table<Config, State, Action, Seat>,
  seat: Seat,
): Result<Progress<Config, State, Action, Event, View, Seat>> {
  const held = table.held.filter((choice) => choice.seat !== seat);
  if (held.length === table.held.length) return fail(unfit("nothing-held"));
  const report = { type: "held", seq: table.seq, held: null } as const;
  return ok({ table: { ...table, held }, deliveries: [{ to: seat, report }] });
}

/** Keeps a secret choice for its turn and tells nobody but its seat. The game checks it when it is applied. */
function hold<Config, State, Action, Event, View, Seat extends string>(
  table: Table<Config, State, Action, Seat>,
  choice: Played<Action, Seat>,
): Progress<Config, State, Action, Event, View, Seat> {
  const { seat, action } = choice;
  const held = [...table.held.filter((other) => other.seat !== seat), choice];
  const report = { type: "held", seq: table.seq, held: action } as const;
  return { table: { ...table, held }, deliveries: [{ to: seat, report }] };
}

/** Applies one action of the decider. */
function advance<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  choice: Played<Action, Seat>,
): Result<Progress<Config, State, Action, Event, View, Seat>> {
  const step = game.apply(table.state, choice.action, { by: choice.seat });
  if (!step.ok) return step;
  const goesOn = sameRound(game.decision(table.state), game.decision(step.value.state), step.value);
  const next = afterStep(game, table, choice, step.value, goesOn);
  const returned = goesOn ? [] : returnHeld<Action, Event, View, Seat>(table.held, next.seq);
  return ok({ table: next, deliveries: [...stepDeliveries(game, next, step.value.events), ...returned] });
}

function afterStep<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  choice: Played<Action, Seat>,
  step: Step<State, Event>,
  goesOn: boolean,
): Table<Config, State, Action, Seat> {
  const seq = table.seq + 1;
  const played = [...table.played, choice];
  return {
    ...table,
    state: step.state,
    seq,
    asked: goesOn ? { ...table.asked, [choice.seat]: seq } : everySeat(game.seats, seq),
    played,
    base: step.revealed ? { state: step.state, played: played.length } : table.base,
    held: goesOn ? table.held : [],
  };
}

/**
 * True if the step only moved the turn within one round of secret choices, so that the question to those who have
 * not chosen yet stands as it stood.
 */
function sameRound<Seat extends string>(
  before: Decision<Seat> | undefined,
  after: Decision<Seat> | undefined,
  step: { readonly revealed: boolean },
): boolean {
  if (before === undefined || after === undefined || step.revealed) return false;
  const { simultaneous: order } = after;
  return (
    order.includes(before.seat) &&
    before.kind === after.kind &&
    before.rule === after.rule &&
    before.simultaneous.length === order.length &&
    before.simultaneous.every((seat, index) => seat === order[index]) &&
    order.indexOf(after.seat) >= order.indexOf(before.seat)
  );
}

/** Applies held choices as long as it is the turn of a seat that has one; what no longer fits goes back to it. */
function playHeld<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  start: Progress<Config, State, Action, Event, View, Seat>,
): Progress<Config, State, Action, Event, View, Seat> {
  const deliveries = [...start.deliveries];
  let { table } = start;
  for (;;) {
    const decider = game.decision(table.state)?.seat;
    const choice = table.held.find(({ seat }) => seat === decider);
    if (choice === undefined) return { table, deliveries };
    table = { ...table, held: table.held.filter((other) => other !== choice) };
    const played = advance(game, table, choice);
    if (played.ok) {
      table = played.value.table;
      deliveries.push(...played.value.deliveries);
    } else {
      const { seat, action } = choice;
      deliveries.push({ to: seat, report: { type: "returned", seq: table.seq, action, violation: played.violation } });
    }
  }
}

/** Tells every seat whose choice is on hold that its question is gone. */
export function returnHeld<Action, Event, View, Seat extends string>(
  held: readonly Played<Action, Seat>[],
  seq: number,
): Delivery<Action, Event, View, Seat>[] {
  return held.map(({ seat, action }) => ({
    to: seat,
    report: { type: "returned", seq, action, violation: unfit("question-gone") },
  }));
}
