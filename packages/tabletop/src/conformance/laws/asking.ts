import { at } from "../../at.ts";
import { askedBy, type DecisionView, type GameTypes } from "../../contract/contract.ts";
import { expectOk } from "../../contract/result.ts";
import { difference, isObject, short } from "../data.ts";
import { firstOf, type Law, verdict } from "../law.ts";
import type { Instant } from "../moment.ts";
import type { Screen } from "../options.ts";

/** Most options of a viewer that are checked at one moment. */
const MOST_ASKED = 40;

/**
 * Returns the state in which an asked seat decides, after the seats before it choose at random. Returns undefined if
 * the seat is not asked.
 */
export function randomTurn(moment: Instant, state: unknown, viewer: string): unknown {
  const { game } = moment.table;
  if (!askedBy<string>(game.decision(state)).includes(viewer)) return undefined;
  const chance = moment.chance(`choices before ${viewer}`);
  let now = state;
  while (game.decision(now)?.seat !== viewer) {
    const legal = game.legalActions(now);
    now = expectOk(game.apply(now, at(legal, chance.pick("choice", legal.length, String)))).state;
  }
  return now;
}

/** Returns the decision of a state as the contract lets a viewer see it, or null when the game is over. */
export function seenDecision(moment: Instant, state: unknown, viewer: string): DecisionView<GameTypes> | null {
  const { game } = moment.table;
  const turn = randomTurn(moment, state, viewer);
  const decision = game.decision(turn ?? state);
  if (decision === undefined) return null;
  if (turn !== undefined) return { ...decision, yours: true };
  const { seat, kind, rule, simultaneous } = decision;
  return { yours: false, seat, kind, rule, simultaneous };
}

/** The law that a view contains the decision exactly as its viewer may see it. */
export const viewDecision: Law = {
  about:
    "A view's own decision is the decision as its seat may see it: whole for every seat that is asked, as when its turn comes; who and which rule for others.",
  sometimes(moment) {
    return verdict(
      firstOf(moment.table.viewers, (viewer) => {
        const apart = difference(decisionIn(moment.view(viewer)), seenDecision(moment, moment.state, viewer));
        return apart === undefined ? undefined : `the decision in the view of ${viewer}${apart}`;
      }),
    );
  },
};

function decisionIn(view: unknown): unknown {
  return isObject(view) ? (view["decision"] ?? null) : undefined;
}

/** The law that the options of a view are the legal actions when its seat's turn comes. */
export const optionsOfAView: Law = {
  about:
    "The options of a seat's view are the legal actions when it decides, whatever seats that choose in secret before it choose; nobody else has any.",
  sometimes(moment) {
    const { game, viewers } = moment.table;
    return verdict(
      firstOf(viewers, (viewer) => {
        const turn = randomTurn(moment, moment.state, viewer);
        return firstOf(["canonical", "all"] as const, (picks) => {
          const legal = turn === undefined ? [] : game.legalActions(turn, { picks });
          const apart = difference(game.options(moment.view(viewer), { picks }), legal);
          return apart === undefined ? undefined : `the options of ${viewer}, picks ${picks}${apart}`;
        });
      }),
    );
  },
};

/** The law that every asked seat sees the decision as its own, even when it chooses secretly after other seats. */
export const askedAlike: Law = {
  about:
    "A seat that is asked, also to choose in secret after others, sees the decision as its own, and why finds nothing against its options; nobody else sees it as theirs.",
  sometimes(moment) {
    const { game, viewers } = moment.table;
    const asked = askedBy<string>(moment.decision);
    return verdict(
      firstOf(viewers, (viewer) => {
        const held = decisionIn(moment.view(viewer));
        const isShown = isObject(held) && held["yours"] === true;
        const isAsked = asked.includes(viewer);
        if (isShown !== isAsked) return `${viewer} is ${isAsked ? "" : "not "}asked, and its view says otherwise`;
        if (!isAsked) return undefined;
        return firstOf(game.options(moment.view(viewer), { picks: "all" }).slice(0, MOST_ASKED), (option) => {
          const against = game.why(moment.state, option, { by: viewer });
          return against && `${short(option)} is an option of ${viewer}, and why forbids it: ${short(against)}`;
        });
      }),
    );
  },
};

/** The law that a screen shows a question to each asked seat, and gives all options different labels. */
export const screensAsk: Law = {
  about:
    "On a screen the question to a seat that is asked is the one of its turn and not what the spectator reads, and its options have headings, and labels that differ; after the end there is no question.",
  sometimes(moment) {
    const { screens = [] } = moment.table.settings;
    // All languages in turn: one a moment.
    const screen = screens[moment.number % screens.length];
    if (screen === undefined) return "not-due";
    return verdict(firstOf(moment.table.viewers, (viewer) => untold(moment, screen, viewer)));
  },
};

/** Describes what a screen fails to tell a viewer, or returns undefined. */
function untold(moment: Instant, screen: Screen<GameTypes>, viewer: string): string | undefined {
  const { game } = moment.table;
  const view = moment.view(viewer);
  const question = screen.question(view);
  if ((question === "") !== (moment.decision === undefined)) return `${viewer} reads the question "${question}"`;
  const turn = randomTurn(moment, moment.state, viewer);
  if (turn === undefined) return undefined;
  const inTurn = screen.question(game.view(turn, viewer));
  if (question !== inTurn) return `${viewer} reads "${question}", and in its turn "${inTurn}"`;
  const watched = screen.question(moment.view("spectator"));
  if (question === watched) return `${viewer} is asked, and reads what the spectator reads: "${question}"`;
  const labels = new Map<string, unknown>();
  return firstOf(game.options(view, { picks: "all" }).slice(0, MOST_ASKED), (option) => {
    const label = screen.label(option, view);
    if (label === "" || screen.heading(option) === "" || screen.short(option, view) === "")
      return `${short(option)} has no label, heading or short label`;
    const other = labels.get(label);
    labels.set(label, option);
    return other === undefined ? undefined : `${short(option)} and ${short(other)} are both labelled "${label}"`;
  });
}
