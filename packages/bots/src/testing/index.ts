/**
 * A law for bots: a choice depends on nothing but the view, its options and the chance.
 *
 * @module
 */
import { at, canonicalJson, expectOk, fastSeed, type Game, type GameTypes, type Seed, seeded } from "@sw/tabletop";
import { type Bot, seatBot } from "../bot.ts";

/** Where {@link peekOf} looks. */
export interface Looking<G extends GameTypes> {
  readonly config: G["Config"];
  readonly seed: Seed;
  /** How many decisions of a random game are skipped after each one that the bot is asked about. Defaults to 9. */
  readonly between?: number;
  /** How many decisions the bot is asked about, at most. Defaults to 20. */
  readonly most?: number;
}

/** A decision at which a bot chose differently although it was shown the same. */
export interface Peek<G extends GameTypes> {
  /** The decision's number in its game, from 0. */
  readonly decision: number;
  readonly seat: G["Seat"];
  /** What the bot chose knowing the view of the true state, and knowing an equal view that was made otherwise. */
  readonly chosen: readonly [G["Action"], G["Action"]];
  /** How the second view was made: of another hidden state, or copied. */
  readonly other: "another hidden state" | "a copy";
}

/** Hidden states that are made up for each decision. */
const WORLDS = 2;

/**
 * Plays a random game and asks a bot the same question again and again: with the view of the true state, with equal views of other
 * hidden states, and with a copy of the view. Returns the first decision at which its choices differ for equal chances, or undefined
 * if there is none. A bot that reaches the hidden state by some way beside its view, or that draws luck of its own, is found out.
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
