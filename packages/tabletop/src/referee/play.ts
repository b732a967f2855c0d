import { askedBy, type Decision, type Game, type GameTypes, type Step } from "../contract/contract.ts";
import { fail, ok, type Result, violation } from "../contract/result.ts";
import { type Delivery, type Progress, type Reporting, stepDeliveries } from "./deliveries.ts";
import { unfit } from "./messages.ts";
import { everySeat, type PlayedAction, type StoredTable, staleFault } from "./table.ts";

/** When answers to a simultaneous secret question are applied. */
export type SecretChoices = "held-until-all-are-in" | "as-they-come";

/** A game, the order of picks in its reports, and when secret choices are applied. */
export interface Judging<G extends GameTypes> extends Reporting<G> {
  readonly secretChoices: SecretChoices;
}

/**
 * Handles a seat's answer to the position numbered `seq`. Applies it if only that seat is asked, otherwise holds it
 * until all have answered, so that nobody learns who has. Fails if the question is no longer open
 * (`tt.referee.message`), if the seat is not asked (`tt.decision.decider`), and if the game refuses the answer, even
 * one that would be held.
 */
export function act<G extends GameTypes>(
  judging: Judging<G>,
  table: StoredTable<G>,
  { seat, action, seq }: PlayedAction<G> & { readonly seq: number },
): Result<Progress<G>> {
  const { game, secretChoices } = judging;
  const stale = staleFault(table, seat, seq);
  if (stale !== undefined) return fail(stale);
  const decision = game.decision(table.state);
  const asked = askedBy<G["Seat"]>(decision);
  if (!asked.includes(seat)) {
    return fail(violation("tt.decision.decider", "not-the-decider", { by: seat, decider: decision?.seat ?? null }));
  }
  const decides = seat === decision?.seat;
  const holding = withHeld(table, { seat, action });
  const isComplete = secretChoices === "as-they-come" ? decides : awaited(game, holding).length === 0;
  if (isComplete && decides) {
    const played = advance(judging, withoutHeld(table, seat), { seat, action });
    return played.ok ? ok(playHeld(judging, played.value)) : played;
  }
  const forbidden = game.why(table.state, action, { by: seat });
  if (forbidden !== undefined) return fail(forbidden);
  if (isComplete) return ok(playHeld(judging, { table: holding, deliveries: [] }));
  return ok({ table: holding, deliveries: [{ to: seat, report: { type: "held", seq: table.seq, held: action } }] });
}

/** Lists the seats that are asked and have not answered. */
export function awaited<G extends GameTypes>(game: Game<G>, table: StoredTable<G>): readonly G["Seat"][] {
  if (table.forfeit !== null) return [];
  const asked = askedBy<G["Seat"]>(game.decision(table.state));
  return game.seats.filter((seat) => asked.includes(seat) && table.held.every((choice) => choice.seat !== seat));
}

/**
 * Takes back the seat's held answer. Fails with `tt.referee.message` if there is none, or if it was for another
 * position.
 */
export function withdraw<G extends GameTypes>(
  table: StoredTable<G>,
  seat: G["Seat"],
  seq: number,
): Result<Progress<G>> {
  const stale = staleFault(table, seat, seq);
  if (stale !== undefined) return fail(stale);
  const without = withoutHeld(table, seat);
  if (without.held.length === table.held.length) return fail(unfit("nothing-held"));
  return ok({ table: without, deliveries: [{ to: seat, report: { type: "held", seq: table.seq, held: null } }] });
}

/** Returns the table with the choice held for its turn. It replaces an earlier choice of that seat. */
function withHeld<G extends GameTypes>(table: StoredTable<G>, choice: PlayedAction<G>): StoredTable<G> {
  return { ...table, held: [...withoutHeld(table, choice.seat).held, choice] };
}

/** Returns the table without the seat's held answer. */
function withoutHeld<G extends GameTypes>(table: StoredTable<G>, seat: G["Seat"]): StoredTable<G> {
  return { ...table, held: table.held.filter((choice) => choice.seat !== seat) };
}

/** Applies one action of the decider. */
function advance<G extends GameTypes>(
  reporting: Reporting<G>,
  table: StoredTable<G>,
  choice: PlayedAction<G>,
): Result<Progress<G>> {
  const { game } = reporting;
  const step = game.apply(table.state, choice.action, { by: choice.seat });
  if (!step.ok) return step;
  const goesOn = sameRound(game.decision(table.state), game.decision(step.value.state), step.value);
  const next = afterStep(game, table, choice, step.value, goesOn);
  const returned = goesOn ? [] : returnHeld(table.held, next.seq);
  return ok({ table: next, deliveries: [...stepDeliveries(reporting, next, step.value.events), ...returned] });
}

function afterStep<G extends GameTypes>(
  game: Game<G>,
  table: StoredTable<G>,
  choice: PlayedAction<G>,
  step: Step<G["State"], G["Event"]>,
  goesOn: boolean,
): StoredTable<G> {
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
 * Whether the step only moved the turn within one round of secret choices, so that the question to the seats that have
 * not chosen is unchanged.
 */
function sameRound<G extends GameTypes>(
  before: Decision<G> | undefined,
  after: Decision<G> | undefined,
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

/** Applies held choices as long as the deciding seat has one. A choice that no longer fits is returned to its seat. */
function playHeld<G extends GameTypes>(reporting: Reporting<G>, start: Progress<G>): Progress<G> {
  const deliveries = [...start.deliveries];
  let { table } = start;
  for (;;) {
    const decider = reporting.game.decision(table.state)?.seat;
    const choice = table.held.find(({ seat }) => seat === decider);
    if (choice === undefined) return { table, deliveries };
    table = withoutHeld(table, choice.seat);
    const played = advance(reporting, table, choice);
    if (played.ok) {
      table = played.value.table;
      deliveries.push(...played.value.deliveries);
    } else {
      const { seat, action } = choice;
      deliveries.push({ to: seat, report: { type: "returned", seq: table.seq, action, violation: played.violation } });
    }
  }
}

/** Creates the deliveries that tell each seat with a held choice that its question is no longer open. */
export function returnHeld<G extends GameTypes>(held: readonly PlayedAction<G>[], seq: number): Delivery<G>[] {
  return held.map(({ seat, action }) => ({
    to: seat,
    report: { type: "returned", seq, action, violation: unfit("question-gone") },
  }));
}
