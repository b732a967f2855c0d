import { isObject } from "../../../src/conformance/data.ts";
import { ok, violation } from "../../../src/contract/result.ts";
import { TOY_CATALOGUE, type ToyAction, type ToyConfig, type ToyState } from "../state.ts";
import { changeSteps, type PlantedBug, withState } from "./planted.ts";

/** Bugs in states as data, in events, in replays and in reading untrusted input. */
export type DataBug =
  | "writes-to-its-input"
  | "knows-its-states-by-identity"
  | "frame-that-json-loses"
  | "undefined-in-an-event"
  | "breaks-after-five-turns"
  | "loses-a-card"
  | "event-without-a-rule"
  | "drops-an-event"
  | "answers-for-another-game"
  | "depends-on-earlier-calls"
  | "remembers-how-the-game-went"
  | "names-all-cards-alike"
  | "reads-other-points"
  | "reads-any-catalogue"
  | "reader-throws"
  | "reader-believes-nonsense"
  | "reader-cites-an-unknown-rule"
  | "hands-read-in-any-order";

/** What any game with the bug was asked last: the second one of a process is told what the first one answered. */
const ANSWERED = new WeakMap<ToyState, readonly ToyAction[]>();

/** See {@link DataBug}. */
export const DATA_BUGS: Readonly<Record<DataBug, PlantedBug>> = {
  "drops-an-event": {
    law: "events-tell",
    plant: (game) =>
      changeSteps(game, (step) => ({ ...step, events: step.events.filter(({ kind }) => kind !== "scored") })),
  },
  "answers-for-another-game": {
    law: "games-apart",
    plant: (game) => ({
      ...game,
      legalActions(state, options) {
        const known = options === undefined ? ANSWERED.get(state) : undefined;
        const listed = known ?? game.legalActions(state, options);
        if (options === undefined) ANSWERED.set(state, listed);
        return listed;
      },
    }),
  },
  "writes-to-its-input": {
    law: "inputs-untouched",
    plant: (game) =>
      changeSteps(game, (step, _action, before) => {
        const input = before as { turn: number };
        input.turn += 0;
        return step;
      }),
  },
  "knows-its-states-by-identity": {
    law: "round-trip",
    plant(game) {
      const made = new WeakSet<object>();
      return changeSteps(game, (step, action, before) => {
        made.add(step.state);
        return action.type === "rest" && !made.has(before) ? { ...step, revealed: true } : step;
      });
    },
  },
  "frame-that-json-loses": {
    law: "plain-data",
    plant: (game) =>
      changeSteps(game, (step) => {
        const stack = step.state.stack.map((frame) =>
          frame.kind === "duel" ? { ...frame, noticed: new Set([1]) } : frame,
        );
        return withState(step, { stack });
      }),
  },
  "undefined-in-an-event": {
    law: "plain-data",
    plant: (game) =>
      changeSteps(game, (step) => ({ ...step, events: step.events.map((event) => ({ ...event, note: undefined })) })),
  },
  "breaks-after-five-turns": {
    law: "invariants",
    plant: (game) =>
      changeSteps(game, (step) => {
        const late = step.state.turn > 5;
        const sides = step.state.sides.map((side) => ({ ...side, deck: [...side.deck].reverse() }));
        return late ? withState(step, { sides, turn: step.state.config.turns + 1 }) : step;
      }),
  },
  "loses-a-card": {
    law: "conserved",
    plant: (game) =>
      changeSteps(game, (step, action) => {
        if (action.type !== "play" || action.subject !== "coin") return step;
        return withState(step, { sides: step.state.sides.map((side) => ({ ...side, open: side.open.slice(0, -1) })) });
      }),
  },
  "event-without-a-rule": {
    law: "events-cite-rules",
    plant: (game) =>
      changeSteps(game, (step) => {
        const events = step.events.map((event) =>
          event.kind === "scored" ? Object.assign({}, event, { rule: "" }) : event,
        );
        return { ...step, events };
      }),
  },
  "depends-on-earlier-calls": {
    law: "replay-exact",
    plant(game) {
      let calls = 0;
      return changeSteps(game, (step, action) => {
        calls += 1;
        if (action.type !== "rest" || calls % 3 !== 0) return step;
        return withState(step, { sides: step.state.sides.map((side) => ({ ...side, points: side.points + 1 })) });
      });
    },
  },
  "remembers-how-the-game-went": {
    law: "replay-exact",
    plant(game) {
      const ages = new WeakMap<object, number>();
      return changeSteps(game, (step, action, before) => {
        const age = (ages.get(before) ?? 0) + 1;
        const tired = action.type === "rest" && age > 4;
        const sides = step.state.sides.map((side) => ({ ...side, points: side.points + 1 }));
        const made = tired ? withState(step, { sides }) : step;
        ages.set(made.state, age);
        return made;
      });
    },
  },
  "names-all-cards-alike": {
    law: "replay-script",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        const chance = options?.chance;
        if (chance === undefined) return game.apply(state, action, options);
        const pick: typeof chance.pick = (label, count) => chance.pick(label, count, () => "card");
        return game.apply(state, action, { ...options, chance: { ...chance, pick } });
      },
    }),
  },
  "reads-other-points": {
    law: "parse-accepts",
    plant: (game) => ({
      ...game,
      parse: {
        ...game.parse,
        state(input) {
          const read = game.parse.state(input);
          return read.ok
            ? ok({ ...read.value, sides: read.value.sides.map((side) => ({ ...side, points: 0 })) })
            : read;
        },
      },
    }),
  },
  "reads-any-catalogue": {
    law: "parse-catalogue",
    plant: (game) => ({
      ...game,
      parse: {
        ...game.parse,
        state: (input) => game.parse.state(isObject(input) ? { ...input, catalogue: TOY_CATALOGUE } : input),
      },
    }),
  },
  "reader-throws": {
    law: "parse-hostile",
    plant: (game) => ({
      ...game,
      parse: {
        ...game.parse,
        config(input) {
          const { copies } = input as ToyConfig;
          return copies > 4 ? game.parse.config({}) : game.parse.config(input);
        },
      },
    }),
  },
  "reader-believes-nonsense": {
    law: "parse-hostile",
    plant: (game) => ({
      ...game,
      parse: {
        ...game.parse,
        state(input) {
          const read = game.parse.state(input);
          return read.ok || read.violation.rule !== "toy.state.sound" ? read : ok(input as ToyState);
        },
      },
    }),
  },
  "reader-cites-an-unknown-rule": {
    law: "parse-hostile",
    plant: (game) => ({
      ...game,
      parse: {
        ...game.parse,
        action(input) {
          const read = game.parse.action(input);
          return read.ok ? read : { ok: false, violation: violation("toy.no-such-rule", "what") };
        },
      },
    }),
  },
  "hands-read-in-any-order": {
    law: "accepted-plays-on",
    plant(game) {
      const { invariants } = game;
      const told = (state: ToyState): ReturnType<typeof invariants> =>
        invariants(state).filter(({ code }) => code !== "hand");
      return {
        ...game,
        invariants: told,
        parse: {
          ...game.parse,
          state(input) {
            const read = game.parse.state(input);
            return read.ok || read.violation.code !== "hand" ? read : ok(input as ToyState);
          },
        },
      };
    },
  },
};
