import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import type { GameTypes, Violation } from "@sw/tabletop";
import { createReferee, type Referee, type StoredTable } from "@sw/tabletop/referee";
import { type Command, Option } from "commander";
import { badInput } from "../exit.ts";
import { exists, writing } from "../files.ts";
import type { Io } from "../io.ts";
import { type Kit, type Locale, type SealedKit, seatsAsked, type TypedOptions } from "../kit.ts";
import { langOption, seedOption } from "../options.ts";
import { commandPerGame } from "../per-game.ts";
import { botNamed } from "../playing/bots.ts";
import { configFrom } from "../playing/config.ts";
import { type Desk, type DiceRolled, keep } from "../playing/desk.ts";
import { type Keeper, newKeeper, occupied, openKeeper } from "../playing/keeper.ts";
import { AUTOMA, botBehind, botPlayer, personPlayer } from "../playing/players.ts";
import { REAL_DICE, type RealDice, Tray, withRealDice } from "../playing/real-dice.ts";
import { writeReplay } from "../playing/replays.ts";
import { rolling } from "../playing/rolling.ts";
import { type OpenedSave, openSave, readSave, type SaveRead, savedDice } from "../playing/save.ts";
import { keepFault, playOn } from "../playing/session.ts";
import { type Asker, askerFor } from "../terminal/asker.ts";
import { type Line, textOf, widthOf } from "../terminal/layout.ts";
import { shellWord } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";
import { WORDS } from "../words.ts";

/** The values of `--seat` that mean all seats. */
const ALL = ["both", "all"] as const;

interface PlayOptions extends TypedOptions {
  readonly seat?: string;
  /** Undefined if the game has only one seat. */
  readonly bot?: string;
  readonly seed?: string;
  readonly lang?: Locale;
  readonly save?: string;
  readonly resume?: string;
  readonly physicalDice?: RealDice;
}

/** Creates `sw play GAME`: a person against a bot, or several people at one keyboard. */
export function playCommand(io: Io, games: readonly SealedKit[]): Command {
  return commandPerGame(
    io,
    games,
    "play",
    "play against bots, or with several people at one keyboard",
    (command, kit) => playable(io, command, kit),
  );
}

/** Adds the options of playing to a command. A game with one seat gets no options for seats and bots. */
export function playable(io: Io, command: Command, kit: SealedKit): Command {
  const seated = kit.seats.length === 1 ? command : addSeating(command, kit);
  return (kit.hasAutomaDice ? seated.addOption(diceOption()) : seated)
    .addOption(
      seedOption("the seed. The same seed gives the same game, so anyone who knows it can predict every random draw"),
    )
    .addOption(langOption())
    .option("--save <file>", "the file for the saved game (default: saves/GAME-TIME.json)")
    .addOption(resumeOption(kit))
    .action((options: PlayOptions) => begin(io, kit, options));
}

function diceOption(): Option {
  return new Option("--physical-dice [which]", "you roll real dice, either for the automa or for the whole game")
    .choices(REAL_DICE)
    .preset(REAL_DICE[0]);
}

function addSeating(command: Command, kit: SealedKit): Command {
  return command
    .addOption(new Option("--seat <seat>", `the side you play, or ${all(kit)}`).choices([...kit.seats, all(kit)]))
    .addOption(
      new Option("--bot <name>", "the bot that plays the other sides").choices(kit.botNames).default(kit.botNames[0]),
    );
}

function all({ seats }: Pick<SealedKit, "seats">): (typeof ALL)[number] {
  return seats.length === 2 ? "both" : "all";
}

/** Begins a game, or resumes the game that its save names, whatever game the options select. */
async function begin(io: Io, kit: SealedKit, options: PlayOptions): Promise<void> {
  const { resume } = options;
  if (resume === undefined) return kit.use(options, (opened) => play(io, opened, options, undefined));
  const save = await openSave(io, resume);
  if (!kit.ids.includes(save.game))
    throw badInput(`${resume} is a save of the game '${save.game}', not of '${kit.name}'`);
  return kit.useById(save.game, (opened) => play(io, opened, options, save));
}

