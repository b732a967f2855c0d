import { at } from "../../at.ts";
import { type RecordedAnswer, recorded, seeded } from "../../chance.ts";
import { hashOf } from "../../hash.ts";
import { makeReplay, verifyReplay } from "../../replay.ts";
import { expectOk } from "../../result.ts";
import { short, throughJson } from "../data.ts";
import { broken, type Law, type Verdict, verdict } from "../law.ts";
import type { Played } from "../played.ts";

/** Replays by seed. */
export const replayExact: Law = {
  about: "A game replayed from its seed and actions, through JSON, ends in the state it ended in.",
  afterwards(played) {
    const { config, seed } = played.table;
    return replays(played, { config, chance: { seed }, actions: played.actions, final: played.final });
  },
};

/** Replays by name. */
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
    return replays(played, { config, chance: { script: log.log }, actions, final: state });
  },
};

interface Inputs {
  readonly config: unknown;
  readonly chance: { readonly seed: string } | { readonly script: readonly RecordedAnswer[] };
  readonly actions: readonly unknown[];
  readonly final: unknown;
}

function replays({ table }: Played, { final, ...inputs }: Inputs): Verdict {
  const made = makeReplay(table.game, { version: "conformance", ...inputs });
  if (!made.ok) return broken(`makeReplay: ${short(made.violation)}`);
  const expected = hashOf(final);
  if (made.value.final !== expected) return broken(`replayed to the hash ${made.value.final}, played to ${expected}`);
  const verified = verifyReplay(table.game, throughJson(made.value));
  return verdict(verified.ok ? undefined : `verifyReplay: ${short(verified.violation)}`);
}
