import { askedBy } from "../../contract/contract.ts";
import { isUnpick } from "../../engine/any-order.ts";
import { difference, short, throughJson } from "../data.ts";
import { type Broken, broken, firstOf, type Law, type Verdict, verdict } from "../law.ts";
import type { Instant } from "../moment.ts";
import { mutantsAt } from "../mutants.ts";
import { randomTurn } from "./asking.ts";

/** Most legal actions that a law carries out at one moment. */
const MOST_TRIED = 100;

/** Most variants of a legal action that every seat sends at one moment. */
const MOST_SENT = 4;

/** The law that `apply` and `why` accept what `legalActions` lists. */
export const legalAccepted: Law = {
  about: "Every legal action is accepted by apply, and why finds nothing against it.",
  sometimes(moment) {
    if (moment.legal.length === 0) return "not-due";
    const { game } = moment.table;
    return verdict(
      firstOf(moment.some(MOST_TRIED, "accepted"), (action) => {
        const result = game.apply(moment.state, action);
        if (!result.ok) return `apply refuses ${short(action)}: ${short(result.violation)}`;
        const against = game.why(moment.state, action);
        return against === undefined ? undefined : `why forbids ${short(action)}: ${short(against)}`;
      }),
    );
  },
};

/** The law that `actionKey` gives each legal action of a decision a different key. */
export const legalUnique: Law = {
  about: "No two legal actions of a decision have the same actionKey.",
  always(moment) {
    if (new Set(moment.keys).size === moment.keys.length) return "held";
    const twice = moment.keys.find((key, index) => moment.keys.indexOf(key) !== index);
    return broken(`key ${twice} stands for ${moment.keys.filter((key) => key === twice).length} legal actions`);
  },
};

/**
 * The law that `legalActions` and `decision` return the same in the same order every time, also for copies of a state.
 */
export const legalStable: Law = {
  about: "legalActions and decision give the same, in the same order, when asked again and for a copy of the state.",
  sometimes(moment) {
    const { game } = moment.table;
    const asked = (state: unknown) => ({ legal: game.legalActions(state), decision: game.decision(state) });
    const known = { legal: moment.legal, decision: moment.decision };
    const again = difference(asked(moment.state), known);
    if (again !== undefined) return broken(`asked again: ${again}`);
    const copy = difference(asked(throughJson(moment.state)), known);
    return verdict(copy === undefined ? undefined : `asked of a copy: ${copy}`);
  },
};

/** The law that a player has a legal action until the game has an outcome, and none has one after that. */
export const neverEmptyUntilOver: Law = {
  about: "There is a decision exactly while there is no outcome, and a decision has at least one legal action.",
  always({ table, state, decision, legal }) {
    const outcome = table.game.outcome(state);
    const over = decision === undefined;
    if (over === (outcome !== undefined) && over === (legal.length === 0)) return "held";
    return broken(`decision ${short(decision)}, outcome ${short(outcome)}, ${legal.length} legal actions`);
  },
};

/** The law that only decisions with exactly one legal action are marked `forced`. */
export const forcedHonest: Law = {
  about: "A decision is marked forced exactly when one action is legal, whatever the order of picks.",
  always({ decision, legal, table, state }) {
    if (decision === undefined || decision.space === "sampled") return "not-due";
    const all = legal.length === 1 ? table.game.legalActions(state, { picks: "all" }) : legal;
    const count = all.filter((action) => !isUnpick(action)).length;
    if (decision.forced === (count === 1)) return "held";
    return broken(`forced is ${decision.forced} with ${count} legal actions`);
  },
};

/** The law that `apply` and `why` refuse what `legalActions` does not list. A sampled decision may accept more. */
export const mutantsRejected: Law = {
  about:
    "Whatever is not legal is refused by apply and by why, with one violation of a known rule and no other effect.",
  sometimes(moment) {
    const { game } = moment.table;
    const keys = new Set(game.legalActions(moment.state, { picks: "all" }).map((action) => game.actionKey(action)));
    const illegal = mutantsAt(moment).filter((action) => !keys.has(game.actionKey(action)));
    if (illegal.length === 0) return "not-due";
    const before = JSON.stringify(moment.state);
    const found = firstOf(illegal, (action) => refusal(moment, action));
    if (found !== undefined) return broken(found);
    return verdict(JSON.stringify(moment.state) === before ? undefined : "a refusal changed the state");
  },
};

