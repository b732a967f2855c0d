import { createRequire } from "node:module";
import { configOf, type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { at, expectOk, seeded } from "@sw/tabletop";
import type { Client as ClientOf } from "boardgame.io/client";
import type { Local as LocalOf } from "boardgame.io/multiplayer";
import type { Row } from "../../../scripts/lib/game-rows.ts";
import { boardgame, type Hosted, type Shown } from "../src/index.ts";

const load = createRequire(import.meta.url);
const { Client }: { Client: typeof ClientOf } = load("boardgame.io/client");
const { Local }: { Local: typeof LocalOf } = load("boardgame.io/multiplayer");

const CONFIG = configOf({ bases: 2 });
/** Moves of the Deckbuilding Game that are measured at a time. */
const MOVES = 200;

/** What boardgame.io costs: the same random moves over its local transport, and by the core alone. */
export function rows(): readonly Row[] {
  return [
    { name: "moves by the core alone", unit: "moves/s", target: null, measure: () => movesPerSecond(alone) },
    {
      name: "moves over boardgame.io, two clients",
      unit: "moves/s",
      target: null,
      measure: () => movesPerSecond(hosted),
    },
  ];
}

function movesPerSecond(play: (seed: string) => void): number {
  const start = performance.now();
  play(`bench ${start}`);
  return (MOVES * 1000) / (performance.now() - start);
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
