import { addAllToBag, at, type Chance, EMPTY_PILE, isSeed, type Seed, type Words, wordsOfSeed } from "@sw/tabletop";
import { ATTACK_COLOURS } from "../attack/pools/faces.ts";
import type { Entry } from "../catalogue/entries.ts";
import { atMoment } from "../rounds/moments.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import { rollDice } from "../state/dice.ts";
import { oneOf } from "../state/hooks/played.ts";
import { bitOf, opponentOf, SEATS, type Side, seatOf } from "../state/seats.ts";
import {
  type BattlePile,
  emptyPool,
  type MiniatureState,
  type SideState,
  STATE_FORMAT,
  type State,
  type UnitState,
} from "../state/state.ts";
import { NO_TOKENS, withTokens } from "../state/tokens.ts";
import { GameWork } from "../state/work.ts";
import { listedProfile, type Profile, profilesOf } from "../units/profiles.ts";

/** Number of black attack dice that each player rolls to become the blue player (leg.setup.blue-roll). */
const BLUE_DICE = 4;
const BLACK = at(ATTACK_COLOURS, 1);

/**
 * Results compared one after the other (leg.setup.blue-most-crits, leg.setup.blue-tie-hits, leg.setup.blue-tie-surges).
 */
const COMPARED = ["critical", "hit", "attack-surge"] as const;

/**
 * Sets a game up until a decision is needed: armies beside the table, hands and decks of battle cards, and the roll for
 * the blue player. A `setup` frame does the rest (leg.setup.sequence from step 6 on).
 */
export function setUp(box: Box, config: Config, chance: Seed | Chance): GameWork {
  const state = emptyTable(box, config, wordsOfSeed(isSeed(chance) ? chance : 0));
  const work = new GameWork(box, state, isSeed(chance) ? undefined : chance);
  work.enter({ kind: "setup", stage: "reveal", turn: 0, first: rollForBlue(work), done: [] });
  atMoment(work, "setup-start", null);
  return work;
}

/** Shared empty list of terrain placed during the game, so that equal tables are compiled once for all games. */
const NO_TERRAIN: State["terrain"] = Object.freeze([]);

/** Creates the state of a game before anything is rolled. */
export function emptyTable(box: Box, config: Config, words: Words): State {
  const units = ([0, 1] as const).flatMap((side) =>
    profilesOf(box, config.armies[side]).map((_, listed) => undeployedUnit(box, config, side, listed)),
  );
  return {
    format: STATE_FORMAT,
    game: "legion",
    catalogue: box.hash,
    config,
    words,
    round: 0,
    phase: "setup",
    blue: null,
    priority: null,
    sides: [playerStart(box, config, 0), playerStart(box, config, 1)],
    mission: { primary: null, secondary: null, advantages: [null, null], marked: [], counts: {} },
    units,
    tokens: [],
    terrain: NO_TERRAIN,
    ongoing: [],
    frames: [],
    outcome: null,
  };
}

function undeployedUnit(box: Box, config: Config, owner: Side, listed: number): UnitState {
  const profile = listedProfile(box, config, owner, listed);
  const { miniatures, keywords, upgrades } = profile;
  const shields = keywords["shielded"] ?? 0;
  return {
    owner,
    listed,
    leader: firstLeader(box, profile),
    miniatures: miniatures.map(() => ASIDE),
    order: "none",
    ordered: false,
    commander: false,
    tokens: withTokens(NO_TOKENS, "shield", shields),
    damaged: false,
    reachedResilience: false,
    fallen: [],
    cardWounds: {},
    cards: upgrades.map(() => "readied"),
    sides: upgrades.map(() => null),
    holds: [],
  };
}

/**
 * Returns the place of the miniature that leads a unit: the first, unless a keyword makes that of an upgrade the leader
 * (leg.kw.heavy-weapon-team).
 */
function firstLeader({ keywords }: Box, { uses, upgrades, miniatures }: Profile): number {
  const leads = upgrades.find((upgrade) =>
    (upgrade.keywords ?? []).some(({ id }) => oneOf(keywords, id, "leads") === "own"),
  );
  const types = uses.map(({ id }) => oneOf(keywords, id, "leads"));
  const leader = leads ?? upgrades.find(({ type, miniatures = 0 }) => miniatures > 0 && types.includes(type));
  return Math.max(0, leader === undefined ? 0 : miniatures.findIndex(({ card }) => card === leader.id));
}

/** A miniature that has not deployed. */
const ASIDE: MiniatureState = { status: "undeployed", x: 0, y: 0, z: 0, heading: { x: 1, y: 0 }, wounds: 0 };

function playerStart({ cards }: Box, { armies }: Config, side: Side): SideState {
  const { commandHand, battleDeck } = armies[side];
  const { commands, primaryObjectives, secondaryObjectives, advantages } = cards.catalogue;
  return {
    hand: addAllToBag(EMPTY_PILE, placesOf(commandHand, commands), bitOf(side)),
    chosen: null,
    revealed: null,
    lastPips: null,
    discard: [],
    permanents: [],
    nominated: null,
    orderPool: emptyPool(),
    passPool: 0,
    passed: false,
    points: 0,
    edge: null,
    decks: {
      primary: shuffledDeck(side, battleDeck.primary, primaryObjectives),
      secondary: shuffledDeck(side, battleDeck.secondary, secondaryObjectives),
      advantage: shuffledDeck(side, battleDeck.advantages, advantages),
    },
  };
}

/** Creates a deck whose cards only the owner knows and whose order no one knows. */
function shuffledDeck(side: Side, ids: readonly string[], entries: readonly Entry[]): BattlePile {
  return { deck: addAllToBag(EMPTY_PILE, placesOf(ids, entries), bitOf(side)), discard: [] };
}

function placesOf(ids: readonly string[], entries: readonly Entry[]): readonly number[] {
  return ids.map((id) => entries.findIndex((entry) => entry.id === id));
}

/**
 * Rolls for both players until one has more of a compared result, and returns that player (leg.setup.blue-tie-reroll).
 */
function rollForBlue(work: GameWork): Side {
  for (;;) {
    const rolls = SEATS.map((seat) =>
      rollDice(
        work,
        `${seat} for blue`,
        Array.from({ length: BLUE_DICE }, () => BLACK),
      ),
    );
    const [one = [], other = []] = rolls;
    const ahead = COMPARED.map((face) => count(one, face) - count(other, face)).find((difference) => difference !== 0);
    if (ahead === undefined) continue;
    const blue: Side = ahead > 0 ? 0 : opponentOf(0);
    work.state.blue = blue;
    work.emit({
      type: "blue-player-rolled",
      seat: seatOf(blue),
      rolls,
      rule: "leg.setup.blue-most-crits",
      cause: null,
    });
    return blue;
  }
}

function count(faces: readonly string[], face: string): number {
  return faces.filter((one) => one === face).length;
}
