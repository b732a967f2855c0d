import { nearest } from "@sw/tabletop";
import { safeParse } from "valibot";
import { expect } from "vitest";
import { game } from "../../../src/index.ts";
import { stateSchema } from "../../../src/saves/parse/state.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { AttackKind, GameFrame } from "../../../src/state/frames.ts";
import type { State, UnitState } from "../../../src/state/state.ts";
import { play, type Scenario, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { add, DONE, perform } from "../../helpers/actions.ts";
import { acting, acts, FAR, PHASE, READY } from "../../helpers/activations.ts";
import { attackOf, missed } from "../../helpers/attacks.ts";
import { LOST } from "../../helpers/commands.ts";
import { onMission } from "../../helpers/moves.ts";
import { offered } from "../../helpers/reading.ts";
import { box, type Fielding, scene, settled } from "../../helpers/scene.ts";
import { apart } from "../commands/reach.ts";

/** A unit's own attack at the first enemy misses. */
export function ownAttackMisses(mine: readonly Fielding[], theirs: readonly Fielding[]): State {
  return missed(attackOf(mine, theirs, { only: mine.length }));
}

const SETUP: GameFrame = { kind: "setup", stage: "setup-effects", turn: 0, first: 0, done: [] };

export const inSetUp = (army: readonly Fielding[]): State =>
  settled({
    ...onMission(scene({ armies: [army, [{ ...FAR, at: null }]], frames: [SETUP] })),
    phase: "setup",
    round: 0,
  }).state;

export const bearing = (unit: string, ...upgrades: readonly string[]): UnitSpec => ({ unit, upgrades, at: [400, 300] });

/** The first unit of the first player in the middle of its activation. */
export const firstActs = (mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [LOST]): State =>
  scenario({ activating: "p1.0", "player-1": { units: mine, hand: [] }, "player-2": { units: theirs, hand: [] } });

export const crowdAround = (unit: string, more: Partial<UnitSpec> = {}): readonly UnitSpec[] =>
  [450, 350].map((x) => apart(unit, 0, { at: [x, 300], ...more }));

const LUKE = "luke-skywalker-hero-of-the-rebellion";

const VADER = "darth-vader-dark-lord-of-the-sith";

/** An attack of the acting unit on an enemy with all its weapons of a kind, up to the first question in the pool. */
export function fought(state: State, kind: AttackKind, defender = "p2.0"): State {
  let now = play(state, [perform("attack")]).state;
  while (game.decision(now)?.kind === "attack") {
    const all = game.legalActions(now);
    const named = all.find((one) => one.type === "declare" && one.subject === defender);
    const weapon = all.find((one) => one.type === "add-weapon" && one.kind === kind);
    now = play(now, [named ?? weapon ?? DONE]).state;
  }
  return now;
}

/** What a card counts for in the pool that is being resolved. */
export function worth(state: State, side: "attacker" | "defender", card: string): number {
  return nearest(state, "pool")?.situation[side].keywords[card] ?? 0;
}

/** A hero of each side, in contact or 93 mm apart; whoever aims is asked in every pool of theirs. */
export function duel(kind: AttackKind, mine: Partial<UnitSpec>, theirs: Partial<UnitSpec> = {}): State {
  const x = kind === "melee" ? 427 : 520;
  const hero: UnitSpec = { unit: LUKE, at: [400, 300], tokens: { aim: 1 }, ...mine };
  return fought(firstActs([hero], [{ unit: VADER, at: [x, 300], tokens: { dodge: 1 }, ...theirs }, LOST]), kind);
}

export const shaken = (count: number): { readonly suppression: number } => ({ suppression: count });

/** The answers of an action, whatever they are about. */
export const answersTo = (state: State): readonly string[] =>
  offered(state).filter((key) => key !== "pass" && key !== "done");

export const TRAINED_LUKE: Fielding = {
  unit: "luke-skywalker-hero-of-the-rebellion",
  upgrades: ["force-reflexes", "jedi-mind-trick"],
  at: [300, 300],
};

export function inquisitor(x: number, upgrades: readonly string[] = ["inquisitorius-training"]): Fielding {
  return { unit: "fifth-brother-the-kill-is-mine", upgrades, at: [x, 300], state: READY };
}

export function expectKept(state: State): void {
  expect(safeParse(stateSchema(box), JSON.parse(JSON.stringify(state))).output).toEqual(state);
}

const NEAR: Fielding = { unit: "stormtroopers", at: [500, 300], tokens: { suppression: 2 } };

const FRIENDS_NEAR: readonly Fielding[] = [
  NEAR,
  { ...NEAR, at: [300, 600] },
  { unit: "at-st", at: [600, 500] },
  { ...NEAR, at: [800, 150] },
];

/** A vehicle with a pilot, two trooper units at range 2, a vehicle there, and a trooper unit out of range. */
export function piloted(pilot: string): State {
  return acts([{ unit: "at-st", upgrades: [pilot], at: [300, 300] }, ...FRIENDS_NEAR]).state;
}

/** A state with these wounds on the miniatures of a unit, and those at these places fallen this round. */
export function hurtUnit(state: State, unit: number, wounds: readonly number[], fallen: readonly number[] = []): State {
  const struck = (one: UnitState): UnitState => ({
    ...one,
    fallen,
    miniatures: one.miniatures.map((miniature, place) => ({
      ...miniature,
      wounds: fallen.includes(place) ? 1 : (wounds[place] ?? 0),
      status: fallen.includes(place) ? ("defeated" as const) : miniature.status,
    })),
  });
  return { ...state, units: state.units.map((one, index) => (index === unit ? struck(one) : one)) };
}

/** With the rifles of all its miniatures a pool stands without a word. */
const SQUAD = 4;

export function withUpgrades(fielding: Fielding, ...upgrades: readonly string[]): Fielding {
  return { ...fielding, upgrades };
}

/** So many rifles of the first unit fire at the only enemy, and what their dice show; nobody spends anything. */
export function fire(rifles: number): readonly Action[] {
  const shots = Array.from({ length: rifles }, (_, place) => add(place, 1));
  return rifles < SQUAD ? [...shots, DONE] : shots;
}

export function chances(state: State): readonly string[] {
  return offered(state).filter((key) => key !== "pass");
}

/** Iden with her droid, which has upgrades of its own. */
export function idenWith(upgrades: readonly string[], more: Partial<UnitSpec> = {}, now: Scenario = {}): State {
  const unit: UnitSpec = {
    unit: "iden-versio-inferno-squad-leader",
    at: [300, 300],
    counterpart: { counterpart: "idens-id10-seeker-droid", upgrades },
    ...more,
  };
  const others: UnitSpec = { unit: "stormtroopers", at: [1500, 100], order: "faceup" };
  return scenario({
    "player-1": { units: [unit, others], hand: [] },
    "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 800], order: "faceup" }], hand: [] },
    ...now,
  });
}

/** The highest speed of the moves that a unit may make now. */
export function fastest(state: State): number {
  return Math.max(
    ...game
      .legalActions(state)
      .flatMap((one) => (one.type === "move" && "tool" in one.move ? [one.move.tool.speed] : [0])),
  );
}

export function vaderWith(...upgrades: readonly string[]): Fielding {
  return { unit: "darth-vader-dark-lord-of-the-sith", upgrades, at: [300, 300] };
}

/** The first unit of the first army in the middle of its actions. */
export function actsAgainst(mine: readonly Fielding[], theirs: readonly Fielding[]): State {
  return settled(scene({ armies: [mine, theirs], frames: [PHASE, acting(0)] })).state;
}

const STORM: Fielding = { unit: "stormtroopers", at: [600, 300] };

/** Orders of a card being issued, with nothing left to order by the card itself. */
export function ordering(upgrade: string): State {
  const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: [upgrade], at: [300, 300] };
  const command: GameFrame = { kind: "command", stage: "orders", turn: 0 };
  const state = { phase: "command", frames: [command] } as const;
  const players = [{ nominated: 0 }, { nominated: 2 }] as const;
  return settled(scene({ armies: [[veers, STORM], [{ unit: "rebel-troopers" }]], players, state })).state;
}
