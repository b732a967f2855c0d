/**
 * A conformance check for bots: a choice must depend only on the view, its options and the chance.
 *
 * @module
 */
import { at, canonicalJson, expectOk, fastSeed, type Game, type GameTypes, type Seed, seeded } from "@sw/tabletop";
import { type Bot, seatBot } from "../bot.ts";

/** Options of {@link peekOf}. */
export interface Looking<G extends GameTypes> {
  readonly config: G["Config"];
  readonly seed: Seed;
  /** How many decisions of a random game are skipped after each question to the bot. Defaults to 9. */
  readonly between?: number;
  /** The largest number of questions to the bot. Defaults to 20. */
  readonly most?: number;
}

/** A decision for which a bot chose differently although it saw the same. */
export interface Peek<G extends GameTypes> {
  /** The number of the decision in its game, from 0. */
  readonly decision: number;
  readonly seat: G["Seat"];
  /** The bot's two choices: with the view of the true state, and with an equal view from elsewhere. */
  readonly chosen: readonly [G["Action"], G["Action"]];
  /** The source of the second view: another hidden state, or a copy of the first view. */
  readonly other: "another hidden state" | "a copy";
}

/** The number of hidden states imagined for each decision. */
const WORLDS = 2;

/**
 * Plays a random game and asks a bot the same question several times: with the view of the true state, with equal views
 * of other hidden states, and with a copy of the view. Returns the first decision where its choices differ for equal
 * chances; undefined if there is none. This detects a bot that reads hidden state or uses its own randomness.
 */
export function peekOf<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  { config, seed, between = 9, most = 20 }: Looking<G>,
): Peek<G> | undefined {
  const chance = seeded(fastSeed(`${seed} table`));
  let { state } = expectOk(game.setup(config, fastSeed(`${seed} game`)));
  let asked = 0;
  for (let number = 0; asked < most; number++) {
    const decision = game.decision(state);
    if (decision === undefined) return undefined;
    const options = game.legalActions(state);
    if (options.length > 1 && number % (between + 1) === 0) {
      asked += 1;
      const found = peekAt(game, bot, state, decision.seat, `${seed} ${number}`);
      if (found !== undefined) return { decision: number, seat: decision.seat, ...found };
    }
    state = expectOk(game.apply(state, at(options, chance.pick("table", options.length, String)), { chance })).state;
  }
  return undefined;
}

function peekAt<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  state: G["State"],
  seat: G["Seat"],
  seed: string,
): Pick<Peek<G>, "chosen" | "other"> | undefined {
  const view = game.view(state, seat);
  const shown = canonicalJson(view);
  const choose = (one: G["View"]): G["Action"] =>
    seatBot(bot).choose(one, game.options(one), { chance: seeded(fastSeed(seed)) });
  const first = choose(view);
  const differs = (one: G["View"]): G["Action"] | undefined => {
    const action = choose(one);
    return game.actionKey(action) === game.actionKey(first) ? undefined : action;
  };
  const copied = differs(JSON.parse(shown));
  if (copied !== undefined) return { chosen: [first, copied], other: "a copy" };
  for (let world = 0; world < WORLDS; world++) {
    const other = game.view(game.determinize(view, seeded(fastSeed(`${seed} world ${world}`))), seat);
    if (canonicalJson(other) !== shown) throw new Error(`${game.id}: determinize gives a state with another view`);
    const action = differs(other);
    if (action !== undefined) return { chosen: [first, action], other: "another hidden state" };
  }
  return undefined;
}
