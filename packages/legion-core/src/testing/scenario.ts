import { addAllToBag, at, EMPTY_PILE, type Step, type Violation, wordsOfSeed } from "@sw/tabletop";
import { type BeginOptions, begun, named, refuseScenario, refuseUnknownKeys, soundState } from "@sw/tabletop/testing";
import { type ArmyList, type BattleDeck, FORMATS, type ListedCounterpart } from "../army/list.ts";
import { commandFault } from "../cards/commands/faults.ts";
import type { Entry } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import { defaultCatalogue as everything } from "../content/catalogue.ts";
import { ENTRIES } from "../content/entries.ts";
import { hadSecretMissions } from "../content/keywords/sc-se.ts";
import { engineOf } from "../engine/engine.ts";
import type { LegionTypes } from "../game.ts";
import { unplayedBattleCard } from "../mission/faults.ts";
import { battleEntries } from "../mission/in-play.ts";
import { brokenInvariants } from "../saves/invariants.ts";
import { inCatalogueOrder } from "../setup/refused-config.ts";
import { emptyTable } from "../setup/setup.ts";
import { unplayedFault } from "../setup/unsupported.ts";
import { type Box, compileBox, type GameEntries } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { ActivationFrame, GameFrame } from "../state/frames.ts";
import { type UnitIndex, undefeated, unitId, unitOfId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptByAll } from "../state/memo/memo.ts";
import { bitOf, opponentOf, PUBLIC, SEATS, type Side, sideOfSeat } from "../state/seats.ts";
import { type BattleKind, emptyPool, type SideState, type State, type TableToken } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { mm } from "../table/lengths.ts";
import { isSuppressed } from "../units/conditions.ts";
import { isPanicked } from "../units/panic.ts";
import { rankOf } from "../units/ranks.ts";
import { BOX } from "./box.ts";
import {
  type CounterpartSpec,
  type EquippedSpec,
  type MissionSpec,
  type ObjectiveSpec,
  SCENARIO,
  type Scenario,
  type SideSpec,
  type TokenSpec,
} from "./spec.ts";
import { equippedOn, unitsOf } from "./units.ts";

/** The default round of a scenario. */
const ROUND = 2;
/** The default number of actions of an activation. */
const ACTIONS = 2;
const ORDERS = "standing-orders";

/**
 * Builds a state from a short description and runs automatic steps until a player is asked, with chance from `seed`.
 * Units and cards are given by id; see {@link Scenario} for defaults. Throws a {@link ScenarioError} for an unknown key
 * or name (`tt.input.shape`), a card or keyword without an implementation, or a broken invariant. Army building rules
 * are not checked.
 */
export function scenario(spec: Scenario = {}): State {
  return begin(spec).state;
}

/**
 * Builds a scenario and also returns the events of its automatic steps. `draws` gives random results by name, in order;
 * `until` continues to a kind of question.
 */
export function begin(spec: Scenario = {}, options: BeginOptions<LegionTypes> = {}): Step<State, Event> {
  const box = boxOf(spec);
  const broken = (state: State): readonly Violation[] => brokenInvariants({ box, state });
  return begun(engineOf(box), (chance) => new GameWork(box, laidOut(spec), chance), broken, options);
}

/** Builds the state of a scenario before any automatic step, for tests of single procedures. */
export function laidOut(spec: Scenario = {}): State {
  refuseUnknownKeys(spec, SCENARIO);
  const box = boxOf(spec);
  const blue = sideOfSeat(spec.blue ?? "player-1");
  const config = configOf(box, spec, blue);
  refuseUnplayed(box, config, spec);
  const empty = emptyTable(box, config, wordsOfSeed(spec.seed ?? "scenario"));
  const ids = empty.units.map((_, index) => unitId(empty, index));
  const unit = (id: string): number => named("unit", id, unitOfId(empty, id), ids);
  const phase = spec.phase ?? "activation";
  const priority = spec.priority === undefined ? blue : sideOfSeat(spec.priority);
  const units = holding(unitsOf({ box, state: empty }, spec), spec, unit);
  const state: State = {
    ...empty,
    round: spec.round ?? (phase === "setup" ? 0 : ROUND),
    phase,
    blue,
    priority: phase === "setup" ? null : priority,
    units,
    mission: missionOf(box, spec.mission ?? {}, blue, { ...empty, units, unit }),
    tokens: (spec.tokens ?? []).map((token) => tokenOf(token, unit)),
    terrain: spec.terrain ?? [],
  };
  const players = ([0, 1] as const).map((side) => sideOf({ box, state }, side, spec, unit));
  const before: State = {
    ...state,
    sides: [at(players, 0), at(players, 1)],
    ongoing: (spec.ongoing ?? []).map(({ about, ...one }) => ({
      ...one,
      unit: unit(one.unit),
      ...(about === undefined ? {} : { about: unit(about) }),
    })),
  };
  return sound({ box, state: { ...before, frames: framesOf(spec, { box, state: before }, unit) } });
}

