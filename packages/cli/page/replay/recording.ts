import { type Game, type GameTypes, isSeed, type Replay, scripted, verifyReplay } from "@sw/tabletop";
import type { PageGame } from "../games/game.ts";
import { keyOfId, loadGame } from "../games/registry.ts";

/** A step of a recording: the state after it, and its events. The first step is the set-up. */
export interface RecordedStep {
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/** A recording that was played to its end and found valid. */
export interface Recording {
  readonly page: PageGame;
  readonly game: Game<GameTypes>;
  readonly replay: Replay<GameTypes>;
  readonly steps: readonly RecordedStep[];
  /** The first step of each turn or round. */
  readonly turns: readonly { readonly turn: number; readonly from: number; readonly count: number }[];
}

/** The result of reading a document: a recording, or why it is not one. */
export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly why: string };

/** Reads a recording: a replay, or the record of a finished table. It is validated by playing it. */
export async function readRecording(text: string, locale: "en" | "es"): Promise<ReadRecording> {
  const document = parsed(text);
  const input = field(document, "replay") ?? document;
  const id = field(input, "game");
  const key = typeof id === "string" ? keyOfId(id) : undefined;
  if (key === undefined || typeof id !== "string") return { ok: false, why: "" };
  const page = await loadGame(key);
  const game = page.game(id);
  const verified = verifyReplay(game, input);
  if (!verified.ok) return { ok: false, why: page.tell({ violation: verified.violation }, locale) };
  const { replay } = verified.value;
  const steps = stepsOf(game, replay);
  return { ok: true, recording: { page, game, replay, steps, turns: turnsOf(page, steps) } };
}

/** Plays a valid replay once more to collect its events. */
function stepsOf(game: Game<GameTypes>, { config, chance, actions }: Replay<GameTypes>): readonly RecordedStep[] {
  const script = "script" in chance ? scripted(chance.script) : undefined;
  const begun = game.setup(config, script ?? seedIn(chance));
  if (!begun.ok) return [];
  const steps: RecordedStep[] = [begun.value];
  let { state } = begun.value;
  for (const action of actions) {
    const step = game.apply(state, action, script === undefined ? {} : { chance: script });
    if (!step.ok) return steps;
    state = step.value.state;
    steps.push(step.value);
  }
  return steps;
}

function seedIn(chance: Replay<GameTypes>["chance"]): string | number {
  return "seed" in chance && isSeed(chance.seed) ? chance.seed : "";
}

function turnsOf(page: PageGame, steps: readonly RecordedStep[]): Recording["turns"] {
  const turns: { turn: number; from: number; count: number }[] = [];
  for (const [from, { state }] of steps.entries()) {
    const turn = page.turnOf(state);
    const last = turns.at(-1);
    if (last?.turn === turn) last.count += 1;
    else turns.push({ turn, from, count: 1 });
  }
  return turns;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(document: unknown, name: string): unknown {
  if (typeof document !== "object" || document === null) return undefined;
  return Object.getOwnPropertyDescriptor(document, name)?.value;
}
