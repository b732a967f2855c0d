import { type Chance, EMPTY_PILE, isSeed, type Seed, shuffled, type Words, wordsOfSeed } from "@sw/tabletop";
import { drawCards } from "../cards/hands.ts";
import { fillSlot } from "../galaxy/galaxy.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { Side } from "../state/seats.ts";
import { FORCE_END, HAND_SIZE, ROW_SLOTS, type SideState, STATE_FORMAT, type State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { startTurn } from "../turn/turn.ts";

/**
 * Sets up the game until a player must choose (dbg.setup.*). In Secret Bases the players then choose four bases each.
 */
export function setUp(box: Box, config: Config, chance: Seed | Chance): GameWork {
  const state = emptyTable(box, config, wordsOfSeed(isSeed(chance) ? chance : 0));
  const work = new GameWork(box, state, isSeed(chance) ? undefined : chance);
  const { mode, bases } = config;
  const rule = mode === "secret-bases" ? "dbg.mode.secret-choose-four" : "dbg.setup.starting-base-up";
  work.emit({ type: "game-started", mode, bases, rule, cause: null });
  if (mode === "secret-bases") work.enter({ kind: "secret-bases", seat: 0 });
  else dealTable(work);
  return work;
}

/** Lays out the galaxy row, deals the opening hands and begins the Empire's first turn. */
export function dealTable(work: GameWork): void {
  for (let slot = 0; slot < ROW_SLOTS; slot++) fillSlot(work, slot, null);
  for (const seat of [0, 1] as const) drawCards(work, seat, HAND_SIZE, { rule: "dbg.setup.opening-hand", cause: null });
  startTurn(work, 0);
}

function emptyTable(box: Box, config: Config, words: Words): State {
  return {
    format: STATE_FORMAT,
    game: "deckbuilder",
    catalogue: box.hash,
    config,
    words,
    turn: 0,
    active: 0,
    force: FORCE_END,
    resources: 0,
    nextId: 1,
    nextMark: 0,
    moments: 0,
    permittedAttacks: 0,
    row: Array.from({ length: ROW_SLOTS }, () => null),
    galaxyDeck: shuffled(box.galaxy),
    galaxyDiscard: [],
    pilots: box.pilots,
    exiled: [],
    sides: [sideArea(box, config, 0), sideArea(box, config, 1)],
    delayed: [],
    frames: [],
    outcome: null,
  };
}

function sideArea(box: Box, { mode }: Config, side: Side): SideState {
  const others = box.bases[side].filter(({ starting }) => !starting);
  const start = box.bases[side].find(({ starting }) => starting);
  const codes = others.filter(({ introductory }) => introductory || mode !== "introductory").map(({ code }) => code);
  return {
    base: start === undefined ? null : { card: start.code, damage: 0, used: false, prevented: 0 },
    bases: mode === "secret-bases" ? [] : codes,
    boxed: mode === "secret-bases" ? codes : [],
    victory: [],
    hand: EMPTY_PILE,
    deck: shuffled(box.starters[side]),
    discard: [],
    play: [],
  };
}