function boxOf({ catalogue = everything, ...spec }: Scenario): Box {
  const { keywords, battle, commands, upgrades, forces } = { ...ENTRIES, ...ownEntries(spec) };
  return compiled([catalogue, keywords, battle, commands, upgrades, forces], () =>
    compileBox({ catalogue, keywords, battle, commands, upgrades, forces }),
  );
}

/** Returns the entries that a scenario defines. */
function ownEntries(spec: Partial<GameEntries>): Partial<GameEntries> {
  return Object.fromEntries(ENTRY_KINDS.flatMap((kind) => (spec[kind] === undefined ? [] : [[kind, spec[kind]]])));
}

const ENTRY_KINDS = ["keywords", "battle", "commands", "upgrades", "forces"] as const;

const compileOnce = keptByAll<object, Box>();

/** Returns the box of these cards and entries, compiled once for all scenarios with the same objects. */
function compiled(parts: readonly object[], make: () => Box): Box {
  const published = [everything, ...ENTRY_KINDS.map((kind) => ENTRIES[kind])];
  return parts.every((part, place) => part === published[place]) ? BOX : compileOnce(parts, make);
}

/** Throws for cards and keywords of a scenario that would have no effect because they are not implemented. */
function refuseUnplayed(box: Box, config: Config, { ongoing = [], format }: Scenario): void {
  const fault = commandFault(box, config) ?? unplayedBattleCard(box, config) ?? unplayedFault(box, config);
  if (fault !== undefined) refuseScenario(fault);
  for (const { keyword } of ongoing) named("keyword", keyword, box.keywords[keyword], Object.keys(box.keywords));
  if (format !== undefined && !FORMATS.includes(format)) named("format", format, undefined, FORMATS);
}

function placesOf(ids: readonly string[], entries: readonly Entry[]): readonly number[] {
  const known = (): readonly string[] => entries.map(({ id }) => id);
  return ids.map((id): number => {
    const place = entries.findIndex((entry) => entry.id === id);
    return named("card", id, place < 0 ? undefined : place, known());
  });
}

function handOf({ hand = [ORDERS] }: SideSpec): readonly string[] {
  return hand;
}

/** Returns the army lists of both players, including all cards mentioned anywhere in the scenario. */
function configOf(box: Box, spec: Scenario, blue: Side): Config {
  const armies = ([0, 1] as const).map((side): ArmyList => {
    const seat = SEATS[side];
    const sideSpec = spec[seat] ?? {};
    const units = (sideSpec.units ?? []).map((one) => (typeof one === "string" ? { unit: one } : one));
    const { cards: known } = box;
    const cards = units.map(({ unit }) => named("unit", unit, known.units.get(unit), known.units.keys()));
    for (const { card } of units.flatMap(equippedOn))
      named("upgrade", card, known.upgrades.get(card), known.upgrades.keys());
    if (sideSpec.battleForce !== undefined)
      named(
        "battle force",
        sideSpec.battleForce,
        known.battleForces.get(sideSpec.battleForce),
        known.battleForces.keys(),
      );
    const { primary, secondary, advantages = {} } = spec.mission ?? {};
    const from = (objective: ObjectiveSpec | undefined): readonly string[] => {
      if (objective === undefined) return [];
      const { card, owner } = ownedBy(objective, blue);
      return owner === side ? [card] : [];
    };
    const own = advantages[seat];
    const commandHand = commandsOf(sideSpec);
    placesOf(commandHand, known.catalogue.commands);
    return {
      format: spec.format ?? "standard",
      faction: sideSpec.faction ?? cards[0]?.faction ?? "galactic-empire",
      ...(sideSpec.battleForce === undefined ? {} : { battleForce: sideSpec.battleForce }),
      units: units.map(({ unit, upgrades = [], counterpart }) => ({
        unit,
        upgrades: idsOf(upgrades),
        ...(counterpart === undefined ? {} : { counterpart: counterpartOf(box, counterpart) }),
      })),
      commandHand,
      battleDeck: battleDeckOf(box, {
        primary: [...deckOf(sideSpec, "primary"), ...from(primary)],
        secondary: [...deckOf(sideSpec, "secondary"), ...from(secondary)],
        advantages: [...deckOf(sideSpec, "advantage"), ...(own === undefined ? [] : [own])],
      }),
    };
  });
  return inCatalogueOrder(box, { table: spec.table ?? { terrain: [] }, armies: [at(armies, 0), at(armies, 1)] });
}