/**
 * Describes what is wrong with how the game handles an action that `legalActions` does not list, or returns undefined.
 */
function refusal(moment: Instant, action: unknown): string | undefined {
  const { game, settings } = moment.table;
  const result = game.apply(moment.state, action);
  const against = game.why(moment.state, action);
  if (result.ok) {
    if (against !== undefined) return `apply accepts ${short(action)}, why does not: ${short(against)}`;
    return moment.decision?.space === "sampled"
      ? undefined
      : `accepts ${short(action)}, which legalActions does not list`;
  }
  const apart = difference(result.violation, against);
  if (apart !== undefined) return `apply and why differ on ${short(action)}${apart}`;
  if (!settings.rules.has(result.violation.rule))
    return `refuses ${short(action)} by an unknown rule: ${short(against)}`;
  return undefined;
}

/** The law that an action with the key of a legal action does exactly the same. */
export const keyExact: Law = {
  about: "An action that has the key of a legal action does exactly what that action does.",
  sometimes(moment) {
    const { game } = moment.table;
    const same = mutantsAt(moment).filter((action) => moment.keys.includes(game.actionKey(action)));
    if (same.length === 0) return "not-due";
    const legal = new Map(moment.keys.map((key, index) => [key, moment.legal[index]]));
    return verdict(
      firstOf(same, (action) => {
        const listed = legal.get(game.actionKey(action));
        if (difference(action, listed) === undefined) return undefined;
        const apart = difference(game.apply(moment.state, action), game.apply(moment.state, listed));
        return apart === undefined ? undefined : `${short(action)} does other than ${short(listed)}${apart}`;
      }),
    );
  },
};

/** The law that only the decider may act, and that other seats do not learn what is wrong with an action. */
export const deciderOnly: Law = {
  about:
    "Whatever another seat sends, legal or not, apply refuses with tt.decision.decider, and why likewise, except to a seat that chooses in secret after others: it is answered as in its turn; sent by the decider an action is as without a sender.",
  sometimes(moment): Verdict {
    const { decision, table } = moment;
    if (decision === undefined) return "not-due";
    const sent = [...moment.some(1, "sent"), ...mutantsAt(moment).slice(0, MOST_SENT)];
    return verdict(
      firstOf(sent, (action) =>
        firstOf(table.game.seats, (by) =>
          by === decision.seat ? decidersFlaw(moment, action, by) : usurpersFlaw(moment, action, by),
        ),
      ),
    );
  },
};

/** Describes what is wrong with how the game handles an action by its decider, or returns undefined. */
function decidersFlaw({ table: { game }, state }: Instant, action: unknown, by: string): string | undefined {
  const applied = difference(game.apply(state, action, { by }), game.apply(state, action));
  if (applied !== undefined) return `sent by the decider ${by} it is another step${applied}`;
  const asked = difference(game.why(state, action, { by }), game.why(state, action));
  return asked === undefined ? undefined : `asked by the decider ${by} there is another reason${asked}`;
}

/**
 * Describes what is wrong with how the game handles an action by a seat that does not decide now, or returns undefined.
 */
function usurpersFlaw(moment: Instant, action: unknown, by: string): string | undefined {
  const { table, state, decision } = moment;
  const { game } = table;
  const result = game.apply(state, action, { by });
  if (result.ok) return `${by} may act for ${decision?.seat}`;
  const turn = randomTurn(moment, state, by);
  const expected = turn === undefined ? result.violation : game.why(turn, action);
  const apart = difference(game.why(state, action, { by }), expected);
  if (apart !== undefined) return `why does not answer what ${by} sends as it should${apart}`;
  const { rule } = result.violation;
  if (rule === "tt.decision.decider") return undefined;
  return `${short(action)} of ${by} for ${decision?.seat} is refused by ${rule}`;
}

