import { at } from "../../../src/at.ts";
import { isSeed, seeded } from "../../../src/chance/chance.ts";
import { violation } from "../../../src/contract/result.ts";
import { HIDDEN, isHidden } from "../../../src/piles/knowledge.ts";
import { cardOf, HOLD, type ToyState } from "../state.ts";
import type { ToyFrameView, ToyView } from "../view.ts";
import { changeSteps, type PlantedBug } from "./planted.ts";

/** Bugs in who knows what: views, events, determinized states, the revealed flag. */
export type SecretBug =
  | "secret-in-a-frame-shown"
  | "secret-in-a-frame-believed"
  | "decision-shown-whole"
  | "options-of-the-decider-for-all"
  | "options-in-turn-only"
  | "second-chooser-refused"
  | "second-chooser-told-to-wait"
  | "spectator-sees-a-hand"
  | "words-in-a-view"
  | "seed-in-a-view"
  | "determinize-drops-a-hand"
  | "determinize-knows-hidden-by-sight"
  | "determinize-never-bids"
  | "determinize-never-varies"
  | "drawn-card-told-to-all"
  | "buried-card-told-to-all"
  | "draws-in-silence"
  | "bid-told-to-all"
  | "draw-can-be-undone"
  | "play-can-be-undone";

/** The view's frames with the card that a peek keeps secret. */
function withPeeked(view: ToyView, state: ToyState): ToyView {
  const stack = view.stack.map((frame, depth): ToyFrameView => {
    const full = at(state.stack, depth);
    return frame.kind === "peek" && full.kind === "peek" ? { ...frame, card: cardOf(full.card) } : frame;
  });
  return { ...view, stack };
}

function withoutPeeked(view: ToyView): ToyView {
  const stack = view.stack.map((frame): ToyFrameView => {
    return frame.kind === "peek" && frame.seat !== view.viewer ? { ...frame, card: HIDDEN } : frame;
  });
  return { ...view, stack };
}

