import {
  type AskedIn,
  decisionView,
  type Frame,
  type FrameKind,
  type Game,
  keptOnce,
  laterGame,
  type Machine,
  type Migration,
  type OptionRules,
  optionsFor,
  type PlayTypes,
  stackMachine,
  type Time,
  type Violation,
} from "@sw/tabletop";
import { damageKind } from "./attack/frames/damage.ts";
import { defeatKind } from "./attack/frames/defeat.ts";
import { effectKind } from "./effects/frames/effect.ts";
import type { RuleId } from "./rules/ids.ts";
import { brokenInvariants } from "./saves/invariants.ts";
import { parsersFor } from "./saves/parse.ts";
import { secretBasesKind } from "./setup/frames/secret-bases.ts";
import { setUp } from "./setup/setup.ts";
import { type Action, actionKey } from "./state/actions.ts";
import type { Box } from "./state/box.ts";
import { type Config, refusedConfig } from "./state/config.ts";
import type { DecisionContexts } from "./state/decisions.ts";
import type { Event } from "./state/events.ts";
import type { GameFrame } from "./state/frames.ts";
import { forbidden, type Play } from "./state/kinds.ts";
import type { Look } from "./state/look.ts";
import { SEATS, type Seat, sideOfSeat } from "./state/seats.ts";
import type { State } from "./state/state.ts";
import { GameWork } from "./state/work.ts";
import { triggersKind } from "./triggers/frames/triggers.ts";
import { actionsKind } from "./turn/frames/actions.ts";
import { turnEndKind } from "./turn/frames/turn-end.ts";
import { turnStartKind } from "./turn/frames/turn-start.ts";
import { determinizeView } from "./views/determinize.ts";
import { redactEvent, type View, viewOf } from "./views/view.ts";

const OVER: RuleId = "dbg.win.nothing-after";

/** The types of Star Wars: The Deckbuilding Game. */
export interface DeckbuilderTypes extends PlayTypes {
  State: State;
  Action: Action;
  Event: Event;
  Seat: Seat;
  Asked: AskedIn<DecisionContexts>;
  Config: Config;
  View: View;
}

/** Star Wars: The Deckbuilding Game as the shared contract. */
export type DeckbuilderGame = Game<DeckbuilderTypes>;

const KINDS: Readonly<Record<string, FrameKind<Play, GameWork, Frame, Look>>> = {
  "secret-bases": secretBasesKind,
  "turn-start": turnStartKind,
  actions: actionsKind,
  "turn-end": turnEndKind,
  triggers: triggersKind,
  defeat: defeatKind,
  damage: damageKind,
  effect: effectKind,
};

/** The rules at work on states of one box. */
export function engineOf(box: Box): Machine<Play, GameWork> {
  return stackMachine<Play, GameWork, Look>({
    look: (state) => ({ box, state }),
    kinds: KINDS,
    begin: (state, chance) => new GameWork(box, state, chance),
    over: OVER,
    times: TIMES,
  });
}

type When = Time<State, Seat>;

function asked(during: readonly GameFrame["kind"][], otherwise: Violation): When {
  return { during, otherwise };
}

/** When each kind of question is asked: while which frames are underway, and the rule that says so. */
const TIMES: Readonly<Record<Play["Asked"]["kind"], When>> = {
  "secret-bases": {
    during: ["secret-bases"],
    otherwise: ({ config: { mode } }) =>
      mode === "secret-bases"
        ? forbidden("dbg.mode.secret-choose-four", "bases-chosen")
        : forbidden("dbg.mode.secret-choose-four", "bases-not-secret"),
  },
  "new-base": {
    during: [],
    otherwise: ({ sides }, seat) => {
      const { base } = sides[sideOfSeat(seat)];
      return forbidden("dbg.turn-start.new-base", base === null ? "base-comes-at-turn-start" : "base-stands");
    },
  },
  actions: asked(["actions"], forbidden("dbg.turn.actions", "not-its-time")),
  triggers: asked(["triggers"], forbidden("dbg.trigger.definition", "nothing-triggered")),
  choose: asked(["effect"], forbidden("dbg.choose.must-be-resolvable", "no-ability-underway")),
  may: asked(["effect"], forbidden("dbg.ability.optional", "no-ability-underway")),
  pick: asked(["effect"], forbidden("dbg.ability.announce", "no-ability-underway")),
  reward: asked(["defeat"], forbidden("dbg.hunt.reward-optional", "nothing-defeated")),
  "assign-damage": asked(["damage"], forbidden("dbg.attack.attacker-splits", "no-damage-to-split")),
};

const ID = "deckbuilder";

const outcome: DeckbuilderGame["outcome"] = (state) => state.outcome ?? undefined;

/**
 * The game whose catalogue is compiled when something is first asked of it: who only loads the package, for its types or to
 * offer games of which another is played, does not wait for that.
 */
export function gameLater(boxOf: () => Box, migrations: readonly Migration[] = []): DeckbuilderGame {
  return laterGame<DeckbuilderTypes>(
    { id: ID, seats: SEATS, migrations, actionKey, outcome, redact: redactEvent },
    keptOnce(() => gameOf(boxOf(), migrations)),
  );
}

/** The game with a compiled catalogue; migrations lead on from what older editions of it wrote. */
export function gameOf(box: Box, migrations: readonly Migration[]): DeckbuilderGame {
  const { decision, legalActions, apply, why, whyNotAsked, start, isAtRest } = engineOf(box);
  const rules: OptionRules<DeckbuilderTypes> = {
    decision,
    legalActions,
    apply,
    determinize: (view, chance) => determinizeView(box, view, chance),
  };
  return {
    id: ID,
    seats: SEATS,
    catalogueOf: () => box.hash,
    migrations,
    ...rules,
    options: optionsFor(rules),
    why,
    whyNotAsked,
    setup: (config, chance) => refusedConfig(config) ?? start(() => setUp(box, config, chance)),
    actionKey,
    outcome,
    view: (state, viewer) => viewOf({ box, state }, viewer, decisionView(rules, state, viewer)),
    redact: redactEvent,
    invariants: (state) => brokenInvariants({ box, state }),
    parse: parsersFor(box, migrations, isAtRest),
  };
}
