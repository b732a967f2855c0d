import { type Chance, fail, isSeed, ok, type Result, type Step, violation } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import { gameOf, type RebellionGame } from "../game.ts";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { MIGRATIONS } from "../saves/migrations.ts";
import { type Boxes, boxesOf } from "../state/boxes.ts";
import { type Config, isSolo } from "../state/config.ts";
import type { DecisionContexts } from "../state/decisions.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import type { Event } from "../state/events.ts";
import type { Play } from "../state/kinds.ts";
import type { State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { type Automa, automaOf, carriedOn, type Decided } from "./automa.ts";

/** Options for creating a solo game. */
export interface SoloGameOptions {
  /** The catalogue of cards and pieces. Defaults to the catalogue of this package. */
  readonly catalogue?: Catalogue;
}

/** The name of the game. */
const ID = "rebellion-solo";
/** Decisions of the Empire that only its own side may see. */
const SECRET: readonly (keyof DecisionContexts)[] = ["hold-probe", "put-card"];

/**
 * Creates a game in which only the Rebel seat decides. Whenever the Empire must decide, the automa answers from the
 * view of its seat, with the dice of the game. An event `automa-decided` with its reasons precedes the events of the
 * answer. Only configurations with `solo` are accepted. Fails with the first fault of an inconsistent catalogue
 * (`tt.catalogue.entry`).
 */
export function createSoloGame({ catalogue = defaultCatalogue }: SoloGameOptions = {}): Result<RebellionGame<2>> {
  const [fault] = catalogue === defaultCatalogue ? [] : catalogueFaults(catalogue);
  if (fault !== undefined) return fail(fault);
  const boxes = catalogue === defaultCatalogue ? defaultBoxes : boxesOf(catalogue);
  const game = gameOf(boxes, 2, MIGRATIONS);
  return ok(soloGameOf(boxes, game, automaOf(boxes, game)));
}

/** Creates the game from the game for two players, with the automa in the Imperial seat. */
function soloGameOf(boxes: Boxes, game: RebellionGame<2>, automa: Automa): RebellionGame<2> {
  const letAnswer = answering(boxes, game, automa);
  return {
    ...game,
    id: ID,
    setup(config, chance) {
      if (!isSolo(config)) return notSolo();
      const step = game.setup(config, chance);
      return step.ok ? letAnswer(step.value, isSeed(chance) ? undefined : chance) : step;
    },
    apply(state, action, options) {
      const step = game.apply(state, action, options);
      return step.ok ? letAnswer(step.value, options?.chance) : step;
    },
    parse: {
      ...game.parse,
      config(input) {
        const config = game.parse.config(input);
        return config.ok && !isSolo(config.value) ? notSolo<Config>() : config;
      },
      state(input) {
        const state = game.parse.state(input);
        if (!state.ok) return state;
        if (!isSolo(state.value.config)) return notSolo();
        const isAsked = game.decision(state.value)?.seat === "imperial";
        return isAsked ? fail(violation("solo.scope.roles", "empire-asked")) : state;
      },
    },
  };
}

function notSolo<T>(): Result<T> {
  return fail(violation("solo.scope.roles", "not-solo"));
}

/**
 * Returns a function that decides for the automa: from its earlier plan if that settles the question, otherwise from
 * its current view.
 */
function deciding(game: RebellionGame, automa: Automa) {
  return (state: State, asked: Play["Asked"], chance: Chance): Decided => {
    const memory = state.solo?.memory ?? null;
    const planned = carriedOn(memory, asked, () => game.legalActions(state));
    return planned ?? automa(game.view(state, "imperial"), memory, { chance });
  };
}

/** Returns a function that lets the automa answer until the Rebels must decide or the game is over. */
function answering(boxes: Boxes, game: RebellionGame, automa: Automa) {
  const decidedIn = deciding(game, automa);
  return (first: Step<State, Event>, chance: Chance | undefined): Result<Step<State, Event>> => {
    let { state, revealed } = first;
    const events = [...first.events];
    for (let asked = game.decision(state); asked?.seat === "imperial"; asked = game.decision(state)) {
      const work = new GameWork(boxes.of(state.config), state, chance);
      const { action, reasons, memory } = decidedIn(state, asked, work);
      work.changeSolo({ memory });
      const secret = SECRET.includes(asked.kind);
      work.emit({ type: "automa-decided", action, reasons, secret, rule: "solo.scope.roles", cause: null });
      const decided = work.finish();
      const step = game.apply(decided.state, action, chance === undefined ? {} : { chance });
      if (!step.ok) return step;
      ({ state } = step.value);
      revealed ||= decided.revealed || step.value.revealed;
      events.push(...decided.events, ...step.value.events);
    }
    return ok({ state, events, revealed });
  };
}
