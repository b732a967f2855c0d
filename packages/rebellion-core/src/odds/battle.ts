import {
  addToBag,
  at,
  attempt,
  type CardCode,
  EMPTY_PILE,
  type Pile,
  type Result,
  refuse,
  takeFromDeck,
  violation,
  type Words,
} from "@sw/tabletop";
import { startCombat } from "../combat/start.ts";
import type { Modify } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, cardNamed, cardOf, neighborIds } from "../state/box.ts";
import { GROUND, NO_LEADER, NO_MISSION, SPACE, type TheaterIndex, type Units } from "../state/codes.ts";
import { type Config, configOf, storedConfig } from "../state/config.ts";
import type { CombatFrame, Tactics } from "../state/frames.ts";
import { ADMIRAL, bitOf, chairOf, FACTIONS, IMPERIAL, REBEL, type Side, sideOfFaction } from "../state/seats.ts";
import {
  type LeaderState,
  type Modifier,
  type PlaceState,
  type SideState,
  STATE_FORMAT,
  type State,
} from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import type { BattleSetup, BattleUnits } from "./battle-shapes.ts";

const DEFAULT_SYSTEM = "sullust";
const WORDS: Words = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Returns a state in which the battle is about to begin: the combat on top of an otherwise empty Command Phase, without
 * cards and units that take no part. Fails for pieces that are not in the box (`reb.unit.definition`,
 * `reb.tactic.two-decks` and others), and for neighbors and sources that are not adjacent to the system
 * (`reb.move.adjacency`).
 */
export function battleState(box: Box, setup: BattleSetup): Result<State> {
  return attempt(() => stateOf(box, setup));
}

/** Returns the configuration for a battle. */
export function battleConfig({ rulings = "book", combat = "base", expansion = "none" }: BattleSetup): Config {
  return storedConfig(configOf({ rulings, combat, expansion }));
}

function stateOf(box: Box, setup: BattleSetup): State {
  const config = battleConfig(setup);
  const system = systemNamed(box, setup.system ?? DEFAULT_SYSTEM);
  const chair = chairOf(config, sideOfFaction(setup.attacker), ADMIRAL);
  const bare: State = {
    format: STATE_FORMAT,
    game: "rebellion",
    catalogue: box.hash,
    config,
    words: WORDS,
    round: 1,
    phase: "command",
    current: chair,
    time: 1,
    reputation: box.catalogue.board.reputationStart,
    places: placesOf(box, setup, system),
    leaders: leadersOf(box, setup, system),
    sides: [emptySide(box), emptySide(box)],
    base: { system: null, revealed: false, publicCandidates: [], planted: false, commonCandidates: [] },
    baseCandidates: [],
    probeDeck: EMPTY_PILE,
    probes: EMPTY_PILE,
    probesBoxed: [],
    projectDeck: EMPTY_PILE,
    projectDiscard: [],
    objectives: EMPTY_PILE,
    objectiveDeck: EMPTY_PILE,
    objectivesPlayed: [],
    rerollUsed: false,
    modifiers: modifiersFor(box, setup, system),
    delayed: [],
    ...advancedTacticsOf(box, setup),
    frames: [{ kind: "command", turn: 0, stage: "end", revealing: NO_MISSION }],
    outcome: null,
  };
  const work = new GameWork(box, bare, undefined);
  const sources = (setup.sources ?? []).map((id) => neighborNamed(box, id, system));
  startCombat(work, system, chair, sources);
  work.changeNearest("combat", (frame) => withCards(box, frame, setup));
  return work.finish().state;
}

/**
 * Returns the places of the advanced tactic cards in a cinematic battle. With tactics `none` all are removed from the
 * game.
 */
function advancedTacticsOf(box: Box, setup: BattleSetup): Pick<State, "advancedTactics"> {
  if (!box.cinematic) return {};
  const gone = setup.tactics === "none" ? box.advancedTactics.flat(2) : [];
  const of = (side: Side): readonly [readonly CardCode[], readonly CardCode[]] => {
    const codes = (setup[FACTIONS[side]].discards ?? []).map((id) => {
      const code = cardNamed(box, id);
      return box.advancedTactics[side].flat().includes(code) ? code : unknown("rote.cinematic.own-decks", "tactic", id);
    });
    const beside = (theater: TheaterIndex) => codes.filter((code) => box.advancedTactics[side][theater].includes(code));
    return setup.tactics === "none" ? [[], []] : [beside(SPACE), beside(GROUND)];
  };
  return { advancedTactics: { discards: [of(REBEL), of(IMPERIAL)], removed: [...gone].sort((a, b) => a - b) } };
}

function unknown(rule: RuleId, what: string, id: string): never {
  return refuse(violation(rule, `unknown-${what}`, { [what]: id }));
}

function systemNamed(box: Box, id: string): number {
  const system = box.places.get(id);
  return system === undefined || system === box.baseSpace ? unknown("reb.system.parts", "system", id) : system;
}

/** Returns a system by name that must be adjacent to the battle, because units retreat there or came from there. */
function neighborNamed(box: Box, id: string, system: number): number {
  const neighbor = systemNamed(box, id);
  if (at(box.systems, system).neighbors.includes(neighbor)) return neighbor;
  const systems = neighborIds(box, system);
  return refuse(violation("reb.move.adjacency", "not-adjacent", { from: id, to: at(box.placeIds, system), systems }));
}

