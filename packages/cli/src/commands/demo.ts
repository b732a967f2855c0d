import { random } from "@sw/bots";
import { type GameTypes, hashOf } from "@sw/tabletop";
import { type Command, Option } from "commander";
import { badInput, isExit } from "../exit.ts";
import { mustBeWritable, writeWhole } from "../files.ts";
import { FIRST_GAME, unknownGame } from "../games.ts";
import type { Io } from "../io.ts";
import { type Kit, type Locale, type SealedKit, seatsAsked, type TypedOptions } from "../kit.ts";
import { addGameOptions, commandNamed, langOption, retyped, seedOption } from "../options.ts";
import { botNamed, everySeat } from "../playing/bots.ts";
import { configFrom } from "../playing/config.ts";
import { mustHold } from "../playing/invariants.ts";
import { openReplay, verified, writeReplay } from "../playing/replays.ts";
import { running } from "../playing/run.ts";
import { chapterOf } from "../playing/story.ts";
import { shellWord } from "../terminal/printable.ts";
import { liveScreen, plainScreen } from "../terminal/screen.ts";
import { terminalOf } from "../terminal/terminal.ts";
import { WORDS } from "../words.ts";

const SEED = "1977";

interface DemoOptions extends TypedOptions {
  readonly seed: string;
  readonly lang: Locale;
  readonly fast?: true;
  readonly out?: string;
  readonly bot: string;
}

/**
 * Creates `sw demo [GAME]`: bots play a whole game on the screen, and then the recording is checked. Without a game, it
 * plays the first one and accepts that game's options.
 */
export function demoCommand(io: Io, first: SealedKit, others: readonly SealedKit[]): Command {
  const parent = commandNamed(io, "demo", `watch bots play a game (default: ${first.title}) and check the recording`)
    .helpCommand(true)
    .enablePositionalOptions();
  for (const kit of [first, ...others]) {
    const command = commandNamed(io, kit.name, `watch bots play ${kit.title}`);
    parent.addCommand(
      demoOptions(command, kit).action((options: DemoOptions) =>
        kit.use(options, (opened) => demo(io, opened, options)),
      ),
    );
  }
  return demoOptions(parent, first)
    .argument("[game]")
    .hook("preSubcommand", refuseEarlyOptions)
    .action((typed: string | undefined, options: DemoOptions) => {
      if (typed !== undefined) throw unknownGame(typed);
      return first.use(options, (opened) => demo(io, opened, options));
    });
}

/** Refuses options typed before the name of a game, which would otherwise be ignored. */
function refuseEarlyOptions(parent: Command, command: Command): void {
  const early = parent.options.find((option) => parent.getOptionValueSource(option.attributeName()) === "cli");
  if (early !== undefined)
    throw badInput(`${early.long} must come after the game: sw demo ${command.name()} ${early.long}`);
}

function demoOptions(command: Command, { botNames, options }: SealedKit): Command {
  command
    .addOption(seedOption("the seed. The same seed gives the same games").default(SEED))
    .addOption(langOption().default("en"))
    .addOption(new Option("--bot <name>", "who plays").choices(botNames).default(botNames[0]))
    .option("--fast", "print only the events of the game, without pauses and header")
    .option("--out <file>", "the file for the replay (default: replays/GAME-SEED.json)");
  return addGameOptions(command, options);
}

async function demo<G extends GameTypes>(io: Io, kit: Kit<G>, options: DemoOptions): Promise<void> {
  const { seed, lang } = options;
  const { paint } = terminalOf(io);
  const words = WORDS[lang];
  const face = kit.face(lang, paint);
  const config = await configFrom(io, kit, options);
  const path = options.out ?? `replays/${kit.game.id}-${fileName(seed)}.json`;
  await mustBeWritable(io, path);
  io.stdout.write(`${words.watching(face.names.title, seatsAsked(kit).length, seed)}\n`);
  const actions: G["Action"][] = [];
  const record = (): Promise<void> => writeReplay(io, kit, path, { config, chance: { seed }, actions });
  const { state, drawings } = await watched(io, kit, { config, options, actions }).catch(async (error: unknown) => {
    // a game that went wrong is the one to look at: what was played of it is left as well
    if (!isExit(error)) await record().then(() => io.stderr.write(`${words.replayWritten(path)}\n`));
    throw error;
  });
  await record();
  const hash = await rehearsed(io, kit, path, state);
  const outcome = kit.game.outcome(state);
  const closing = [
    "",
    ...face.header(kit.game.view(state, "spectator")),
    paint.bold(outcome === undefined ? words.undecided(actions.length) : face.outcome(outcome)),
    words.stats(kit.turn(state), kit.unit, actions.length, actions.length + 1),
    words.replayWritten(path),
    ...(await drawn(io, path, drawings)).map(words.drawn),
    paint.green(words.replayEqual(path, hash)),
    words.again(commandAgain(kit, options)),
  ];
  io.stdout.write(`${closing.join("\n")}\n`);
}