/** Creates `--resume`, which conflicts with the options that a saved game has already fixed. */
function resumeOption({ options, seats }: SealedKit): Option {
  const agreed = options.map(({ flags, description }) => new Option(flags, description).attributeName());
  const seating = seats.length === 1 ? [] : ["seat", "bot"];
  const settled = [...agreed, ...seating, "seed", "physicalDice"];
  return new Option("--resume <file>", "continue a saved game").conflicts(settled);
}

async function play<G extends GameTypes>(
  io: Io,
  plain: Kit<G>,
  options: PlayOptions,
  save: OpenedSave | undefined,
): Promise<void> {
  const asker = askerFor(io);
  try {
    const dice = diceOf(options, save);
    const kit = dice === undefined ? plain : withDice(plain, dice);
    const referee = createReferee(kit.game, { secretChoices: "as-they-come" });
    const begun =
      save === undefined
        ? await beginGame(io, kit, referee, options, asker, dice)
        : await resumeGame(io, kit, referee, options, save, dice);
    if (begun === undefined) return;
    const { table, keeper, locale, replayedFor } = begun;
    const face = kit.face(locale, terminalOf(io).paint);
    const around = { io, kit, referee, face, words: WORDS[locale], locale, asker, keeper };
    const desk = dice === undefined ? around : { ...around, dice };
    await keep(desk, table)
      .then(() => sit(desk, table, replayedFor))
      .finally(() => keeper.close());
  } finally {
    asker.close();
  }
}

/** Returns which dice people roll physically. That is chosen when a game begins and stored in its save. */
function diceOf({ physicalDice }: PlayOptions, save: OpenedSave | undefined): DiceRolled | undefined {
  const which = save === undefined ? physicalDice : savedDice(save)?.which;
  return which === undefined ? undefined : { which, tray: new Tray() };
}

function withDice<G extends GameTypes>(kit: Kit<G>, { which, tray }: DiceRolled): Kit<G> {
  return { ...kit, game: withRealDice(kit.game, which, kit.automaDice ?? (() => false), tray) };
}

/** A game at the start of a session. */
interface Begun<G extends GameTypes> extends SaveRead<G> {
  readonly keeper: Keeper;
}

async function beginGame<G extends GameTypes>(
  io: Io,
  kit: Kit<G>,
  referee: Referee<G>,
  options: PlayOptions,
  asker: Asker,
  dice: DiceRolled | undefined,
): Promise<Begun<G> | undefined> {
  const config = await configFrom(io, kit, options);
  const locale = options.lang ?? "en";
  const path = await newPath(io, kit.game.id, options.save);
  const [only, another] = seatsAsked(kit);
  const seat = options.seat ?? (another === undefined ? only : await askSeat(io, kit, locale, asker));
  if (seat === undefined) return undefined;
  const isEverybody = ALL.some((one) => one === seat);
  if (!isEverybody && !kit.game.seats.some((one) => one === seat)) {
    throw badInput(`there is no seat '${seat}' (seats: ${kit.game.seats.join(", ")})`);
  }
  const player = (one: G["Seat"]): string => {
    if (one === kit.automatic) return botPlayer(AUTOMA);
    return isEverybody || seat === one ? personPlayer(one) : botPlayer(options.bot ?? AUTOMA);
  };
  const seats = Object.fromEntries(kit.game.seats.map((one) => [one, player(one)])) as Record<G["Seat"], string>;
  const seed = options.seed ?? randomUUID();
  const rollingDesk = { io, asker, words: WORDS[locale], ...(dice && { dice }) };
  const opened = await rolling(rollingDesk, () => referee.open({ config, seed, seats }));
  if (opened === undefined) return undefined;
  if (!opened.ok) throw badInput(kit.face(locale, terminalOf(io).paint).violation(opened.violation));
  return { table: opened.value, keeper: await newKeeper(io, path), locale, replayedFor: null };
}