function unitsNamed(box: Box, counts: BattleUnits, side: Side | null): Units {
  const units = box.noUnits.slice();
  for (const [id, count] of Object.entries(counts)) {
    const kind = box.unitsById.get(id);
    if (kind === undefined || (side !== null && kind.side !== side)) return unknown("reb.unit.definition", "unit", id);
    if (!Number.isInteger(count) || count < 0 || count > kind.entry.count) {
      return refuse(violation("reb.limits.units", "not-in-the-box", { unit: id, count, most: kind.entry.count }));
    }
    units[kind.index] = count;
  }
  return units;
}

function placesOf(box: Box, setup: BattleSetup, system: number): readonly PlaceState[] {
  const empty: PlaceState = {
    loyalty: null,
    subjugated: false,
    sabotaged: false,
    destroyed: false,
    units: box.noUnits,
  };
  const places = box.placeIds.map(() => empty);
  for (const [id, { loyalty, units }] of Object.entries(setup.neighbors ?? {})) {
    places[neighborNamed(box, id, system)] = {
      ...empty,
      loyalty: loyalty === undefined ? null : sideOfFaction(loyalty),
      units: unitsNamed(box, units ?? {}, null),
    };
  }
  const own = FACTIONS.map((faction) => unitsNamed(box, setup[faction].units, sideOfFaction(faction)));
  const units = at(own, REBEL).map((count, index) => count + at(at(own, IMPERIAL), index));
  places[system] = { ...empty, destroyed: setup.destroyed ?? false, units };
  return places;
}

function leadersOf(box: Box, setup: BattleSetup, system: number): readonly LeaderState[] {
  const leaders: LeaderState[] = box.leaders.map(() => ({ at: "supply", ring: null, detained: false }));
  for (const faction of FACTIONS) {
    for (const id of setup[faction].leaders ?? []) {
      const leader = box.leadersById.get(id);
      if (leader?.side !== sideOfFaction(faction)) return unknown("reb.leader.roles", "leader", id);
      leaders[leader.index] = { at: system, ring: null, detained: false };
    }
  }
  return leaders;
}

function emptySide(box: Box): SideState {
  const none = box.noUnits;
  return {
    missions: EMPTY_PILE,
    missionDeck: EMPTY_PILE,
    missionDiscard: [],
    assigned: [],
    actions: [EMPTY_PILE, EMPTY_PILE],
    actionDeck: EMPTY_PILE,
    actionsUsed: [],
    actionsBoxed: EMPTY_PILE,
    aside: EMPTY_PILE,
    queue: [none, none, none],
    passed: [false, false],
  };
}

/** Returns the effects of the named action cards that last for the combat. */
function modifiersFor(box: Box, setup: BattleSetup, system: number): readonly Modifier[] {
  return (setup.actions ?? []).flatMap((id) => {
    const card = box.cardsById.get(id);
    const steps =
      card?.type === "action" && card.entry.timing === "start-of-combat"
        ? card.entry.effect.filter((step): step is Modify => step.op === "modify")
        : [];
    if (card === undefined || steps.length === 0) return unknown("reb.action.timing-start-of-combat", "action", id);
    return steps.map(({ modifier, until }) => ({
      effect: modifier,
      card: card.code,
      until,
      system,
      leader: NO_LEADER,
    }));
  });
}

/**
 * Returns the combat with the named hands and the decks that the setup asks for. The combat begins by drawing cards or
 * with its first round.
 */
function withCards(box: Box, frame: CombatFrame, setup: BattleSetup): CombatFrame {
  const named = FACTIONS.some((faction) => (setup[faction].tactics ?? []).length > 0);
  const mode = setup.tactics ?? (named ? "given" : "none");
  let { tactics } = frame;
  for (const side of [REBEL, IMPERIAL] as const) {
    for (const id of setup[FACTIONS[side]].tactics ?? []) tactics = dealt(box, tactics, side, id);
  }
  if (mode === "none") tactics = { ...tactics, decks: [EMPTY_PILE, EMPTY_PILE] };
  return { ...frame, stage: mode === "drawn" ? "draw" : "round", tactics };
}

function dealt(box: Box, tactics: Tactics, side: Side, id: string): Tactics {
  const code: CardCode = cardNamed(box, id);
  if (code < 0 || box.cards[code]?.type !== "tactic") return unknown("reb.tactic.two-decks", "tactic", id);
  const { theater } = cardOf(box, code, "tactic");
  const taken = takeFromDeck(tactics.decks[theater], code);
  if (taken === undefined) return refuse(violation("reb.tactic.two-decks", "not-in-the-box", { tactic: id }));
  const hand = addToBag(tactics.hands[side][theater], code, bitOf(side));
  const own = replaced(tactics.hands[side], theater, hand);
  return {
    ...tactics,
    decks: replaced(tactics.decks, theater, taken.pile),
    hands: side === REBEL ? [own, tactics.hands[1]] : [tactics.hands[0], own],
  };
}

function replaced(piles: readonly [Pile, Pile], theater: TheaterIndex, pile: Pile): readonly [Pile, Pile] {
  return theater === SPACE ? [pile, piles[1]] : [piles[0], pile];
}
