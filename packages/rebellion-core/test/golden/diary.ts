import { at, expectOk, hashOf } from "@sw/tabletop";
import type { Keys } from "../../../../scripts/lib/keys.ts";
import {
  actionKey,
  type Config,
  fourPlayerGame,
  game,
  type RebellionGame,
  type State,
  threePlayerGame,
} from "../../src/index.ts";
import { describe } from "../../src/text/index.ts";

/** A whole game as its inputs: who plays by which rules, the seed of chance, and which option was taken each time. */
export interface Recorded {
  readonly config: Config;
  readonly seed: string;
  readonly choices: readonly number[];
}

/** Events that a short account of a game tells. */
const TOLD = new Set([
  "phase-started",
  "mission-ended",
  "objective-played",
  "action-used",
  "base-revealed",
  "base-established",
  "system-destroyed",
  "leader-captured",
  "leader-rescued",
  "leader-recruited",
  "leader-eliminated",
  "combat-started",
  "battle-won",
  "retreated",
  "combat-ended",
  "game-ended",
  "target-placed",
  "target-removed",
]);

/** The game for so many people. */
export function gameFor({ players }: Config): RebellionGame {
  return players === 2 ? game : players === 3 ? threePlayerGame : fourPlayerGame;
}

/**
 * Plays the choices and writes the game down: its inputs, what a spectator was told of it, and how it ended. Notes the keys of
 * all actions on the way.
 */
export function written({ config, seed, choices }: Recorded, keys: Keys): string {
  const rules = gameFor(config);
  let { state, events } = expectOk(rules.setup(config, seed));
  const lines: string[] = [];
  const tell = (): void => {
    for (const event of events) {
      if (!TOLD.has(event.type)) continue;
      const told = rules.redact(event, "spectator");
      if (told === undefined) continue;
      if (event.type === "phase-started") lines.push(`-- ${event.phase} ${event.round}: ${figures(state)}`);
      else lines.push(describe({ event: told }, { locale: "en" }));
    }
  };
  tell();
  for (const choice of choices) {
    const options = rules.legalActions(state);
    keys.note(rules.decision(state)?.kind ?? "", options.map(actionKey));
    ({ state, events } = expectOk(rules.apply(state, at(options, choice))));
    tell();
  }
  const inputs = [
    `players ${config.players}, ${config.setup}, rulings ${config.rulings}${withIn(config)}, seed ${seed}`,
    ...wrapped(choices.map(String)),
  ];
  return `${[...inputs, "", ...lines, "", `final ${hashOf(state)}`].join("\n")}\n`;
}

function withIn({ combat, expansion, startingUnits }: Config): string {
  return [
    combat === undefined ? "" : `, combat ${combat}`,
    expansion === undefined ? "" : `, expansion ${expansion}`,
    startingUnits === undefined ? "" : `, units of the ${startingUnits}`,
  ].join("");
}

const HEAD =
  /^players (\d), ([^,]+), rulings (\w+)(?:, combat (\w+))?(?:, expansion ([\w-]+))?(?:, units of the (\w+))?, seed (.+)$/;

/** Reads the inputs of a game that was written down. */
export function readBack(text: string): Recorded {
  const [head = "", ...rest] = text.slice(0, text.indexOf("\n\n")).split("\n");
  const found = HEAD.exec(head);
  if (found === null) throw new Error(`no game begins with "${head}"`);
  const [, players, setup, rulings, combat, expansion, startingUnits, seed = ""] = found;
  const config = expectOk(
    gameFor({ players: Number(players) as Config["players"], setup: "advanced", rulings: "book" }).parse.config({
      players: Number(players),
      setup,
      rulings,
      ...(combat && { combat }),
      ...(expansion && { expansion }),
      ...(startingUnits && { startingUnits }),
    }),
  );
  return { config, seed, choices: rest.join(" ").split(" ").filter(Boolean).map(Number) };
}

function figures({ time, reputation, places, base }: State): string {
  const loyal = (side: 0 | 1): number => places.filter(({ loyalty }) => loyalty === side).length;
  const subjugated = places.filter((place) => place.subjugated).length;
  const hidden = base.revealed ? "base revealed" : `base among ${base.publicCandidates.length}`;
  return `time ${time}, reputation ${reputation}, loyal ${loyal(0)} and ${loyal(1)}, subjugated ${subjugated}, ${hidden}`;
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
