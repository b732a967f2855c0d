import { configOf, type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { at, expectOk, seeded } from "@sw/tabletop";
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { boardgame, type Hosted, type Shown } from "../src/index.ts";

const CONFIG = configOf({ bases: 2 });
/** How many moves each game plays. */
const MOVES = 50;

/** Measures the cost of boardgame.io: plays the same random moves over its local transport and directly on the core. */
export function rows(): readonly Row[] {
  return [moves("moves by the core alone", alone), moves("moves over boardgame.io, two clients", hosted)];
}

function moves(name: string, play: (seed: string) => void): Row {
  let games = 0;
  return calling({ name, unit: "moves/s", target: null, each: MOVES, call: () => play(`bench ${games++}`) });
}

function alone(seed: string): void {
  const chance = seeded(seed);
  let { state } = expectOk(game.setup(CONFIG, seed));
  for (let move = 0; move < MOVES; move++) {
    const actions = game.legalActions(state);
    state = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))).state;
  }
}

function hosted(seed: string): void {
  const chance = seeded(seed);
  const multiplayer = Local();
  const match = { ...boardgame(game, { config: CONFIG, secret: "of the bench alone" }), seed };
  const clients = ["0", "1"].map((playerID) =>
    Client<Hosted<DeckbuilderTypes>>({ game: match, multiplayer, matchID: seed, playerID, debug: false }),
  );
  for (const client of clients) client.start();
  for (let move = 0; move < MOVES; move++) {
    const client = at(
      clients.filter((one) => shown(one.getState()?.G).options.length > 0),
      0,
    );
    const { seq, view } = shown(client.getState()?.G);
    const options = game.options(view);
    client.moves["act"]?.(seq, at(options, chance.pick("action", options.length, String)));
  }
  for (const client of clients) client.stop();
}

function shown(G: Hosted<DeckbuilderTypes> | undefined): Shown<DeckbuilderTypes> {
  if (G === undefined || !("view" in G)) throw new Error("not connected");
  return G;
}
