import { at, type CardCode, type Pile, shuffled } from "@sw/tabletop";
import { named } from "@sw/tabletop/testing";
import { NEW_CINEMATIC, newBattle } from "../combat/cinematic/battle.ts";
import { isFoughtOver } from "../forces/forces.ts";
import type { Faction } from "../language/language.ts";
import { turnOrder } from "../rounds/phases.ts";
import type { Box } from "../state/box.ts";
import { GROUND, NO_CARD, NO_LEADER, NO_MISSION, NO_PICK, NOWHERE, SPACE, type TheaterIndex } from "../state/codes.ts";
import type { Config } from "../state/config.ts";
import type { CombatFrame, EffectFrame, GameFrame, MissionFrame, Tactics, Wound } from "../state/frames.ts";
import { bitOf, type Chair, chairOf, IMPERIAL, REBEL, type Seat, type Side, sideOfSeat } from "../state/seats.ts";
import type { PlaceState, State } from "../state/state.ts";
import { hasUnit } from "../units/units.ts";
import type { BattleSpec, CombatSpec, EffectSpec, MissionSpec, Scenario, WoundSpec } from "./spec.ts";
import { onTop, type Supply } from "./supply.ts";

const BEFORE_SPACE: readonly CombatFrame["stage"][] = [
  "add-leader",
  "cards-first",
  "cards-second",
  "draw",
  "round",
  "space-first",
];
const BEFORE_GROUND: readonly CombatFrame["stage"][] = [
  ...BEFORE_SPACE,
  "space-second",
  "space-end",
  "plans",
  "plans-rolled",
  "ground-first",
];

/** Returns the chair of a seat or a side. In a team game a side stands for its Admiral. */
export function chairNamed(config: Config, who: Seat | Faction): Chair {
  const side = sideOfSeat(who as Seat);
  return chairOf(config, side, who.endsWith("general") ? 1 : 0);
}

/** Returns the chair whose turn it is. */
export function chairTaking(config: Config, { active }: Scenario): Chair {
  return chairNamed(config, active ?? "rebel");
}

/** The parts of a state that frames depend on. */
export type Table = Pick<State, "config" | "phase" | "places" | "leaders">;

/** Returns the frames of a scenario, the top one last. */
export function framesOf(box: Box, supply: Supply, state: Table, spec: Scenario): readonly GameFrame[] {
  const chair = chairTaking(state.config, spec);
  const frames: GameFrame[] = [phaseFrame(state, chair, spec)];
  if (spec.mission !== undefined) frames.push(missionFrame(supply, state.config, chair, spec.mission));
  if (spec.combat !== undefined) {
    frames.push(combatFrame(box, supply, state, chair, spec.combat));
    if (spec.combat.battle !== undefined) frames.push(battleFrame(supply, spec.combat.battle));
  }
  if (spec.effect !== undefined) frames.push(effectFrame(supply, state.config, chair, spec.effect));
  return [...frames, ...(spec.frames ?? [])];
}

function phaseFrame({ phase, config }: Table, chair: Chair, { stage }: Scenario): GameFrame {
  if (phase === "assignment")
    return { kind: "assignment", chair, last: NO_PICK, open: NO_MISSION, veto: NO_MISSION, vetoes: 0, done: 0 };
  if (phase === "refresh") return { kind: "refresh", stage: stage ?? "objective" };
  return { kind: "command", turn: turnOrder(config).indexOf(chair), stage: "start", revealing: NO_MISSION };
}

function missionFrame(supply: Supply, config: Config, chair: Chair, spec: MissionSpec): MissionFrame {
  const { by, stage, asked, result, successes } = spec;
  return {
    kind: "mission",
    chair: by === undefined ? chair : chairNamed(config, by),
    card: supply.take(spec.card),
    leaders: spec.leaders.map((id) => supply.leader(id)).sort((a, b) => a - b),
    stage: stage ?? "choose",
    system: spec.system === undefined ? NOWHERE : supply.place(spec.system),
    target: spec.target === undefined ? NO_LEADER : supply.leader(spec.target),
    asked: asked ?? 0,
    sent: spec.sent === undefined ? NO_LEADER : supply.leader(spec.sent),
    dice: [null, null],
    successes: successes ?? [0, 0],
    result: result ?? "open",
    rescue: "none",
    combat: null,
    sources: [],
  };
}

function effectFrame(supply: Supply, config: Config, chair: Chair, spec: EffectSpec): EffectFrame {
  return {
    kind: "effect",
    card: supply.card(spec.card).code,
    part: spec.part ?? "effect",
    pc: spec.pc ?? 0,
    chair: spec.by === undefined ? chair : chairNamed(config, spec.by),
    system: spec.system === undefined ? NOWHERE : supply.place(spec.system),
    chosen: [],
    chosenLeader: NO_LEADER,
    leader: spec.leader === undefined ? NO_LEADER : supply.leader(spec.leader),
    leaders: (spec.leaders ?? []).map((id) => supply.leader(id)).sort((a, b) => a - b),
    target: spec.target === undefined ? NO_LEADER : supply.leader(spec.target),
    sources: [],
    notes: [],
  };
}

