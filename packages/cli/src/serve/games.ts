import { random } from "@sw/bots";
import type { Analyst } from "@sw/bots/engine";
import type { HostedBot, HostedGame } from "@sw/host";
import type { GameTypes } from "@sw/tabletop";
import type { Kit, SealedKit } from "../kit.ts";
import { versionOf } from "../versions.ts";
import { AUTOMA } from "./told.ts";

/** The longest that a bot may think, in milliseconds: a search on a slow machine takes some seconds. */
const BUDGET = 60_000;
/** What the seeds of thoughts are drawn from. */
const SEEDS = 2 ** 31;

/** The games of all kits for a host, with their bots, which think in threads of their own. */
export function hostedGames(kits: readonly SealedKit[], analyst: Analyst): readonly HostedGame[] {
  return kits.flatMap((sealed) => sealed.ids.map((id) => sealed.useById(id, (kit) => hostedGame(kit, analyst))));
}

function hostedGame<G extends GameTypes>(kit: Kit<G>, analyst: Analyst): HostedGame {
  const { game, sides, automatic } = kit;
  const names = Object.keys(kit.bots);
  const bots = Object.fromEntries(names.map((name) => [name, threaded(kit, name, analyst)]));
  const automa: Record<string, HostedBot> = automatic === undefined ? {} : { [AUTOMA]: PLAIN };
  return {
    game,
    config: kit.config({}),
    version: versionOf(kit.package),
    bots: { random: PLAIN, ...bots, ...automa },
    ...(sides === undefined ? {} : { sideOf: (seat: string) => String(sides.findIndex((side) => isIn(side, seat))) }),
  };
}

function isIn(side: readonly string[], seat: string): boolean {
  return side.includes(seat);
}

/** A bot that takes no time. */
const PLAIN: HostedBot = {
  choose: (view, options, { chance }) => random<GameTypes>(view, options, { chance }),
};

/** A bot of a kit in a thread. */
function threaded<G extends GameTypes>({ game }: Kit<G>, bot: string, analyst: Analyst): HostedBot {
  return {
    budget: BUDGET,
    choose(view, options, { chance }) {
      const seed = String(chance.pick("seed of a thought", SEEDS, String));
      // The analyst finds the bot by its name in its thread.
      return analyst<GameTypes>({ game: game.id, bot, seed, view, options }, random, UNWATCHED);
    },
  };
}

/** Nobody stops a bot at a table, or hears its thoughts. */
const UNWATCHED = { isStopped: () => false, onStop: () => undefined, onThoughts: () => undefined };