/** Lists the command cards of a side in all places. */
function commandsOf(side: SideSpec): readonly string[] {
  const { shownHand = [], revealed, discard = [], permanents = [], laidAside = [] } = side;
  return [
    ...handOf(side),
    ...shownHand,
    ...(revealed === undefined ? [] : [revealed]),
    ...discard,
    ...permanents,
    ...laidAside,
  ];
}

/** Lists the battle cards of a kind in the deck and in its discards. */
function deckOf({ decks, decksDiscarded }: SideSpec, kind: BattleKind): readonly string[] {
  return [...(decks?.[kind] ?? []), ...(decksDiscarded?.[kind] ?? [])];
}

/** Returns a battle deck after a check that its cards exist. */
function battleDeckOf(box: Box, deck: BattleDeck): BattleDeck {
  placesOf(deck.primary, battleEntries(box, "primary"));
  placesOf(deck.secondary, battleEntries(box, "secondary"));
  placesOf(deck.advantages, battleEntries(box, "advantage"));
  return deck;
}

function idsOf(upgrades: readonly EquippedSpec[]): readonly string[] {
  return upgrades.map((one) => (typeof one === "string" ? one : one.card));
}

function counterpartOf({ cards }: Box, spec: string | CounterpartSpec): ListedCounterpart {
  const { counterpart, upgrades } = typeof spec === "string" ? { counterpart: spec, upgrades: [] } : spec;
  named("counterpart", counterpart, cards.counterparts.get(counterpart), cards.counterparts.keys());
  return { counterpart, upgrades: idsOf(upgrades) };
}

function ownedBy(objective: ObjectiveSpec, blue: Side): { readonly card: string; readonly owner: Side } {
  return typeof objective === "string"
    ? { card: objective, owner: blue }
    : { card: objective.card, owner: sideOfSeat(objective.owner) };
}

/** Returns the index of a unit in the state, by its id in the scenario. */
type UnitNamed = (id: string) => number;

function tokenOf(spec: TokenSpec, unit: UnitNamed): TableToken {
  const { kind, name, at: spot = [0, 0], owner, holder, removed = false, face } = spec;
  const [x, y, z = 0] = spot;
  return {
    kind,
    name,
    owner: owner === undefined ? null : sideOfSeat(owner),
    x: mm(x),
    y: mm(y),
    z: mm(z),
    holder: holder === undefined ? null : unit(holder),
    removed,
    ...(face === undefined ? {} : { face }),
  };
}

/** Returns the units with the tokens that they carry. */
function holding(units: State["units"], { tokens = [] }: Scenario, unit: UnitNamed): State["units"] {
  const held = tokens.flatMap(({ holder }, token) => (holder === undefined ? [] : [{ by: unit(holder), token }]));
  if (held.length === 0) return units;
  return units.map((one, index) => ({ ...one, holds: held.flatMap(({ by, token }) => (by === index ? [token] : [])) }));
}

function missionOf(
  box: Box,
  spec: MissionSpec,
  blue: Side,
  { mission, units, unit }: Pick<State, "mission" | "units"> & { readonly unit: UnitNamed },
): State["mission"] {
  const card = (id: string | undefined, kind: BattleKind): number | null =>
    id === undefined ? null : at(placesOf([id], battleEntries(box, kind)), 0);
  const owned = (objective: ObjectiveSpec | undefined, kind: BattleKind): State["mission"]["primary"] => {
    if (objective === undefined) return null;
    const { card: id, owner } = ownedBy(objective, blue);
    return { card: at(placesOf([id], battleEntries(box, kind)), 0), owner };
  };
  return {
    ...mission,
    primary: owned(spec.primary, "primary"),
    secondary: owned(spec.secondary, "secondary"),
    advantages: [card(spec.advantages?.["player-1"], "advantage"), card(spec.advantages?.["player-2"], "advantage")],
    counts: { ...mission.counts, ...hadSecretMissions(units), ...spec.counts },
    marked: (spec.marked ?? []).map(unit),
  };
}