function combatFrame(box: Box, supply: Supply, state: Table, chair: Chair, spec: CombatSpec): CombatFrame {
  const system = supply.system(spec.system);
  const place = at(state.places, system);
  const { initiator, wounds, battle } = spec;
  const round = spec.round ?? (battle === undefined ? 0 : 1);
  const afterBattle = battle?.theater === "ground" ? "retreat" : "plans";
  const stage = spec.stage ?? (battle === undefined ? "round" : afterBattle);
  const fought = (theater: TheaterIndex): boolean =>
    hasBegun(round, stage, theater) && isFoughtOver(box, state, system, theater);
  return {
    kind: "combat",
    system,
    chair: initiator === undefined ? chair : chairNamed(state.config, initiator),
    round,
    stage,
    sources: (spec.sources ?? []).map((id) => supply.place(id)).sort((a, b) => a - b),
    wounds: [woundsOf(supply, wounds?.rebel), woundsOf(supply, wounds?.imperial)],
    tactics: tacticsOf(box, supply, spec),
    present: [presentIn(box, place, 0), presentIn(box, place, 1)],
    fought: spec.fought ?? [fought(SPACE), fought(GROUND)],
    won: spec.won ?? [null, null],
    subjugated: spec.subjugated ?? place.subjugated,
    attended: state.leaders.flatMap((leader, index) => (leader.at === system ? [index] : [])),
    destroyed: supply.units(spec.destroyed),
    retreated: spec.retreated ?? [false, false],
    shipsRetreated: spec.shipsRetreated ?? [false, false],
    plans: NO_CARD,
    plansDice: null,
    plansRound: 0,
    objectivePlayed: spec.objectivePlayed ?? false,
    met: [],
    judged: 0,
    barred: spec.barred ?? [false, false],
    freeTransport: spec.freeTransport ?? [false, false],
    answered: spec.answered ?? 0,
    ...(box.cinematic ? { cinematic: { ...NEW_CINEMATIC, ...spec.cinematic } } : {}),
    ...(spec.carried && { carried: spec.carried }),
  };
}

/** Whether the battle of a theater has begun in this stage of a combat. After round 1 both have. */
function hasBegun(round: number, stage: CombatFrame["stage"], theater: TheaterIndex): boolean {
  const before = theater === SPACE ? BEFORE_SPACE : BEFORE_GROUND;
  return round > 1 || (round === 1 && (stage === "round" || !before.includes(stage)));
}

/** Returns the frame of a round of battle with its chosen cards. */
function battleFrame(supply: Supply, { theater, rebel, imperial }: BattleSpec): GameFrame {
  const down = (side: Side, id: string | undefined): Pile => supply.hand(id === undefined ? [] : [id], bitOf(side));
  return {
    ...newBattle(theater === "space" ? SPACE : GROUND),
    stage: "reveal",
    chosen: [down(REBEL, rebel), down(IMPERIAL, imperial)],
  };
}

function presentIn(box: Box, { units }: PlaceState, theater: TheaterIndex): readonly [boolean, boolean] {
  const has = (side: Side): boolean => hasUnit(box, units, (kind) => kind.side === side && kind.theater === theater);
  return [has(REBEL), has(IMPERIAL)];
}

function woundsOf(supply: Supply, wounds: readonly WoundSpec[] = []): readonly Wound[] {
  const key = ({ unit, markers, assigned }: Wound): readonly number[] => [unit, markers, assigned];
  return wounds
    .map(({ unit, markers, assigned, doomed }): Wound => {
      const index = supply.units({ [unit]: 1 }).indexOf(1);
      return { unit: index, markers: markers ?? 0, assigned: assigned ?? 0, doomed: doomed ?? false };
    })
    .sort((a, b) => compare(key(a), key(b)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index < 0 ? 0 : at(one, index) - at(other, index);
}

/** Returns hands and discards as named, and decks with the other tactic cards. */
function tacticsOf(box: Box, supply: Supply, { tactics, tacticTop, tacticDiscard }: CombatSpec): Tactics {
  const theaterOf = (id: string): number => {
    const card = supply.card(id);
    return named("tactic card", id, card.type === "tactic" ? card.theater : undefined, tacticsIn(box));
  };
  const hand = (side: Side, theater: TheaterIndex): Pile => {
    const held = (side === REBEL ? tactics?.rebel : tactics?.imperial) ?? [];
    const own = held.filter((one) => theaterOf(typeof one === "string" ? one : one.card) === theater);
    return supply.hand(own, bitOf(side));
  };
  const hands = [
    [hand(REBEL, 0), hand(REBEL, 1)],
    [hand(IMPERIAL, 0), hand(IMPERIAL, 1)],
  ] as const;
  const of = (theater: TheaterIndex, ids: readonly string[] = []): readonly CardCode[] =>
    supply.takeAll(ids.filter((id) => theaterOf(id) === theater));
  const discards = [of(0, tacticDiscard), of(1, tacticDiscard)] as const;
  const tops = ([0, 1] as const).map((theater) => of(theater, tacticTop).map((card) => ({ card, knownTo: 0 })));
  const deck = (theater: TheaterIndex): Pile =>
    onTop(shuffled(supply.takeRest((card) => card.type === "tactic" && card.theater === theater)), at(tops, theater));
  return { decks: [deck(0), deck(1)], discards, hands };
}

function tacticsIn(box: Box): readonly string[] {
  return box.cards.flatMap(({ type, id }) => (type === "tactic" ? [id] : []));
}

/** Returns the chair that takes its Command Phase turn, or null if only the frame of the phase is on the stack. */
export function currentOf({ phase, config }: Table, frames: readonly GameFrame[], spec: Scenario): Chair | null {
  return phase === "command" && frames.length > 1 ? chairTaking(config, spec) : null;
}
