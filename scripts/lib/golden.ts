import { readFileSync, writeFileSync } from "node:fs";
import { at, expectOk, type Game, type GameTypes, hashOf, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import type { Keys } from "./keys.ts";

// Golden games: whole games as text. A file holds the inputs of a game, what a spectator is told of it, and the hash of its end.
// `SW_GOLDEN=1` plays the games with a random bot and writes their files anew.

/** The types of a game whose actions have a type. */
interface Types extends GameTypes {
  Action: { readonly type: string };
}

/** A whole game that is kept as text. */
export interface GoldenGame<G extends Types> {
  readonly game: Game<G>;
  readonly config: G["Config"];
  /** The seed of the game's chance. */
  readonly seed: string;
  /** First line of the file, which names the inputs of the game for its reader. */
  readonly head: string;
  /** Types of actions that the bot seldom takes, so that much happens in its games. */
  readonly seldom: readonly G["Action"]["type"][];
  /** Tells an event to a spectator of the state after it. Returns undefined for an event that the account leaves out. */
  tell(event: G["Event"], state: G["State"]): string | undefined;
}

/** Tests that the game in a file plays as it stands there, and notes the keys of all actions on the way. */
export function testGolden<G extends Types>(name: string, file: URL, golden: GoldenGame<G>, keys: Keys): void {
  it(`The golden game ${name} plays as it was written down`, () => {
    if (process.env["SW_GOLDEN"] !== undefined) writeFileSync(file, written(golden, choicesOfBot(golden), keys));
    const text = readFileSync(file, "utf8");
    expect(written(golden, choicesIn(text), keys)).toBe(text);
    expect(text).toMatch(/\n\S.*\n\nfinal [0-9a-f]{32}\n$/);
  });
}

/** Plays the choices and writes the game down. */
function written<G extends Types>(
  { game, config, seed, head, tell }: GoldenGame<G>,
  choices: readonly number[],
  keys: Keys,
): string {
  const lines: string[] = [];
  let { state, events } = expectOk(game.setup(config, seed));
  const tellAll = (): void => {
    const seen = events.map((event) => game.redact(event, "spectator"));
    lines.push(...seen.flatMap((event) => (event === undefined ? [] : (tell(event, state) ?? []))));
  };
  tellAll();
  for (const choice of choices) {
    const options = game.legalActions(state);
    keys.note(game.decision(state)?.kind ?? "", options.map(game.actionKey));
    ({ state, events } = expectOk(game.apply(state, at(options, choice))));
    tellAll();
  }
  return `${[head, ...wrapped(choices.map(String)), "", ...lines, "", `final ${hashOf(state)}`].join("\n")}\n`;
}

/** Reads which option was taken each time: the lines between the head and the first empty line. */
function choicesIn(text: string): readonly number[] {
  const [, ...lines] = text.slice(0, text.indexOf("\n\n")).split("\n");
  return lines.join(" ").split(" ").filter(Boolean).map(Number);
}

/** Plays a whole game. The bot draws a type of action first, then one of that type, so that rare actions come up. */
function choicesOfBot<G extends Types>({ game, config, seed, seldom }: GoldenGame<G>): readonly number[] {
  const chance = seeded(`bot of ${seed}`);
  const below = (count: number): number => chance.pick("choice", count, String);
  const choices: number[] = [];
  let { state } = expectOk(game.setup(config, seed));
  for (let options = game.legalActions(state); options.length > 0; options = game.legalActions(state)) {
    const types = [...new Set(options.map(({ type }) => type))];
    const bold = types.filter((type) => !seldom.includes(type));
    const open = bold.length > 0 && below(12) > 0 ? bold : types;
    const type = at(open, below(open.length));
    const found = options.filter((option) => option.type === type);
    const action = at(found, below(found.length));
    choices.push(options.indexOf(action));
    state = expectOk(game.apply(state, action)).state;
  }
  return choices;
}

/** Joins words to lines of at most 110 characters. */
function wrapped(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > 110) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
