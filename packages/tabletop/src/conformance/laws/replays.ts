import { at } from "../../at.ts";
import { type RecordedAnswer, recorded, seeded } from "../../chance/chance.ts";
import type { GameTypes } from "../../contract/contract.ts";
import { expectOk } from "../../contract/result.ts";
import { hashOf } from "../../documents/hash.ts";
import { makeReplay, REPLAY_FORMAT, type Replay, readReplay } from "../../engine/replay.ts";
import { difference, short, throughJson } from "../data.ts";
import { broken, type Law, verdict } from "../law.ts";
import type { Played } from "../played.ts";

/** One state in this many is read back from JSON during the replay. Reading a state takes longer than a step. */
const READ_BACK = 3;

/**
 * The law that a replay by seed ends in the same state. Some states are read back from JSON on the way, because saves
 * do not contain what is only remembered between transitions.
 */
export const replayExact: Law = {
  about:
    "A game replayed from its seed and actions, with states read back from their JSON on the way, ends in the state it ended in.",
  afterwards(played) {
    const { game, config, seed } = played.table;
    const final = at(played.states, played.states.length - 1);
    const read = readReplay(
      game,
      throughJson(replayOf(played, { config, chance: { seed }, actions: played.actions, final })),
    );
    if (!read.ok) return broken(`readReplay: ${short(read.violation)}`);
    const chance = played.chance("read back");
    let state = throughJson(expectOk(game.setup(read.value.config, seed)).state);
    for (const [index, action] of read.value.actions.entries()) {
      const step = game.apply(state, action);
      if (!step.ok) return broken(`action ${index}: ${short(step.violation)}`);
      const saved = chance.pick("read back", READ_BACK, String) === 0;
      state = saved ? throughJson(step.value.state) : step.value.state;
    }
    return verdict(difference(state, final));
  },
};

/**
 * One game in this many is also replayed by a script. The others are skipped, because this plays the game a second
 * time.
 */
const SCRIPTED = 2;

/** The law that a replay from a script of chance's answers gives the same states. */
export const replayScript: Law = {
  about: "A game replayed from the answers of chance by name, in order, ends in the state it ended in.",
  afterwards(played) {
    const { game, config, seed, settings, number } = played.table;
    if (number % SCRIPTED !== 0) return "not-due";
    const log = recorded(seeded(`${seed}#script`));
    const player = played.chance("player");
    let { state } = expectOk(game.setup(config, log));
    const actions: unknown[] = [];
    while (actions.length < settings.cap) {
      const legal = game.legalActions(state);
      if (legal.length === 0) break;
      const action = at(legal, player.pick("action", legal.length, String));
      state = expectOk(game.apply(state, action, { chance: log })).state;
      actions.push(action);
    }
    const inputs = { config, chance: { script: log.log }, actions };
    const made = makeReplay(game, { version: VERSION, ...inputs });
    if (!made.ok) return broken(`makeReplay: ${short(made.violation)}`);
    const expected = replayOf(played, { ...inputs, final: state });
    if (made.value.final !== expected.final)
      return broken(`replayed to ${made.value.final}, played to ${expected.final}`);
    const read = readReplay(game, throughJson(made.value));
    return verdict(read.ok ? difference(read.value, expected) : `readReplay: ${short(read.violation)}`);
  },
};

const VERSION = "conformance";

interface Inputs {
  readonly config: unknown;
  readonly chance: { readonly seed: string } | { readonly script: readonly RecordedAnswer[] };
  readonly actions: readonly unknown[];
  readonly final: unknown;
}

/** Returns the replay of a finished game, without playing it again. */
function replayOf({ table: { game } }: Played, { final, config, ...inputs }: Inputs): Replay<GameTypes> {
  const catalogue = game.catalogueOf(config);
  return { format: REPLAY_FORMAT, game: game.id, version: VERSION, catalogue, config, ...inputs, final: hashOf(final) };
}
