import { at, type Step, shuffled, type Violation, wordsOfSeed } from "@sw/tabletop";
import { type BeginOptions, begun, named, refuseUnknownKeys, soundState } from "@sw/tabletop/testing";
import { engineOf } from "../engine/engine.ts";
import type { RebellionTypes } from "../game.ts";
import type { Faction } from "../language/language.ts";
import { brokenInvariants } from "../saves/invariants.ts";
import { NEW_EXPANSION } from "../setup/expansion.ts";
import type { Box } from "../state/box.ts";
import { GROUND, NO_LEADER, NOWHERE, SPACE, type TheaterIndex } from "../state/codes.ts";
import { type Config, configOf, hasExpansion, isSolo, storedConfig } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { type ExpansionState, type SideState, STATE_FORMAT, type State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { baseSystem, candidatesOf, leadersOf, placesOf } from "./board.ts";
import { boxFor } from "./box.ts";
import { type NamedCards, namedCards, sharedCards, tacticDecksOf, withMainDeck, withRest } from "./cards.ts";
import { chairNamed, chairTaking, currentOf, framesOf, type Table } from "./frames.ts";
import { SCENARIO } from "./keys.ts";
import { soloOf } from "./solo.ts";
import type { ExpansionSpec, ModifierSpec, Scenario, SideSpec } from "./spec.ts";
import { Supply } from "./supply.ts";

/** The default round of scenarios. */
const ROUND = 2;

/**
 * Builds a state from a few lines and plays on until a player is asked, with chance from `seed`. Cards and units come
 * from the box, so nothing exists twice; {@link Scenario} documents the defaults. Throws a {@link ScenarioError} if a
 * key or a name is unknown (`tt.input.shape`), the box has too few of a piece, or an invariant is broken. For set-up
 * use the game's own `setup`.
 */
export function scenario(spec: Scenario = {}): State {
  return begin(spec).state;
}

/**
 * Builds a state like {@link scenario}, and also returns the events up to the first question. `draws` answers chance by
 * name, in order; `until` continues to a certain question.
 */
export function begin(spec: Scenario = {}, options: BeginOptions<RebellionTypes> = {}): Step<State, Event> {
  const box = boxOf(spec);
  const broken = (state: State): readonly Violation[] => brokenInvariants({ box, state });
  return begun(engineOf(box), (chance) => new GameWork(box, laidOut(spec), chance), broken, options);
}

/** Builds a state like {@link scenario} without playing on, for tests of single procedures. */
export function laidOut(spec: Scenario = {}): State {
  refuseUnknownKeys(spec, SCENARIO);
  const box = boxOf(spec);
  const supply = new Supply(box);
  const config = storedConfig(configOf(spec.config));
  const table = tableOf(box, supply, config, spec);
  const system = baseSystem(box, supply, table.places, spec);
  const card = system === null ? undefined : supply.takeProbe(at(box.systems, system).id);
  const named = [namedCards(box, supply, REBEL, spec), namedCards(box, supply, IMPERIAL, spec)] as const;
  const frames = framesOf(box, supply, table, spec);
  const expansion = expansionOf(supply, config, spec);
  const putAway = hasExpansion(config) ? { expansion: expansionPart(supply, spec.expansion ?? {}) } : {};
  const solo = isSolo(config) ? soloOf(box, supply, spec.solo ?? {}, spec.base?.revealed ?? false) : undefined;
  const shared = sharedCards(box, supply, spec, card);
  const side = (which: Side, own: SideSpec = {}): SideState => {
    const rest = solo !== undefined && which === IMPERIAL ? withMainDeck(supply, named[which], solo.main) : undefined;
    return sideOf(supply, own, rest ?? withRest(supply, which, named[which]));
  };
  const state: State = {
    format: STATE_FORMAT,
    game: "rebellion",
    catalogue: box.hash,
    config,
    words: wordsOfSeed(spec.seed ?? "scenario"),
    round: spec.round ?? ROUND,
    phase: table.phase,
    current: currentOf(table, frames, spec),
    time: spec.time ?? spec.round ?? ROUND,
    reputation: spec.reputation ?? box.catalogue.board.reputationStart,
    places: table.places,
    leaders: table.leaders,
    sides: [side(REBEL, spec.rebel), side(IMPERIAL, spec.imperial)],
    ...candidatesOf(box, supply, { places: table.places, ...shared, ...expansion }, system, spec),
    ...shared,
    rerollUsed: spec.rerollUsed ?? false,
    modifiers: (spec.modifiers ?? []).map((one) => modifierOf(supply, one)),
    delayed: (spec.delayed ?? []).map(({ card, by, leaders }) => ({
      at: "end-of-command-phase",
      card: supply.card(card).code,
      chair: by === undefined ? chairTaking(config, spec) : chairNamed(config, by),
      leaders: leaders.map((id) => supply.leader(id)).sort((a, b) => a - b),
    })),
    ...expansion,
    ...tacticDecksOf(box, supply, spec),
    ...advancedOf(box, supply, spec),
    frames,
    outcome: null,
    ...putAway,
    ...(solo === undefined ? {} : { solo: solo.state }),
  };
  return soundState(state, brokenInvariants({ box, state }));
}

/** Returns the data of the expansion. Objectives that target markers belong to are in play. */
function expansionOf(
  supply: Supply,
  config: Config,
  { targets, held, objectivesInPlay }: Scenario,
): Pick<State, "targets" | "held" | "objectivesInPlay"> {
  return {
    ...(targets && {
      targets: targets
        .map(({ card, system }) => ({ card: supply.card(card).code, system: supply.system(system) }))
        .sort((a, b) => a.system - b.system || a.card - b.card),
    }),
    ...(held && {
      held: held.map(({ card, probe, by = sideOfAction(supply, card) }) => ({
        card: supply.card(card).code,
        probe: supply.takeProbe(probe),
        chair: chairNamed(config, by),
      })),
    }),
    ...(objectivesInPlay && { objectivesInPlay: [...supply.takeAll(objectivesInPlay)].sort((a, b) => a - b) }),
  };
}

/**
 * Returns the cards that the expansion has put away, and the pool limits. Defaults to no cards and the usual limits.
 */
function expansionPart(supply: Supply, spec: ExpansionSpec): ExpansionState {
  const ascending = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => a - b);
  const { poolLimits, objectivesBoxed, missionsBoxed } = spec;
  return {
    poolLimits: poolLimits ?? NEW_EXPANSION.poolLimits,
    objectivesBoxed: shuffled(supply.takeAll(objectivesBoxed)),
    missionsBoxed: [
      ascending(supply.takeAll(missionsBoxed?.rebel)),
      ascending(supply.takeAll(missionsBoxed?.imperial)),
    ],
  };
}

