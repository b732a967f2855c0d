import { expectOk, type GameTypes, isSeed, type Replay, type Step, scripted } from "@sw/tabletop";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { gameOfId } from "../games.ts";
import type { Io } from "../io.ts";
import type { Kit, Locale } from "../kit.ts";
import { commandNamed, langOption } from "../options.ts";
import { mustHold } from "../playing/invariants.ts";
import { openReplay, verified } from "../playing/replays.ts";
import { chapterOf } from "../playing/story.ts";
import { plainScreen } from "../terminal/screen.ts";
import { terminalOf } from "../terminal/terminal.ts";
import { WORDS } from "../words.ts";

interface ReplayOptions {
  readonly lang: Locale;
  readonly narrate?: true;
}

/** Creates `sw replay FILE`: plays a recorded game again and compares it with the file. */
export function replayCommand(io: Io): Command {
  return commandNamed(io, "replay", "replay a recorded game and check its final hash")
    .argument("<file>", "a replay file that `sw demo` or `sw play` has written")
    .option("--narrate", "print the events of the game")
    .addOption(langOption().default("en"))
    .action(async (path: string, options: ReplayOptions) => {
      const { game, input } = await openReplay(io, path);
      const kit = await gameOfId(game);
      if (kit === undefined)
        throw badInput(`${path} is a replay of the game '${game}', which is unknown to this program`);
      await kit.useById(game, (opened) => replay(io, opened, path, input, options));
    });
}

async function replay<G extends GameTypes>(
  io: Io,
  kit: Kit<G>,
  path: string,
  input: unknown,
  { lang, narrate }: ReplayOptions,
): Promise<void> {
  const { paint } = terminalOf(io);
  const words = WORDS[lang];
  const face = kit.face(lang, paint);
  const { replay, states } = verified(kit, path, input);
  for (const state of states) mustHold(kit.game, state);
  if (narrate) {
    const screen = plainScreen(io);
    for (const step of stepsOf(kit, replay)) await screen.tell([], chapterOf(kit.game, face, step).lines);
    io.stdout.write("\n");
  }
  const last = states.at(-1);
  const outcome = last === undefined ? undefined : kit.game.outcome(last);
  const decisions = replay.actions.length;
  const lines = [
    words.recorded(face.names.title, replay.version),
    paint.bold(outcome === undefined ? words.undecided(decisions) : face.outcome(outcome)),
    words.stats(last === undefined ? 0 : kit.turn(last), kit.unit, decisions, states.length),
    paint.green(words.replayEqual(path, replay.final)),
  ];
  io.stdout.write(`${lines.join("\n")}\n`);
}

/** Returns the transitions of a verified replay, with their events. */
function* stepsOf<G extends GameTypes>(
  { game }: Kit<G>,
  { config, chance, actions }: Replay<G>,
): Generator<Step<G["State"], G["Event"]>, void> {
  const source = "seed" in chance ? chance.seed : scripted(chance.script);
  let step = expectOk(game.setup(config, source));
  yield step;
  for (const action of actions) {
    step = expectOk(game.apply(step.state, action, isSeed(source) ? {} : { chance: source }));
    yield step;
  }
}
