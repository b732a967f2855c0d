import {
  decisionView,
  type Frame,
  type FrameKind,
  frameKind,
  type Game,
  type Machine,
  machine,
  violation,
} from "@sw/tabletop";
import { type Action, actionKey } from "./actions.ts";
import type { Box } from "./box.ts";
import { type Config, refusedConfig } from "./config.ts";
import { determinizeView } from "./determinize.ts";
import type { Event } from "./events.ts";
import { actionsKind } from "./frames/actions.ts";
import { damageKind } from "./frames/damage.ts";
import { defeatKind } from "./frames/defeat.ts";
import { effectKind } from "./frames/effect.ts";
import { secretBasesKind } from "./frames/secret-bases.ts";
import { triggersKind } from "./frames/triggers.ts";
import { turnEndKind } from "./frames/turn-end.ts";
import { turnStartKind } from "./frames/turn-start.ts";
import { brokenInvariants } from "./invariants.ts";
import { parsersFor } from "./parse.ts";
import { SEATS, type Seat } from "./seats.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { redactEvent, type View, viewOf } from "./view.ts";
import { DeckWork } from "./work.ts";

/** Star Wars: The Deckbuilding Game as the shared contract. */
export type DeckbuilderGame = Game<Config, State, Action, Event, View, Seat>;

/** The rules at work on states of one box. */
export function engineOf(box: Box): Machine<State, DeckWork, Event, Action, Seat> {
  const kinds = kindsFor(box);
  return machine<State, DeckWork, Event, Action, Seat>({
    stack: ({ frames }) => frames,
    kind: (name) => frameKind(kinds, name),
    begin: (state, chance) => new DeckWork(box, state, chance),
    between: (work) => work.between(),
    finish: (work) => work.finish(),
    over: ({ outcome }) => violation("dbg.win.nothing-after", "game-over", { winners: [...(outcome?.winners ?? [])] }),
  });
}

/** The game with a compiled catalogue. */
export function gameOf(box: Box): DeckbuilderGame {
  const { decision, legalActions, apply, why, start, isAtRest } = engineOf(box);
  return {
    id: "deckbuilder",
    seats: SEATS,
    catalogue: box.hash,
    decision,
    legalActions,
    apply,
    why,
    setup: (config, chance) => refusedConfig(config) ?? start(() => setUp(box, config, chance)),
    actionKey,
    outcome: ({ outcome }) => outcome ?? undefined,
    view: (state, viewer) => viewOf(box, state, viewer, decisionView(decision(state), viewer)),
    redact: redactEvent,
    determinize: (view, chance) => determinizeView(box, view, chance),
    invariants: (state) => brokenInvariants(box, state),
    parse: parsersFor(box, isAtRest),
  };
}

function kindsFor(box: Box): Readonly<Record<string, FrameKind<State, DeckWork, Frame, Action, Seat>>> {
  return {
    "secret-bases": secretBasesKind(box),
    "turn-start": turnStartKind(box),
    actions: actionsKind(box),
    "turn-end": turnEndKind(),
    triggers: triggersKind(box),
    defeat: defeatKind(box),
    damage: damageKind(box),
    effect: effectKind(box),
  };
}
