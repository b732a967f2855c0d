import { inOrder } from "../cards/commands/playing.ts";
import type { Phase } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { atMoment } from "./moments.ts";

/** Starts a round with its Command Phase (leg.round.phases). */
export function startRound(work: GameWork): void {
  const { state } = work;
  state.round += 1;
  state.priority = null;
  work.emit({ type: "round-started", round: state.round, rule: "leg.round.count", cause: null });
  startPhase(work, "command");
  work.enter({ kind: "command", stage: "start", turn: 0 });
}

/** Starts a phase of the round. */
export function startPhase(work: GameWork, phase: Phase): void {
  work.state.phase = phase;
  work.emit({ type: "phase-started", phase, rule: "leg.round.phases", cause: null });
}

/** Starts the Activation Phase, in which players take turns, the one with priority first (leg.activation.alternate). */
export function startActivationPhase(work: GameWork): void {
  startPhase(work, "activation");
  const [first, second] = inOrder(work);
  for (const side of [first, second]) work.side(side).passed = false;
  work.enter({ kind: "activation-phase", side: first, drawn: null, mayPass: false });
  atMoment(work, "activation-phase-start", null);
}
