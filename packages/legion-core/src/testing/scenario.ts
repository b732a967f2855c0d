import { addAllToBag, at, EMPTY_PILE, type Step, type Violation, wordsOfSeed } from "@sw/tabletop";
import { type BeginOptions, begun, soundState } from "@sw/tabletop/testing";
import type { ArmyList } from "../army/list.ts";
import type { Entry } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import { catalogue as everything } from "../content/catalogue.ts";
import { ENTRIES } from "../content/entries.ts";
import { engineOf } from "../engine/engine.ts";
import { battleEntries } from "../mission/in-play.ts";
import { brokenInvariants } from "../saves/invariants.ts";
import { inCatalogueOrder } from "../setup/refused-config.ts";
import { emptyTable } from "../setup/setup.ts";
import { type GameBox, gameBox } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { GameFrame } from "../state/frames.ts";
import { undefeated, unitId, unitOfId } from "../state/ids.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { bitOf, opponentOf, type Player, PUBLIC, playerOf, SEATS } from "../state/seats.ts";
import type { BattleKind, PlayerState, State } from "../state/state.ts";
import { emptyPool } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { rankOf } from "../units/ranks.ts";
import { BOX } from "./box.ts";
import type { MissionSpec, Scenario, SideSpec } from "./spec.ts";
import { unitsOf } from "./units.ts";

/** Round of a scenario that names none. */
const ROUND = 2;
const ORDERS = "standing-orders";

/**
 * Builds a state from a few lines and lets go on what goes on by itself, until somebody is asked (chance from `seed`). Units
 * and cards go by id; see {@link Scenario} for what is not mentioned. Throws if a name is unknown or an invariant is broken,
 * and says which. Whether an army could be brought to a game is not asked.
 */
export function scenario(spec: Scenario = {}): State {
  return begin(spec).state;
}

/** The same, with the events of what goes on by itself; `draws` answers chance by name, in order, and `until` goes on to a question. */
export function begin(spec: Scenario = {}, options: BeginOptions<Play> = {}): Step<State, Event> {
  const box = boxOf(spec);
  const broken = (state: State): readonly Violation[] => brokenInvariants({ box, state });
  return begun(engineOf(box), (chance) => new GameWork(box, laidOut(spec), chance), broken, options);
}

/** The state as it is laid out, before anything goes on by itself: for tests of single procedures. */
export function laidOut(spec: Scenario = {}): State {
  const box = boxOf(spec);
  const blue = playerOf(spec.blue ?? "player-1");
  const config = configOf(box, spec, blue);
  const empty = emptyTable(box, config, wordsOfSeed(spec.seed ?? "scenario"));
  const phase = spec.phase ?? "activation";
  const priority = spec.priority === undefined ? blue : playerOf(spec.priority);
  const state: State = {
    ...empty,
    round: spec.round ?? (phase === "setup" ? 0 : ROUND),
    phase,
    blue,
    priority: phase === "setup" ? null : priority,
    units: unitsOf({ box, state: empty }, spec),
    mission: missionOf(box, spec.mission ?? {}, blue, empty),
    tokens: (spec.tokens ?? []).map((token) => ({ ...LYING, ...token })),
    terrain: spec.terrain ?? [],
  };
  const unit = (id: string): number => named(id, unitOfId(state, id));
  const players = ([0, 1] as const).map((player) => sideOf({ box, state }, player, spec, unit));
  return sound({
    box,
    state: {
      ...state,
      players: [at(players, 0), at(players, 1)],
      ongoing: (spec.ongoing ?? []).map(({ about, ...one }) => ({
        ...one,
        unit: unit(one.unit),
        ...(about === undefined ? {} : { about: unit(about) }),
      })),
      frames: framesOf(spec, state, unit),
    },
  });
}

function boxOf({ catalogue, keywords }: Scenario): GameBox {
  if (catalogue === undefined && keywords === undefined) return BOX;
  return gameBox({ ...ENTRIES, catalogue: catalogue ?? everything, keywords: keywords ?? ENTRIES.keywords });
}

function named<Found>(name: string, found: Found | undefined): Found {
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  return found;
}

function placesOf(ids: readonly string[], entries: readonly Entry[]): readonly number[] {
  return ids.map((id) => {
    const place = entries.findIndex((entry) => entry.id === id);
    return named(id, place < 0 ? undefined : place);
  });
}

function handOf({ hand = [ORDERS] }: SideSpec): readonly string[] {
  return hand;
}

/** Both lists, with the cards that lie somewhere. */
function configOf(box: GameBox, spec: Scenario, blue: Player): Config {
  const armies = ([0, 1] as const).map((player): ArmyList => {
    const seat = SEATS[player];
    const side = spec[seat] ?? {};
    const units = (side.units ?? []).map((one) => (typeof one === "string" ? { unit: one } : one));
    const cards = units.map(({ unit }) => named(unit, box.cards.units.get(unit)));
    for (const upgrade of units.flatMap(({ upgrades = [] }) => upgrades))
      named(upgrade, box.cards.upgrades.get(upgrade));
    const { primary, secondary, advantages = {} } = spec.mission ?? {};
    const from = (card: string | undefined): readonly string[] => (card === undefined || player !== blue ? [] : [card]);
    const own = advantages[seat];
    return {
      format: spec.format ?? "standard",
      faction: side.faction ?? cards[0]?.faction ?? "galactic-empire",
      ...(side.battleForce === undefined ? {} : { battleForce: side.battleForce }),
      units: units.map(({ unit, upgrades = [], counterpart }) => ({
        unit,
        upgrades,
        ...(counterpart === undefined ? {} : { counterpart: { counterpart, upgrades: [] } }),
      })),
      commandHand: [
        ...handOf(side),
        ...(side.shownHand ?? []),
        ...(side.revealed === undefined ? [] : [side.revealed]),
        ...(side.discard ?? []),
        ...(side.permanents ?? []),
        ...(side.laidAside ?? []),
      ],
      battleDeck: {
        primary: [...(side.decks?.primary ?? []), ...from(primary)],
        secondary: [...(side.decks?.secondary ?? []), ...from(secondary)],
        advantages: [...(side.decks?.advantage ?? []), ...(own === undefined ? [] : [own])],
      },
    };
  });
  return inCatalogueOrder(box, { table: spec.table ?? { terrain: [] }, armies: [at(armies, 0), at(armies, 1)] });
}