function sideOf(look: Look, side: Side, spec: Scenario, unit: UnitNamed): SideState {
  const { box } = look;
  const { activating, [SEATS[side]]: sideSpec = {} } = spec;
  const { commands } = box.cards.catalogue;
  const one = (id: string | undefined): number | null => (id === undefined ? null : at(placesOf([id], commands), 0));
  const deck = (kind: BattleKind): SideState["decks"]["primary"] => {
    const cards = placesOf(sideSpec.decks?.[kind] ?? [], battleEntries(box, kind));
    const discard = placesOf(sideSpec.decksDiscarded?.[kind] ?? [], battleEntries(box, kind));
    return { deck: addAllToBag(EMPTY_PILE, cards, bitOf(side)), discard };
  };
  const revealed = one(sideSpec.revealed);
  const own = addAllToBag(EMPTY_PILE, placesOf(handOf(sideSpec), commands), bitOf(side));
  return {
    hand: addAllToBag(own, placesOf(sideSpec.shownHand ?? [], commands), PUBLIC),
    chosen: one(sideSpec.chosen),
    revealed,
    lastPips: sideSpec.lastPips ?? (revealed === null ? null : at(commands, revealed).pips),
    discard: placesOf(sideSpec.discard ?? [], commands),
    permanents: placesOf(sideSpec.permanents ?? [], commands),
    ...(sideSpec.laidAside === undefined ? {} : { laidAside: placesOf(sideSpec.laidAside, commands) }),
    ...(sideSpec.heldOrders === undefined ? {} : { heldOrders: sideSpec.heldOrders }),
    nominated: sideSpec.nominated === undefined ? null : unit(sideSpec.nominated),
    orderPool: { ...emptyPool(), ...(sideSpec.orderPool ?? poolOf(look, side, activating)) },
    passPool: sideSpec.passPool ?? 0,
    passed: sideSpec.passed ?? false,
    points: sideSpec.points ?? 0,
    edge: sideSpec.edge ?? (side === 0 ? "near" : "far"),
    decks: { primary: deck("primary"), secondary: deck("secondary"), advantage: deck("advantage") },
  };
}

/**
 * Returns the default order pool: in the Activation Phase, one token for each other undefeated unit without an order
 * token (leg.order-pool.create).
 */
function poolOf(look: Look, side: Side, activating: string | undefined): Partial<Record<Rank, number>> {
  const { state } = look;
  const pool: Partial<Record<Rank, number>> = {};
  if (state.phase !== "activation") return pool;
  for (const unit of undefeated(state, side)) {
    if (at(state.units, unit).order !== "none" || unitId(state, unit) === activating) continue;
    const rank = rankOf(look, unit);
    pool[rank] = (pool[rank] ?? 0) + 1;
  }
  return pool;
}

/**
 * Returns the frames of the stack: the phase, the current activation (by a drawn token if the unit has no order), and
 * the frames above it.
 */
function framesOf(spec: Scenario, look: Look, unit: UnitNamed): readonly GameFrame[] {
  const { state } = look;
  const { phase, priority } = state;
  const { activating, frames = [] } = spec;
  const turn = spec.active === undefined ? (priority ?? 0) : sideOfSeat(spec.active);
  if (activating === undefined) return [floorOf(phase, turn), ...frames];
  const next = opponentOf(sideOfSeat(activating.startsWith("p1.") ? "player-1" : "player-2"));
  return [
    floorOf(phase, next),
    {
      kind: "activation",
      unit: unit(activating),
      stage: "actions",
      ...actionsOf(spec, look, unit(activating)),
      done: [],
      marks: [],
      drawn: at(state.units, unit(activating)).order === "none",
      ...spec.activation,
    },
    ...frames,
  ];
}

/**
 * Returns how many actions a unit has when its Perform Actions step begins. Defaults to two, one if suppressed or none
 * if panicked (leg.rally.panicked-no-actions, leg.rally.suppressed-action).
 */
function actionsOf(
  { actions, activation: { stage: step = "actions" } = {} }: Scenario,
  look: Look,
  unit: UnitIndex,
): Pick<ActivationFrame, "actions" | "panicked"> {
  if (actions !== undefined || step !== "actions") return { actions: actions ?? ACTIONS, panicked: false };
  const panicked = isPanicked(look, unit);
  return { actions: panicked ? 0 : ACTIONS - (isSuppressed(look, unit) ? 1 : 0), panicked };
}

function floorOf(phase: State["phase"], side: Side): GameFrame {
  switch (phase) {
    case "setup":
      return { kind: "setup", stage: "reveal", turn: 0, first: side, done: [] };
    case "command":
      return { kind: "command", stage: "choose", turn: 0 };
    case "activation":
      return { kind: "activation-phase", side: side, drawn: null, mayPass: false };
    case "end":
      return { kind: "end", stage: "start", turn: 0 };
  }
}

/** Returns the state, or throws if it breaks an invariant. */
function sound(look: Look): State {
  return soundState(look.state, brokenInvariants(look));
}
