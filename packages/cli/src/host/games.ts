import type { Choose } from "@sw/bots";
import type { Analyst } from "@sw/bots/engine";
import type { HostedBot, HostedGame } from "@sw/host";
import type { GameTypes } from "@sw/tabletop";
import { GAME_NAMES, loadGame } from "../games.ts";
import type { Kit } from "../kit.ts";
import { botNamed } from "../playing/bots.ts";
import { versionOf } from "../versions.ts";
import type { ProgramBots } from "./programs.ts";

/**
 * Returns all games for several people, each with its default configuration, its bots, and the programs that may take
 * seats.
 */
export async function hostedGames(players: Players): Promise<readonly HostedGame[]> {
  const kits = await Promise.all(GAME_NAMES.map(loadGame));
  return kits.flatMap((kit) => kit.ids.flatMap((id) => kit.useById(id, (one) => hosted(one, players))));
}

/** Who may take seats of a hosted game besides people. */
interface Players {
  readonly analyst: Analyst;
  readonly programs: ProgramBots["bots"];
  readonly budget: number;
  /** The name of the player in the game's automatic seat. Games with such a seat are left out by default. */
  readonly automa?: string;
}

/** Returns a game as it is hosted. Returns none for a game with an automatic seat unless `automa` is given. */
function hosted<G extends GameTypes>(
  kit: Kit<G>,
  { analyst, programs, budget, automa }: Players,
): readonly HostedGame[] {
  const { game, sides, automatic } = kit;
  if (automatic !== undefined && automa === undefined) return [];
  const own = [...Object.keys(kit.bots), "random"].flatMap((name) => {
    const bot = botNamed(kit, name);
    return bot === undefined ? [] : [[name, threadBot(game.id, name, bot, { analyst, budget })] as const];
  });
  // Its seat is asked nothing, so that whatever it would choose does not matter.
  const played = automatic === undefined || automa === undefined ? [] : [[automa, { choose: firstOption }] as const];
  const others = Object.entries(programs).map(([name, programFor]) => [name, programFor(game.id)] as const);
  const sideOf = (seat: string): string => {
    return sides === undefined ? seat : String(sides.findIndex((side) => side.includes(seat)));
  };
  const version = versionOf(kit.package);
  return [{ game, config: kit.config({}), version, sideOf, bots: Object.fromEntries([...own, ...others, ...played]) }];
}

function firstOption(_view: unknown, options: readonly unknown[]): unknown {
  return options[0];
}

/** Returns a bot of a kit that thinks in its own thread. */
function threadBot<G extends GameTypes>(
  game: string,
  name: string,
  bot: Choose<G>,
  { analyst, budget }: Omit<Players, "programs">,
): HostedBot {
  return {
    budget,
    choose: (view: G["View"], options: readonly G["Action"][], { seed, signal, tell }) =>
      analyst({ game, bot: name, seed, view, options }, bot, {
        isStopped: () => signal.aborted,
        onStop: (stop) => signal.addEventListener("abort", stop, { once: true }),
        onThoughts: (thoughts) => tell(thoughts.reduce((sum, { visits }) => sum + visits, 0)),
      }),
  };
}
