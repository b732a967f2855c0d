/** Runs one analysis of an engine in its own thread. */
import type { MessagePort } from "node:worker_threads";
import { type GameTypes, type Seed, seeded } from "@sw/tabletop";
import { gameOfId } from "../games.ts";
import type { Kit } from "../kit.ts";
import { analystsOf } from "./games.ts";

/** The analysis that a thread is asked to run. */
export interface Analysis {
  /** The id of the game. */
  readonly game: string;
  readonly bot: string;
  readonly seed: Seed;
  readonly view: unknown;
  readonly options: readonly unknown[];
  /** Set to 1 when the client cancels; shared between the threads. */
  readonly stopped: Int32Array;
  /** The port to which thoughts are sent. */
  readonly port: MessagePort;
}

/** Lets a bot think, and returns the action that it chooses. */
export async function thought(analysis: Analysis): Promise<unknown> {
  const kit = await gameOfId(analysis.game);
  if (kit === undefined) throw new Error(`unknown game '${analysis.game}'`);
  return kit.useById(analysis.game, (one) => thoughtIn(one, analysis));
}

function thoughtIn<G extends GameTypes>(
  kit: Kit<G>,
  { bot: name, seed, view, options, stopped, port }: Analysis,
): unknown {
  const bot = analystsOf(kit)[name];
  if (bot === undefined) throw new Error(`unknown bot '${name}'`);
  return bot(view as G["View"], options as readonly G["Action"][], {
    chance: seeded(seed),
    isStopped: () => Atomics.load(stopped, 0) === 1,
    onThoughts: (thoughts) => port.postMessage(thoughts),
  });
}