/** The result of a watched game: its end, and its drawings by turn or round. */
interface Watched<State> {
  readonly state: State;
  readonly drawings: ReadonlyMap<number, string>;
}

/** A game being watched, with the actions recorded so far. */
interface Watching<G extends GameTypes> {
  readonly config: G["Config"];
  readonly options: DemoOptions;
  readonly actions: G["Action"][];
}

/** Plays the game on the screen, and checks the invariants of every state. */
async function watched<G extends GameTypes>(
  io: Io,
  kit: Kit<G>,
  { config, options: { seed, lang, fast, bot: name }, actions }: Watching<G>,
): Promise<Watched<G["State"]>> {
  const { game } = kit;
  const { live, paint } = terminalOf(io);
  const face = kit.face(lang, paint);
  const screen = live && fast === undefined ? liveScreen(io, kit.pace) : plainScreen(io);
  const drawings = new Map<number, string>();
  const bot = botNamed(kit, name) ?? random;
  let last: G["State"] | undefined;
  try {
    for (const moment of running(game, { config, seed, bots: everySeat(game.seats, bot) })) {
      if (moment.by !== null) actions.push(moment.by.action);
      if (last !== undefined && kit.turn(moment.state) !== kit.turn(last)) draw(kit, last, drawings);
      last = moment.state;
      mustHold(game, last);
      const { header, lines } = chapterOf(game, face, moment);
      await screen.tell(header, lines);
    }
  } finally {
    screen.close();
  }
  if (last === undefined) throw new Error(`${game.id} could not be started`);
  draw(kit, last, drawings);
  return { state: last, drawings };
}

/** Draws the table at the end of a turn or round, if the game has drawings. */
function draw<G extends GameTypes>(
  { drawing, turn }: Pick<Kit<G>, "drawing" | "turn">,
  state: G["State"],
  drawings: Map<number, string>,
): void {
  if (drawing !== undefined) drawings.set(turn(state), drawing(state));
}

/** Writes the drawings next to the replay, named after it and their turn or round. Returns their paths. */
async function drawn(io: Io, replay: string, drawings: ReadonlyMap<number, string>): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const [turn, svg] of drawings) {
    const path = `${replay.replace(/\.json$/, "")}-${turn}.svg`;
    await writeWhole(io, path, svg);
    paths.push(path);
  }
  return paths;
}

/** Plays the replay from its file and compares its end with that of the watched game. Returns the hash of both. */
async function rehearsed<G extends GameTypes>(io: Io, kit: Kit<G>, path: string, state: G["State"]): Promise<string> {
  const { input } = await openReplay(io, path);
  const { final } = verified(kit, path, input).replay;
  const hash = hashOf(state);
  if (final !== hash)
    throw new Error(`${path} ends with the hash ${final}, but the game that was watched ended with ${hash}`);
  return hash;
}

/** Returns the command that plays the same game again. */
function commandAgain<G extends GameTypes>({ name, bots, options: known }: Kit<G>, options: DemoOptions): string {
  const { seed, lang, bot } = options;
  const game = name === FIRST_GAME ? "" : ` ${name}`;
  const who = bot === Object.keys(bots)[0] ? "" : ` --bot ${bot}`;
  return `sw demo${game}${retyped(known, options)}${who}${lang === "en" ? "" : ` --lang ${lang}`} --seed ${shellWord(seed)}`;
}

/** Returns a seed as part of a file name. */
function fileName(seed: string): string {
  return seed.replace(/[^\w.-]/g, "_").slice(0, 60);
}
