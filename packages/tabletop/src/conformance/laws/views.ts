import { isHidden } from "../../piles/knowledge.ts";
import { difference, short, somePart, unplain } from "../data.ts";
import { broken, firstOf, type Law, verdict } from "../law.ts";
import type { Instant } from "../moment.ts";
import { mutantsAt } from "../mutants.ts";
import { seenDecision } from "./asking.ts";

/** The law that states which differ only in facts hidden from a seat look the same to that seat. */
export const indistinguishable: Law = {
  about:
    "A state that a seat cannot tell from the true one gives it an equal view, decision, outcome, legal actions and violations.",
  sometimes(moment) {
    return verdict(firstOf(moment.table.viewers, (viewer) => betrayal(moment, viewer)));
  },
};

function betrayal(moment: Instant, viewer: string): string | undefined {
  const { game } = moment.table;
  const twin = moment.twin(viewer);
  const decides = moment.decision?.seat === viewer;
  const actions = decides ? mutantsAt(moment) : [];
  const facts = (state: unknown) => ({
    view: game.view(state, viewer),
    decision: seenDecision(moment, state, viewer),
    outcome: game.outcome(state) ?? null,
    legal: decides ? game.legalActions(state) : [],
    violations: actions.map((action) => game.why(state, action) ?? null),
  });
  const apart = difference(facts(twin), facts(moment.state));
  return apart === undefined
    ? undefined
    : `${viewer} can tell the true state from another that fits its view: ${apart}`;
}

/** The law that everything the spectator sees follows from what any seat knows. */
export const spectatorLeast: Law = {
  about: "What the spectator sees follows from what any seat knows.",
  sometimes(moment) {
    const { game } = moment.table;
    return verdict(
      firstOf(game.seats, (seat) => {
        const apart = difference(game.view(moment.twin(seat), "spectator"), moment.view("spectator"));
        return apart === undefined ? undefined : `the spectator sees what ${seat} does not know: ${apart}`;
      }),
    );
  },
};

/** Words up to this size can occur in a view by coincidence. */
const COMMON_NUMBER = 2 ** 20;

/** The law that no view and no redacted event contains the generator's words or the seed. */
export const viewHidesChance: Law = {
  about: "No view and no event as a seat sees it holds the chance words or the seed.",
  sometimes(moment) {
    const { settings, seed, viewers } = moment.table;
    const words = new Set(settings.words(moment.state).filter((word) => Math.abs(word) > COMMON_NUMBER));
    const tells = (part: unknown) =>
      typeof part === "number" ? words.has(part) : typeof part === "string" && part.includes(seed);
    return verdict(
      firstOf(viewers, (viewer) => {
        if (somePart(moment.view(viewer), tells)) return `the view of ${viewer} holds chance words or the seed`;
        if (!somePart(moment.told(moment.arrival.events, viewer), tells)) return undefined;
        return `an event for ${viewer} holds chance words or the seed`;
      }),
    );
  },
};

/** The law that `determinize` makes a sound state of a view, and that this state has the same view. */
export const determinizeValid: Law = {
  about: "determinize gives a state that has the same view, breaks no invariant, can be read back and can be played.",
  sometimes(moment) {
    const { viewers } = moment.table;
    // Reading back is slow and much the same for all: one viewer a moment, in turn.
    const readBack = viewers[moment.number % viewers.length];
    return verdict(
      firstOf(viewers, (viewer) => {
        const problem = flaw(moment, viewer) ?? (viewer === readBack ? unread(moment, viewer) : undefined);
        return problem === undefined ? undefined : `determinized from the view of ${viewer}: ${problem}`;
      }),
    );
  },
};

function flaw(moment: Instant, viewer: string): string | undefined {
  const { game } = moment.table;
  const twin = moment.twin(viewer);
  const apart = difference(game.view(twin, viewer), moment.view(viewer));
  if (apart !== undefined) return `another view ${apart}`;
  const [invariant] = game.invariants(twin);
  if (invariant !== undefined) return `breaks ${short(invariant)}`;
  const lost = unplain(twin);
  if (lost !== undefined) return `not plain data ${lost}`;
  const action = game.legalActions(twin)[0];
  const result = action === undefined ? undefined : game.apply(twin, action);
  return result === undefined || result.ok ? undefined : `${short(action)} is refused: ${short(result.violation)}`;
}

function unread(moment: Instant, viewer: string): string | undefined {
  const read = moment.table.game.parse.state(moment.twin(viewer));
  return read.ok ? undefined : `parse.state refuses it: ${short(read.violation)}`;
}

/** The law that `determinize` can return the true state behind a view. */
export const determinizeTruth: Law = {
  about: "The true state is among those that determinize can produce from each view.",
  sometimes(moment) {
    const { game, settings, viewers } = moment.table;
    if (settings.truth === undefined) return "not-due";
    for (const viewer of viewers) {
      const view = moment.view(viewer);
      const made = game.determinize(view, settings.truth(moment.state, view));
      const words = { left: settings.words(made), right: settings.words(moment.state) };
      const apart = difference(made, moment.state, words);
      if (apart !== undefined) return broken(`from the view of ${viewer}: ${apart}`);
    }
    return "held";
  },
};

/** Number of determinized states that are tried to find one that differs. */
const WORLDS = 3;

/** The law that `determinize` varies what is hidden and does not always return the same state. */
export const hiddenVaries: Law = {
  about:
    "Where a view hides something, determinize gives different states for different chances, at least once per seat and run.",
  overall(moment) {
    const { game, settings, viewers } = moment.table;
    const hiding = viewers.filter((viewer) => somePart(moment.view(viewer), isHidden));
    const varies = (viewer: string): boolean => {
      const first = game.determinize(moment.view(viewer), moment.chance(`world 0 of ${viewer}`));
      for (let world = 1; world < WORLDS; world++) {
        const other = game.determinize(moment.view(viewer), moment.chance(`world ${world} of ${viewer}`));
        const words = { left: settings.words(first), right: settings.words(other) };
        if (difference(first, other, words) !== undefined) return true;
      }
      return false;
    };
    return Object.fromEntries(hiding.map((viewer) => [viewer, varies(viewer)]));
  },
};