async function resumeGame<G extends GameTypes>(
  io: Io,
  kit: Kit<G>,
  referee: Referee<G>,
  { save, lang }: PlayOptions,
  opened: OpenedSave,
  dice: DiceRolled | undefined,
): Promise<Begun<G>> {
  // what another session may have written since it was opened counts, so it is read again once nobody else can
  const keeper = save === undefined ? await openKeeper(io, opened.path) : await newKeeper(io, save);
  try {
    const input = save === undefined ? await keeper.read() : opened.input;
    dice?.tray.fill(savedDice({ ...opened, input })?.rolled ?? []);
    const { table, locale, replayedFor } = readSave(kit, referee, { ...opened, input });
    for (const seat of seatsAsked(kit)) {
      const bot = botBehind(table.seats[seat]);
      if (bot === undefined || botNamed(kit, bot) !== undefined) continue;
      throw badInput(`${opened.path} has an unknown bot '${bot}'`);
    }
    return { table, keeper, locale: lang ?? locale, replayedFor };
  } catch (error) {
    await keeper.close();
    throw error;
  }
}

/** Returns a path that is still free, so that no saved game is overwritten. */
async function newPath(io: Io, game: string, typed: string | undefined): Promise<string> {
  const path = typed ?? `saves/${game}-${new Date().toISOString().slice(0, 19).replace(/\D/g, "")}.json`;
  if (!(await writing(path, () => exists(io, path)))) return path;
  throw occupied(path);
}

async function askSeat<G extends GameTypes>(
  io: Io,
  { game, face }: Kit<G>,
  locale: Locale,
  asker: Asker,
): Promise<string | undefined> {
  const { seats } = face(locale, terminalOf(io).paint).names;
  const words = WORDS[locale];
  const sides = game.seats.map((value) => ({ value, label: seats[value] }));
  const [both, everybody] = ALL;
  const together =
    sides.length === 2 ? { value: both, label: words.bothSeats } : { value: everybody, label: words.allSeats };
  return asker.choose(words.chooseSeat, [...sides, together]);
}

/**
 * Plays until the game is over or the person leaves, and reports the result. Throws bad input if the game could not be
 * saved.
 */
async function sit<G extends GameTypes>(
  desk: Desk<G>,
  start: StoredTable<G>,
  replayedFor: Violation | null,
): Promise<void> {
  const { io, face, words } = desk;
  const first = replayedFor === null ? [] : [words.playedAgain(face.violation(replayedFor))];
  const { table, news, isOver } = await playOn(desk, start, first);
  const fault = await keepFault(desk, table);
  if (isOver) await end(desk, table, news);
  else if (fault === undefined) io.stdout.write(`\n${farewell(desk)}\n`);
  if (fault !== undefined) throw badInput(fault);
}

/**
 * Tells where the game is saved and how to resume it. The command is printed on one line if the screen is wide enough.
 */
function farewell<G extends GameTypes>({ io, kit, words, keeper: { path } }: Desk<G>): string {
  const lines = [words.kept(path), words.goOn(`sw play ${kit.name} --resume ${shellWord(path)}`)];
  const { live, columns } = terminalOf(io);
  return lines.join(live && widthOf(lines.join(" ")) > columns ? "\n" : " ");
}

/** Prints the outcome and writes the replay. */
async function end<G extends GameTypes>(
  { io, kit, face, words, keeper, dice }: Desk<G>,
  { config, seed, played, state }: StoredTable<G>,
  news: readonly Line[],
): Promise<void> {
  const outcome = kit.game.outcome(state);
  io.stdout.write(`${["", ...news.map(textOf), "", outcome === undefined ? "" : face.outcome(outcome)].join("\n")}\n`);
  const replay = `replays/${basename(keeper.path, ".json")}.json`;
  const chance = dice === undefined ? { seed } : { script: dice.tray.script };
  await writeReplay(io, kit, replay, { config, chance, actions: played.map(({ action }) => action) });
  io.stdout.write(`${words.replayWritten(replay)}\n`);
}
