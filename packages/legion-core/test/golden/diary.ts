import { at, expectOk, hashOf } from "@sw/tabletop";
import type { Keys } from "../../../../scripts/lib/keys.ts";
import { actionKey, type Config, game } from "../../src/index.ts";
import { describe } from "../../src/text/index.ts";

/** A whole game as its inputs: between whom, the seed of chance, and which option was taken each time. */
export interface Recorded {
  readonly seed: string;
  readonly choices: readonly number[];
}

/** Events that a short account of a game tells. */
const TOLD: ReadonlySet<string> = new Set([
  "round-started",
  "command-revealed",
  "command-divulged",
  "command-used",
  "priority-settled",
  "unit-defeated",
  "points-scored",
  "game-ended",
]);

/**
 * Plays the choices and writes the game down: its inputs, what a spectator was told of it, and how it ended. Notes the keys of
 * all actions on the way.
 */
export function written(config: Config, { seed, choices }: Recorded, keys: Keys): string {
  let { state, events } = expectOk(game.setup(config, seed));
  const lines: string[] = [];
  const tell = (): void => {
    const view = game.view(state, "spectator");
    for (const event of events) {
      const told = TOLD.has(event.type) ? game.redact(event, "spectator") : undefined;
      if (told !== undefined) lines.push(describe({ event: told }, { locale: "en", view }));
    }
  };
  tell();
  for (const choice of choices) {
    const options = game.legalActions(state);
    keys.note(game.decision(state)?.kind ?? "", options.map(actionKey));
    ({ state, events } = expectOk(game.apply(state, at(options, choice))));
    tell();
  }
  return `${[`seed ${seed}`, ...wrapped(choices.map(String)), "", ...lines, "", `final ${hashOf(state)}`].join("\n")}\n`;
}

/** Reads the inputs of a game that was written down. */
export function readBack(text: string): Recorded {
  const [head = "", ...rest] = text.slice(0, text.indexOf("\n\n")).split("\n");
  return { seed: head.replace(/^seed /, ""), choices: rest.join(" ").split(" ").filter(Boolean).map(Number) };
}

function wrapped(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + word.length > 110) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
