/** One game of a contest, in a thread of its own. */
import { type Fixture, playFixture } from "@sw/bots/arena";
import type { GameTypes, Json } from "@sw/tabletop";
import { loadGame } from "../games.ts";
import type { Kit } from "../kit.ts";
import { botNamed } from "../playing/bots.ts";
import { type Line, sidesOf, type Terms } from "./contest.ts";

/** What a thread is asked to play. */
export interface Job {
  readonly terms: Terms;
  readonly fixture: Fixture;
}

/** Plays the game of a job. A fault of the libraries gives a broken game, so that the others go on. */
export default async function played({ terms, fixture }: Job): Promise<Line> {
  const kit = await loadGame(terms.game);
  try {
    return kit.use(terms.options, (one) => playedBy(one, terms.config, fixture));
  } catch (error) {
    return { ...fixture, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function playedBy<G extends GameTypes>(kit: Kit<G>, config: Json, fixture: Fixture): Line {
  const bots = Object.fromEntries(
    fixture.sides.flatMap((name) => {
      const bot = botNamed(kit, name);
      return bot === undefined ? [] : [[name, bot] as const];
    }),
  );
  return playFixture(kit.game, { config, bots, sides: sidesOf(kit) }, fixture);
}