const LYING = { owner: null, x: 0, y: 0, z: 0, holder: null, removed: false };

function missionOf(box: GameBox, spec: MissionSpec, blue: Player, { mission }: State): State["mission"] {
  const card = (id: string | undefined, kind: BattleKind): number | null =>
    id === undefined ? null : at(placesOf([id], battleEntries(box, kind)), 0);
  const owned = (id: string | undefined, kind: BattleKind): State["mission"]["primary"] => {
    const found = card(id, kind);
    return found === null ? null : { card: found, owner: blue };
  };
  return {
    ...mission,
    primary: owned(spec.primary, "primary"),
    secondary: owned(spec.secondary, "secondary"),
    advantages: [card(spec.advantages?.["player-1"], "advantage"), card(spec.advantages?.["player-2"], "advantage")],
    counts: spec.counts ?? mission.counts,
  };
}

function sideOf(look: Look, player: Player, spec: Scenario, unit: (id: string) => number): PlayerState {
  const { box } = look;
  const { activating, [SEATS[player]]: side = {} } = spec;
  const { commands } = box.cards.catalogue;
  const one = (id: string | undefined): number | null => (id === undefined ? null : at(placesOf([id], commands), 0));
  const deck = (kind: BattleKind): PlayerState["decks"]["primary"] => {
    const cards = placesOf(side.decks?.[kind] ?? [], battleEntries(box, kind));
    return { deck: addAllToBag(EMPTY_PILE, cards, bitOf(player)), discard: [] };
  };
  const own = addAllToBag(EMPTY_PILE, placesOf(handOf(side), commands), bitOf(player));
  return {
    hand: addAllToBag(own, placesOf(side.shownHand ?? [], commands), PUBLIC),
    chosen: one(side.chosen),
    revealed: one(side.revealed),
    lastPips: side.revealed === undefined ? null : at(commands, at(placesOf([side.revealed], commands), 0)).pips,
    discard: placesOf(side.discard ?? [], commands),
    permanents: placesOf(side.permanents ?? [], commands),
    ...(side.laidAside === undefined ? {} : { laidAside: placesOf(side.laidAside, commands) }),
    ...(side.heldOrders === undefined ? {} : { heldOrders: side.heldOrders }),
    nominated: side.nominated === undefined ? null : unit(side.nominated),
    orderPool: { ...emptyPool(), ...(side.orderPool ?? poolOf(look, player, activating)) },
    passPool: side.passPool ?? 0,
    passed: side.passed ?? false,
    points: side.points ?? 0,
    edge: side.edge ?? (player === 0 ? "near" : "far"),
    decks: { primary: deck("primary"), secondary: deck("secondary"), advantage: deck("advantage") },
  };
}

/** In the Activation Phase one token of its rank for each other undefeated unit without one (leg.order-pool.create). */
function poolOf(look: Look, player: Player, activating: string | undefined): Partial<Record<Rank, number>> {
  const { state } = look;
  const pool: Partial<Record<Rank, number>> = {};
  if (state.phase !== "activation") return pool;
  for (const unit of undefeated(state, player)) {
    if (at(state.units, unit).order !== "none" || unitId(state, unit) === activating) continue;
    const rank = rankOf(look, unit);
    pool[rank] = (pool[rank] ?? 0) + 1;
  }
  return pool;
}

/** The frame of the phase, the activation that is under way (by a drawn token without an order), and what lies above. */
function framesOf(spec: Scenario, state: State, unit: (id: string) => number): readonly GameFrame[] {
  const { phase, priority } = state;
  const { activating, actions = 2, frames = [] } = spec;
  const turn = spec.turn === undefined ? (priority ?? 0) : playerOf(spec.turn);
  if (activating === undefined) return [floorOf(phase, turn), ...frames];
  const next = opponentOf(playerOf(activating.startsWith("p1.") ? "player-1" : "player-2"));
  const done: readonly string[] = [];
  return [
    floorOf(phase, next),
    {
      kind: "activation",
      unit: unit(activating),
      step: "actions",
      actions,
      done,
      marks: [],
      panicked: false,
      drawn: at(state.units, unit(activating)).order === "none",
    },
    ...frames,
  ];
}

function floorOf(phase: State["phase"], player: Player): GameFrame {
  switch (phase) {
    case "setup":
      return { kind: "setup", step: "reveal", turn: 0, first: player, done: [] };
    case "command":
      return { kind: "command", step: "choose", turn: 0 };
    case "activation":
      return { kind: "activation-phase", player, drawn: null, mayPass: false };
    case "end":
      return { kind: "end", step: "start", turn: 0 };
  }
}

/** The state, if it breaks no invariant. */
function sound(look: Look): State {
  return soundState(look.state, brokenInvariants(look));
}
