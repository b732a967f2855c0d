import { at } from "../../at.ts";
import { type RecordedAnswer, recorded, seeded } from "../../chance/chance.ts";
import type { GameTypes } from "../../contract/contract.ts";
import { expectOk } from "../../contract/result.ts";
import { hashOf } from "../../documents/hash.ts";
import { makeReplay, type Replay, readReplay } from "../../engine/replay.ts";
import { difference, short, throughJson } from "../data.ts";
import { type Broken, broken, type Law, verdict } from "../law.ts";
import type { Played } from "../played.ts";

/** One state in so many is read back on the way: that takes longer than a step. */
const READ_BACK = 3;

/** Replays by seed. States are read back at random, because what is only remembered between transitions is in no save. */
export const replayExact: Law = {
  about:
    "A game replayed from its seed and actions ends in the state it ended in, also where states were read back from their JSON on the way.",
  afterwards(played) {
    const { game, config, seed } = played.table;
    const made = replayOf(played, {
      config,
      chance: { seed },
      actions: played.actions,
      final: at(played.states, played.states.length - 1),
    });
    if ("broken" in made) return made;
    const read = readReplay(game, throughJson(made));
    if (!read.ok) return broken(`readReplay: ${short(read.violation)}`);
    const chance = played.chance("read back");
    let state = throughJson(expectOk(game.setup(read.value.config, seed)).state);
    for (const [index, action] of read.value.actions.entries()) {
      const step = game.apply(state, action);
      if (!step.ok) return broken(`action ${index}, states read back on the way: ${short(step.violation)}`);
      const saved = chance.pick("read back", READ_BACK, String) === 0;
      state = saved ? throughJson(step.value.state) : step.value.state;
    }
    const apart = difference(state, played.states.at(-1));
    return verdict(apart === undefined ? undefined : `states read back on the way: ${apart}`);
  },
};

/** The law that a replay by a script of chance's answers gives the same states. */
export const replayScript: Law = {
  about: "A game replayed from the answers of chance by name, in order, ends in the state it ended in.",
  afterwards(played) {
    const { game, config, seed, settings } = played.table;
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
    const made = replayOf(played, { config, chance: { script: log.log }, actions, final: state });
    if ("broken" in made) return made;
    const read = readReplay(game, throughJson(made));
    return verdict(read.ok ? difference(read.value, made) : `readReplay: ${short(read.violation)}`);
  },
};

interface Inputs {
  readonly config: unknown;
  readonly chance: { readonly seed: string } | { readonly script: readonly RecordedAnswer[] };
  readonly actions: readonly unknown[];
  readonly final: unknown;
}

/** The replay of a game, if replaying its inputs ends where the game ended. */
function replayOf({ table }: Played, { final, ...inputs }: Inputs): Replay<GameTypes> | Broken {
  const made = makeReplay(table.game, { version: "conformance", ...inputs });
  if (!made.ok) return broken(`makeReplay: ${short(made.violation)}`);
  const expected = hashOf(final);
  return made.value.final === expected ? made.value : broken(`replayed to ${made.value.final}, played to ${expected}`);
}
