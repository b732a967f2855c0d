import { fail, type Violation, violation } from "../../../src/contract/result.ts";
import { TOY_SEATS, type ToyAction } from "../state.ts";
import { changeSteps, type PlantedBug, withState } from "./planted.ts";

/** Bugs in who may do what, and when a game ends. */
export type PlayBug =
  | "throws-in-play"
  | "never-ends"
  | "refuses-a-legal-action"
  | "why-forbids-a-legal-action"
  | "lists-an-action-twice"
  | "lists-in-another-order-each-time"
  | "outcome-before-the-end"
  | "forced-with-two-options"
  | "asks-what-everybody-can-tell"
  | "accepts-what-it-does-not-list"
  | "forbids-by-an-unknown-rule"
  | "violations-differ"
  | "key-too-short"
  | "sender-ignored"
  | "fault-before-the-sender"
  | "silent-on-who-is-not-asked"
  | "refuses-picks-without-a-reason"
  | "decision-of-an-unknown-rule"
  | "margins-do-not-cancel";

function isPlay(action: ToyAction, subject: string): boolean {
  return action.type === "play" && action.subject === subject;
}

function reasonless(action: ToyAction, against: Violation): Violation {
  return action.type === "pick" && against.code !== "not-asked" ? violation(against.rule, "not-an-option") : against;
}

/** See {@link PlayBug}. */
export const PLAY_BUGS: Readonly<Record<PlayBug, PlantedBug>> = {
  "throws-in-play": {
    law: "playable",
    plant: (game) =>
      changeSteps(game, (step, action) => {
        if (isPlay(action, "lamp")) throw new TypeError("not written yet");
        return step;
      }),
  },
  "never-ends": {
    law: "ends",
    plant: (game) =>
      changeSteps(game, (step) => {
        if (step.state.stack.length > 0) return step;
        const turn = step.state.turn - 1;
        const seat = turn % 2 === 0 ? "red" : "blue";
        return withState(step, { turn, stack: [{ kind: "turn", seat, acted: false }] });
      }),
  },
  "refuses-a-legal-action": {
    law: "legal-accepted",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        return isPlay(action, "crown")
          ? fail(violation("toy.play.hand", "too-heavy"))
          : game.apply(state, action, options);
      },
    }),
  },
  "why-forbids-a-legal-action": {
    law: "legal-accepted",
    plant: (game) => ({
      ...game,
      why: (state, action) =>
        isPlay(action, "crown") ? violation("toy.play.hand", "too-heavy") : game.why(state, action),
    }),
  },
  "lists-an-action-twice": {
    law: "legal-unique",
    plant: (game) => ({
      ...game,
      legalActions(state) {
        const legal = game.legalActions(state);
        return [...legal, ...legal.filter((action) => isPlay(action, "coin"))];
      },
    }),
  },
  "lists-in-another-order-each-time": {
    law: "legal-stable",
    plant(game) {
      let calls = 0;
      return {
        ...game,
        legalActions(state) {
          calls += 1;
          const legal = game.legalActions(state);
          return calls % 2 === 0 ? legal : [...legal].reverse();
        },
      };
    },
  },
  "outcome-before-the-end": {
    law: "never-empty-until-over",
    plant: (game) => ({
      ...game,
      outcome: (state) =>
        state.turn + 1 === state.config.turns ? game.outcome({ ...state, stack: [] }) : game.outcome(state),
    }),
  },
  "forced-with-two-options": {
    law: "forced-honest",
    plant: (game) => ({
      ...game,
      decision(state) {
        const decision = game.decision(state);
        return decision === undefined
          ? undefined
          : { ...decision, forced: decision.forced || decision.kind === "peek" };
      },
    }),
  },
  "asks-what-everybody-can-tell": {
    law: "forced-for-a-reason",
    plant: (game) => ({
      ...game,
      legalActions: (state, options) => {
        const legal = game.legalActions(state, options);
        return game.decision(state)?.kind === "peek" ? legal.slice(0, 1) : legal;
      },
      decision(state) {
        const decision = game.decision(state);
        return decision === undefined
          ? undefined
          : { ...decision, forced: decision.forced || decision.kind === "peek" };
      },
    }),
  },
  "accepts-what-it-does-not-list": {
    law: "mutants-rejected",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        const meant = action.type === "hold" && state.stack.length === 1 ? ({ type: "rest" } as const) : action;
        return game.apply(state, meant, options);
      },
    }),
  },
  "forbids-by-an-unknown-rule": {
    law: "mutants-rejected",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        const result = game.apply(state, action, options);
        return result.ok ? result : fail({ ...result.violation, rule: "toy.no-such-rule" });
      },
      why(state, action) {
        const found = game.why(state, action);
        return found === undefined ? undefined : { ...found, rule: "toy.no-such-rule" };
      },
    }),
  },
  "violations-differ": {
    law: "mutants-rejected",
    plant: (game) => ({
      ...game,
      why(state, action) {
        const found = game.why(state, action);
        return found === undefined ? undefined : violation(found.rule, "because");
      },
    }),
  },
  "key-too-short": {
    law: "key-exact",
    plant: (game) => ({ ...game, actionKey: (action) => game.actionKey(action).replace(/:(.).*/, ":$1") }),
  },
  "sender-ignored": {
    law: "decider-only",
    plant: (game) => ({
      ...game,
      apply: (state, action, options) =>
        game.apply(state, action, options?.chance === undefined ? {} : { chance: options.chance }),
    }),
  },
  "fault-before-the-sender": {
    law: "decider-only",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        const against = game.why(state, action);
        return against === undefined ? game.apply(state, action, options) : fail(against);
      },
      why: (state, action, options) => game.why(state, action) ?? game.why(state, action, options),
    }),
  },
  "silent-on-who-is-not-asked": {
    law: "not-asked-told",
    plant: (game) => ({
      ...game,
      whyNotAsked: (state, seat, kind) => (kind === "peek" ? undefined : game.whyNotAsked(state, seat, kind)),
    }),
  },
  "refuses-picks-without-a-reason": {
    law: "refusals-exact",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        const result = game.apply(state, action, options);
        return result.ok ? result : fail(reasonless(action, result.violation));
      },
      why(state, action, options) {
        const against = game.why(state, action, options);
        return against && reasonless(action, against);
      },
    }),
  },
  "decision-of-an-unknown-rule": {
    law: "decision-sound",
    plant: (game) => ({
      ...game,
      decision(state) {
        const decision = game.decision(state);
        return decision === undefined ? undefined : { ...decision, rule: "toy.no-such-rule" };
      },
    }),
  },
  "margins-do-not-cancel": {
    law: "outcome-sound",
    plant: (game) => ({
      ...game,
      outcome(state) {
        const outcome = game.outcome(state);
        const [red, blue] = TOY_SEATS.map((_, number) => state.sides[number]?.points ?? 0);
        return outcome === undefined ? undefined : { ...outcome, margin: { red: red ?? 0, blue: blue ?? 0 } };
      },
    }),
  },
};
