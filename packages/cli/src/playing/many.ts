import { type Choose, random } from "@sw/bots";
import { at, type GameTypes } from "@sw/tabletop";
import { SingleBar } from "cli-progress";
import { badInput } from "../exit.ts";
import type { Io } from "../io.ts";
import { type Kit, seatsAsked } from "../kit.ts";
import { isLive } from "../terminal/terminal.ts";
import { botNamed } from "./bots.ts";
import { AUTOMA } from "./players.ts";
import { type Run, running } from "./run.ts";

/** The facts of a game that the summary needs. */
export interface Played {
  readonly winners: readonly string[];
  readonly isOver: boolean;
  readonly turns: number;
  readonly decisions: number;
}

/** Returns the bots by seat. An automatic seat has no bot. */
export function botNamesFor<G extends GameTypes>(kit: Kit<G>, typed: string): readonly string[] {
  const { seats } = kit.game;
  const asked = seatsAsked(kit);
  const names = typed.split(",").map((name) => name.trim());
  if (names.length !== 1 && names.length !== asked.length)
    throw badInput(`--bots names ${names.length} bots. Name 1, or ${asked.length} for ${asked.join(",")}`);
  return seats.map((seat) => {
    if (seat === kit.automatic) return AUTOMA;
    return at(names, names.length === 1 ? 0 : asked.indexOf(seat));
  });
}

export function botsFor<G extends GameTypes>(kit: Kit<G>, names: readonly string[]): Record<G["Seat"], Choose<G>> {
  const pairs = kit.game.seats.map((seat, index) => {
    const name = at(names, index);
    // whoever is never asked may be anybody
    const bot = seat === kit.automatic ? random : botNamed(kit, name);
    if (bot !== undefined) return [seat, bot] as const;
    throw badInput(`unknown bot '${name}' (known: ${[...Object.keys(kit.bots), "random"].join(", ")})`);
  });
  return Object.fromEntries(pairs) as Record<G["Seat"], Choose<G>>;
}

/** Creates a progress bar on standard error, so that it is never mixed with a summary written to a file. */
export function progressBar({ stderr, env }: Io, games: number): SingleBar | undefined {
  if (!isLive(stderr, env)) return undefined;
  const format = "{bar} {value} of {total} games, {eta_formatted} to go";
  const bar = new SingleBar({
    format,
    stream: stderr,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  bar.start(games, 0);
  return bar;
}

export function playOne<G extends GameTypes>({ game, turn }: Kit<G>, run: Run<G>): Played {
  let state: G["State"] | undefined;
  let decisions = -1;
  for (const moment of running(game, run)) {
    state = moment.state;
    decisions += 1;
  }
  const outcome = state === undefined ? undefined : game.outcome(state);
  const turns = state === undefined ? 0 : turn(state);
  return { winners: outcome?.winners ?? [], isOver: outcome !== undefined, turns, decisions };
}