/** The law that `whyNotAsked` returns undefined exactly for seats that are asked, and otherwise names a rule. */
export const notAskedTold: Law = {
  about: "whyNotAsked tells who is asked nothing, and everybody else a known rule, for every kind of decision met.",
  sometimes({ table, state, decision, asked }) {
    const seats = askedBy(decision);
    return verdict(
      firstOf(table.game.seats, (seat) =>
        firstOf(asked, (kind) => {
          const kept = table.game.whyNotAsked(state, seat, kind);
          const isAsked = seats.includes(seat) && decision?.kind === kind;
          if (isAsked) return kept && `${seat} is asked ${kind}, and told why not: ${short(kept)}`;
          if (kept === undefined) return `${seat} is not asked ${kind}, and not told why`;
          return table.settings.rules.has(kept.rule) ? undefined : `${kind} cites the unknown rule ${kept.rule}`;
        }),
      ),
    );
  },
};

/** Most states with the same view that are tried to find one with more legal actions. */
const MOST_TWINS = 400;

/** The law that no seat is asked when every player can tell the answer. */
export const forcedForAReason: Law = {
  about:
    "A decision with one legal action is asked only where the spectator cannot tell that it is one: of each kind that was asked so, at least once in the run. Who chooses in secret with others is asked with them.",
  overall(moment: Instant): Readonly<Record<string, boolean>> {
    const { decision, table, state } = moment;
    if (decision?.forced !== true) return {};
    // Who chooses in secret with others is asked with them.
    const isExcepted = table.settings.askedAnyway?.includes(decision.kind) === true || decision.simultaneous.length > 0;
    if (isExcepted) return { [decision.kind]: true };
    const { game } = table;
    // A pick that can be taken back is something else to do.
    if (game.legalActions(state, { picks: "all" }).some(isUnpick)) return {};
    const view = game.view(state, "spectator");
    const isOpen = (twin: number): boolean =>
      game.decision(game.determinize(view, moment.chance(`open ${twin}`)))?.forced !== true;
    return { [decision.kind]: Array.from({ length: MOST_TWINS }, (_, twin) => twin).some(isOpen) };
  },
};

/** The law that decisions name seats of the game and rules of its index. */
export const decisionSound: Law = {
  about:
    "A decision asks a seat of the game, cites a known rule, and lists its seat among the simultaneous ones if any.",
  always({ decision, table }): "not-due" | "held" | Broken {
    if (decision === undefined) return "not-due";
    const { seat, rule, simultaneous } = decision;
    if (!table.game.seats.includes(seat)) return broken(`asks ${seat}, no seat of the game`);
    if (!table.settings.rules.has(rule)) return broken(`cites the unknown rule ${rule}`);
    if (simultaneous.length > 0 && !simultaneous.includes(seat))
      return broken(`${seat} is not among ${simultaneous.join(", ")}`);
    return "held";
  },
};

/** The law that outcomes name seats of the game and a rule of its index, with margins that sum to zero. */
export const outcomeSound: Law = {
  about: "An outcome names seats as winners, cites a known rule and gives every seat a margin; margins sum to zero.",
  always({ state, table }) {
    const outcome = table.game.outcome(state);
    if (outcome === undefined) return "not-due";
    const { seats } = table.game;
    const stranger = outcome.winners.find((seat) => !seats.includes(seat));
    if (stranger !== undefined) return broken(`${stranger} wins, no seat of the game`);
    if (!table.settings.rules.has(outcome.rule)) return broken(`cites the unknown rule ${outcome.rule}`);
    const sum = seats.reduce((total, seat) => total + (outcome.margin[seat] ?? Number.NaN), 0);
    return verdict(sum === 0 ? undefined : `the margins ${short(outcome.margin)} sum to ${sum}`);
  },
};
