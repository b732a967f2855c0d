import { type Chance, type Json, type Step, seeded } from "@sw/tabletop";
import { game } from "../index.ts";
import { FIRST } from "../solo/first.ts";
import { automa, type Reason } from "../solo/index.ts";
import { type Action, actionKey, type CardId } from "../state/actions.ts";
import type { Event } from "../state/events.ts";
import type { Play } from "../state/kinds.ts";
import type { State } from "../state/state.ts";

type Kind = Play["Asked"]["kind"];

/** The maximum number of times that Rebels who are asked first pass. */
const MOST_PASSES = 4;

/** A game and the events in it so far. */
export type Begun = Pick<Step<State, Event>, "state" | "events">;

/** Returns the game after the Rebels who are asked first have passed. */
export function untilEmpire(begun: State): Begun {
  let state = begun;
  const events: Event[] = [];
  for (let passes = 0; passes < MOST_PASSES && game.decision(state)?.seat === "rebel"; passes++) {
    const pass = game.legalActions(state).find(({ type }) => type === "pass" || type === "done");
    if (pass === undefined) break;
    const step = game.apply(state, pass, { chance: FIRST });
    if (!step.ok) break;
    ({ state } = step.value);
    events.push(...step.value.events);
  }
  return { state, events };
}

/** The Empire's decisions, the reasons for them and the events that follow in the game. */
interface CarriedOn {
  readonly actions: readonly Action[];
  readonly reasons: readonly Reason[];
  readonly events: readonly Event[];
}

/** Options for how far the Empire's decisions are followed. */
interface CarryingOn {
  /** The mission whose leaders are sent. Defaults to none. */
  readonly mission?: CardId;
  /** Whether to continue after an answer that ends a question, as the effect of a card does. Defaults to false. */
  readonly isWhole?: true;
}

/**
 * Returns the Empire's decisions of these kinds until another kind of question comes. After that, play continues on the
 * table.
 */
export function carriedOn(
  begun: State,
  kinds: readonly Kind[],
  dice: Chance,
  { mission, isWhole }: CarryingOn = {},
): CarriedOn {
  const actions: Action[] = [];
  const reasons: Reason[] = [];
  const events: Event[] = [];
  let state = begun;
  let memory: Json = null;
  // What comes behind the last answer is nobody's business, but has to come to an end: a combat does by dice that change.
  const beyond = seeded("fast:beyond");
  for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
    if (asked.seat !== "imperial" || !kinds.includes(asked.kind)) break;
    // The game goes straight on to the Empire's next turn if the Rebels have no leader left.
    if (asked.kind === "turn" && actions.some(({ type }) => type === "activate")) break;
    const decided = automa(game.view(state, "imperial"), memory, { chance: dice });
    ({ memory } = decided);
    actions.push(decided.action);
    reasons.push(...decided.reasons);
    const isLast =
      ENDS.includes(decided.action.type) || (decided.action.type === "done" && asked.kind !== "round-card");
    if (isLast && !isWhole) break;
    const step = game.apply(state, decided.action, { chance: beyond });
    if (!step.ok) throw new Error(`${decided.action.type} was refused: ${step.violation.code}`);
    ({ state } = step.value);
    events.push(...step.value.events);
    if (asked.kind !== "round-card" || mission === undefined) continue;
    const known = actions.map(actionKey);
    const alone = wentWithoutChoice(mission, step.value.events).filter((action) => !known.includes(actionKey(action)));
    // The game sends a first leader without asking if no other could go; the guide names that leader with the second one.
    actions.unshift(...alone.filter(({ type }) => type === "assign"));
    actions.push(...alone.filter(({ type }) => type !== "assign"));
  }
  return { actions, reasons, events };
}

/**
 * The actions after which the table takes over: a card is revealed, a die of the game is rolled, or nothing more is
 * done.
 */
const ENDS: readonly Action["type"][] = ["pass", "play-mission", "reinforce", "use-action"];

/** Returns the actions for a leader and a place of the mission that were taken without a choice. */
export function wentWithoutChoice(card: CardId, events: readonly Event[]): readonly Action[] {
  return events.flatMap((event): readonly Action[] => {
    if (event.type === "leader-moved" && event.to === "mission" && event.cause === card) {
      return [{ type: "assign", subject: event.leader, mission: card }];
    }
    if (event.type !== "mission-placed" || event.card !== card) return [];
    const { at: place, target } = event;
    return [target === null ? { type: "choose-system", subject: place } : { type: "choose-leader", subject: target }];
  });
}