function sideOfAction(supply: Supply, id: string): Faction {
  const card = supply.card(id);
  return named("action card", id, card.type === "action" ? card : undefined, []).entry.faction;
}

/** Returns the locations of the advanced tactic cards that a scenario names. */
function advancedOf(box: Box, supply: Supply, { advancedTactics }: Scenario): Pick<State, "advancedTactics"> {
  if (!box.cinematic) return {};
  const discards = supply.takeAll(advancedTactics?.discards);
  const removed = [...supply.takeAll(advancedTactics?.removed)].sort((a, b) => a - b);
  const of = (side: Side, theater: TheaterIndex) =>
    discards.filter((card) => box.advancedTactics[side][theater].includes(card));
  const beside = (side: Side) => [of(side, SPACE), of(side, GROUND)] as const;
  return { advancedTactics: { discards: [beside(REBEL), beside(IMPERIAL)], removed } };
}

function boxOf({ catalogue, config }: Scenario): Box {
  return boxFor(configOf(config), catalogue);
}

function tableOf(box: Box, supply: Supply, config: Config, spec: Scenario): Table {
  const leaders = leadersOf(box, supply, spec);
  return { config, phase: spec.phase ?? "command", places: placesOf(box, supply, spec), leaders };
}

function sideOf(supply: Supply, { queue, passed }: SideSpec, cards: NamedCards): SideState {
  return {
    ...cards,
    queue: [supply.units(queue?.[0]), supply.units(queue?.[1]), supply.units(queue?.[2])],
    passed: typeof passed === "object" ? passed : [passed ?? false, false],
  };
}

function modifierOf(supply: Supply, { effect, card, until, system, leader }: ModifierSpec): State["modifiers"][number] {
  return {
    effect,
    card: supply.card(card).code,
    until,
    system: system === undefined ? NOWHERE : supply.system(system),
    leader: leader === undefined ? NO_LEADER : supply.leader(leader),
  };
}
