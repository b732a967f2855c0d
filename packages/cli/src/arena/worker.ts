/** Plays one game of a contest in its own thread. */
import { random } from "@sw/bots";
import { BrokenMatch, type Fixture, playFixture, playFixtureAsync } from "@sw/bots/arena";
import { at, type GameTypes, seeded } from "@sw/tabletop";
import { loadGame } from "../games.ts";
import type { Kit } from "../kit.ts";
import { botNamed } from "../playing/bots.ts";
import { AUTOMA } from "../playing/players.ts";
import { type Line, millisecondsOf, sidesOf, type Terms } from "./contest.ts";
import { isProgram, startProgram } from "./programs.ts";

/** A game that a thread is asked to play. */
export interface Job {
  readonly terms: Terms;
  readonly fixture: Fixture;
}

/** Plays the game of a job. A fault of the libraries gives a broken game, so that the other games continue. */
export default async function played({ terms, fixture }: Job): Promise<Line> {
  const kit = await loadGame(terms.game);
  try {
    return await kit.use(terms.options, (one) => playedBy(one, terms, fixture));
  } catch (error) {
    const [fault, actions] = error instanceof BrokenMatch ? [error.cause, error.actions] : [error, []];
    return { ...fixture, broken: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault), actions };
  }
}

async function playedBy<G extends GameTypes>(kit: Kit<G>, terms: Terms, fixture: Fixture): Promise<Line> {
  const { config } = terms;
  const sides = sidesOf(kit);
  // The automa's seat is asked nothing, so that whatever a bot would choose there does not matter.
  const bots = Object.fromEntries(
    fixture.sides.flatMap((name) => {
      const bot = name === AUTOMA ? random : botNamed(kit, name);
      return bot === undefined ? [] : [[name, bot] as const];
    }),
  );
  if (!fixture.sides.some(isProgram)) return playFixture(kit.game, { config, bots, sides }, fixture);
  const programs = fixture.sides.flatMap((name, side) => {
    if (!isProgram(name)) return [];
    const greeting = {
      game: kit.game.id,
      seats: at<readonly string[]>(sides, side),
      seed: seeded(`${fixture.seed} program ${side}`).pick("seed", 2 ** 31, String),
      milliseconds: millisecondsOf(terms, name),
    };
    return [[name, startProgram<G>(name, greeting)] as const];
  });
  const players = Object.fromEntries(programs.map(([name, { choose }]) => [name, choose]));
  try {
    return await playFixtureAsync(kit.game, { config, bots: { ...bots, ...players }, sides }, fixture);
  } finally {
    await Promise.all(programs.map(([, program]) => program.close()));
  }
}