/** See {@link SecretBug}. */
export const SECRET_BUGS: Readonly<Record<SecretBug, PlantedBug>> = {
  "secret-in-a-frame-shown": {
    law: "indistinguishable",
    plant: (game) => ({
      ...game,
      view: (state, viewer) => withPeeked(game.view(state, viewer), state),
      determinize: (view, chance) => game.determinize(withoutPeeked(view), chance),
    }),
  },
  "secret-in-a-frame-believed": {
    law: "determinize-valid",
    plant: (game) => ({ ...game, view: (state, viewer) => withPeeked(game.view(state, viewer), state) }),
  },
  "decision-shown-whole": {
    law: "view-decision",
    plant: (game) => ({
      ...game,
      view(state, viewer) {
        const decision = game.decision(state);
        return { ...game.view(state, viewer), decision: decision === undefined ? null : { ...decision, yours: true } };
      },
    }),
  },
  "options-of-the-decider-for-all": {
    law: "options-of-a-view",
    plant: (game) => ({
      ...game,
      options: (view) => game.legalActions(game.determinize(view, seeded("options"))),
    }),
  },
  "options-in-turn-only": {
    law: "options-of-a-view",
    plant: (game) => ({
      ...game,
      options(view, options) {
        const decider = game.decision(game.determinize(view, seeded("decider")))?.seat;
        return decider === view.viewer ? game.options(view, options) : [];
      },
    }),
  },
  "second-chooser-refused": {
    law: "asked-alike",
    plant: (game) => ({
      ...game,
      why(state, action, options) {
        const decider = game.decision(state)?.seat;
        const params = { by: options?.by ?? null, decider: decider ?? null };
        return options?.by !== undefined && options.by !== decider
          ? violation("tt.decision.decider", "not-the-decider", params)
          : game.why(state, action, options);
      },
    }),
  },
  "second-chooser-told-to-wait": {
    law: "screens-ask",
    plant: (game) => ({
      ...game,
      view(state, viewer) {
        const [view, decision] = [game.view(state, viewer), game.decision(state)];
        if (decision === undefined || decision.seat === viewer) return view;
        const { seat, kind, rule, simultaneous } = decision;
        return { ...view, decision: { yours: false, seat, kind, rule, simultaneous } };
      },
    }),
  },
  "spectator-sees-a-hand": {
    law: "spectator-least",
    plant: (game) => ({
      ...game,
      view(state, viewer) {
        const view = game.view(state, viewer);
        const shown = at(game.view(state, "red").sides, 0).hand;
        return viewer === "spectator"
          ? { ...view, sides: [{ ...at(view.sides, 0), hand: shown }, at(view.sides, 1)] }
          : view;
      },
    }),
  },
  "words-in-a-view": {
    law: "view-hides-chance",
    plant: (game) => ({
      ...game,
      view: (state, viewer) => Object.assign({}, game.view(state, viewer), { debug: { words: state.words } }),
    }),
  },
  "seed-in-a-view": {
    law: "view-hides-chance",
    plant(game) {
      let table = "";
      return {
        ...game,
        setup(config, chance) {
          if (isSeed(chance)) table = `table ${chance}`;
          return game.setup(config, chance);
        },
        view: (state, viewer) => Object.assign({}, game.view(state, viewer), { table }),
      };
    },
  },
  "determinize-drops-a-hand": {
    law: "determinize-valid",
    plant: (game) => ({
      ...game,
      determinize(view, chance) {
        const state = game.determinize(view, chance);
        return { ...state, sides: [at(state.sides, 0), { ...at(state.sides, 1), hand: [] }] };
      },
    }),
  },
  "determinize-knows-hidden-by-sight": {
    law: "determinize-valid",
    plant: (game) => ({
      ...game,
      determinize(view, chance) {
        const state = game.determinize(view, chance);
        const isStrange = ({ cards }: { readonly cards: unknown }) => isHidden(cards) && !Object.is(cards, HIDDEN);
        const sides = state.sides.map((side, seat) =>
          at(view.sides, seat).hand.some(isStrange) ? { ...side, hand: [] } : side,
        );
        return { ...state, sides };
      },
    }),
  },
  "determinize-never-bids": {
    law: "determinize-truth",
    plant: (game) => ({
      ...game,
      determinize(view, chance) {
        const state = game.determinize(view, chance);
        const stack = state.stack.map((frame, depth) => {
          const shown = at(view.stack, depth);
          if (frame.kind !== "duel" || shown.kind !== "duel") return frame;
          return { ...frame, bids: frame.bids.map((bid, number) => (isHidden(shown.bids[number]) ? HOLD : bid)) };
        });
        return { ...state, stack };
      },
    }),
  },
  "determinize-never-varies": {
    law: "hidden-varies",
    plant: (game) => ({ ...game, determinize: (view) => game.determinize(view, seeded("always the same")) }),
  },
  "drawn-card-told-to-all": {
    law: "events-hide",
    plant: (game) => ({
      ...game,
      redact: (event, viewer) => (event.kind === "drew" ? event : game.redact(event, viewer)),
    }),
  },
  "buried-card-told-to-all": {
    law: "events-hide",
    plant: (game) => ({
      ...game,
      redact: (event, viewer) => (event.kind === "buried" ? event : game.redact(event, viewer)),
    }),
  },
  "draws-in-silence": {
    law: "view-follows-events",
    plant: (game) =>
      changeSteps(game, (step) => ({ ...step, events: step.events.filter((event) => event.kind !== "drew") })),
  },
  "bid-told-to-all": {
    law: "secret-choice",
    plant: (game) => ({
      ...game,
      redact: (event, viewer) => (event.kind === "bid" ? event : game.redact(event, viewer)),
    }),
  },
  "draw-can-be-undone": {
    law: "revealed-flag",
    plant: (game) =>
      changeSteps(game, (step, action) => (action.type === "draw" ? { ...step, revealed: false } : step)),
  },
  "play-can-be-undone": {
    law: "revealed-knowledge",
    plant: (game) =>
      changeSteps(game, (step, action) => (action.type === "play" ? { ...step, revealed: false } : step)),
  },
};
