import { setImmediate as breath } from "node:timers/promises";
import { at, expectOk, type GameTypes } from "@sw/tabletop";
import type { StoredTable } from "@sw/tabletop/referee";
import { isExit } from "../exit.ts";
import type { Io } from "../io.ts";
import { fitted, type Line, textOf, wrapped } from "../terminal/layout.ts";
import { terminalOf } from "../terminal/terminal.ts";
import type { Words } from "../words.ts";
import { botMove, type Desk, deliver, type Inbox, keep } from "./desk.ts";
import { type Menu, menuOf, readTyped, type Typed } from "./menu.ts";
import { pictured } from "./picture.ts";
import { botBehind, seatsOfPeople } from "./players.ts";
import { rolling } from "./rolling.ts";

const CLEAR = "\u001b[H\u001b[2J";
/** Clears the screen together with its scrollback. */
const CLEAR_ALL = `${CLEAR}\u001b[3J`;

/** The end of a session: the game is over, or the person left to resume it later. */
export interface Sitting<G extends GameTypes> {
  readonly table: StoredTable<G>;
  readonly isOver: boolean;
  /** The lines that the person at the terminal has not been shown yet. */
  readonly news: readonly Line[];
}

/**
 * Plays until the game is over or a person leaves, and saves after every action of a person. `first` is shown to
 * everybody before their first decision.
 */
export async function playOn<G extends GameTypes>(
  desk: Desk<G>,
  start: StoredTable<G>,
  first: readonly Line[],
): Promise<Sitting<G>> {
  const people = seatsOfPeople(start.seats);
  const inbox: Inbox<G["Seat"]> = new Map(people.map((seat) => [seat, [...welcome(desk, start), ...first]]));
  let table = start;
  let looking = people.length === 1 ? people[0] : undefined;
  const sitting = (isOver: boolean): Sitting<G> => {
    return { table, isOver, news: looking === undefined ? [] : (inbox.get(looking) ?? []) };
  };
  for (;;) {
    const seat = desk.kit.game.decision(table.state)?.seat;
    if (seat === undefined) return sitting(true);
    const bot = botBehind(table.seats[seat]);
    if (bot !== undefined) {
      const progress = botMove(desk, table, seat, bot);
      deliver(desk, inbox, progress);
      table = progress.table;
      // signals and the lock of the save are seen to between decisions
      await breath();
      if (desk.io.interrupted.aborted) return sitting(false);
      continue;
    }
    if (looking !== seat && !(await handOver(desk, seat))) return sitting(false);
    looking = seat;
    const next = await personMove(desk, table, seat, inbox);
    if (next === undefined) return sitting(false);
    table = next;
  }
}

function welcome<G extends GameTypes>(
  { face, words, keeper, kit }: Desk<G>,
  { seats }: StoredTable<G>,
): readonly Line[] {
  const bots = kit.game.seats.flatMap((seat) => {
    const bot = botBehind(seats[seat]);
    return bot === undefined ? [] : [words.opponent(face.names.players[seat], bot)];
  });
  return [...bots, { whole: words.savedAt(keeper.path) }];
}

/** Hides the screen until the next person sits down; returns false if nobody does. */
async function handOver<G extends GameTypes>({ io, asker, face, words }: Desk<G>, seat: G["Seat"]): Promise<boolean> {
  const { live } = terminalOf(io);
  if (live) io.stdout.write(CLEAR_ALL);
  const answer = await asker.line(words.passKeyboard(face.names.players[seat]));
  if (live) io.stdout.write(CLEAR_ALL);
  return answer !== undefined;
}

/** Shows the table to a person and handles their input until something has changed; undefined if they leave. */
async function personMove<G extends GameTypes>(
  desk: Desk<G>,
  table: StoredTable<G>,
  seat: G["Seat"],
  inbox: Inbox<G["Seat"]>,
): Promise<StoredTable<G> | undefined> {
  const { io, kit, face, asker, words } = desk;
  const view = kit.game.view(table.state, seat);
  const legal = kit.game.legalActions(table.state, { picks: "all" });
  const menu = menuOf(face, view, legal, terminalOf(io));
  const picture = await pictured(desk, view, menu.actions);
  const show = (news: readonly Line[]): void => say(io, sight(desk, view, menu, { news, picture }));
  show(inbox.get(seat) ?? []);
  inbox.set(seat, []);
  let isWarned = false;
  for (;;) {
    const line = await asker.line(words.prompt);
    if (line === undefined) return undefined;
    const typed = readTyped(line, menu.actions.length);
    if (typed.type === "quit") {
      const fault = isWarned ? undefined : await keepFault(desk, table);
      if (fault === undefined) return undefined;
      isWarned = true;
      say(io, [words.notSaved(fault), words.leaveAnyway]);
    }
    const chosen = meantBy(desk, view, menu, typed).find((one) => kit.game.why(table.state, one) === undefined);
    if (chosen !== undefined) return acted(desk, table, seat, chosen, inbox);
    if (typed.type === "undo") {
      const undone = undo(desk, table, seat);
      if (undone.table !== undefined) return settled(desk, undone.table, seat, inbox, [undone.line]);
      say(io, [undone.line]);
    } else if (typed.type === "board") show([]);
    else say(io, await answerTo(desk, table, view, menu, typed));
  }
}

/**
 * Returns the actions that typed text may mean, by menu number or as the game reads it. The most likely comes first.
 */
function meantBy<G extends GameTypes>(
  { face }: Desk<G>,
  view: G["View"],
  { actions }: Menu<G["Action"]>,
  typed: Typed,
): readonly G["Action"][] {
  if (typed.type === "act") return [at(actions, typed.index)];
  return typed.type === "unknown" ? (face.typed?.(typed.line, actions, view) ?? []) : [];
}

/** Plays a legal action after people have rolled the dice that it needs; undefined if they leave instead. */
async function acted<G extends GameTypes>(
  desk: Desk<G>,
  table: StoredTable<G>,
  seat: G["Seat"],
  action: G["Action"],
  inbox: Inbox<G["Seat"]>,
): Promise<StoredTable<G> | undefined> {
  const message = { type: "act", seat, seq: table.seq, action };
  const progress = await rolling(desk, () => expectOk(desk.referee.receive(table, table.seats[seat], message)));
  if (progress === undefined) return undefined;
  deliver(desk, inbox, progress);
  return settled(desk, progress.table, seat, inbox, []);
}

/** Saves the current game. A failure is shown to the person, but does not end the game. */
async function settled<G extends GameTypes>(
  desk: Desk<G>,
  table: StoredTable<G>,
  seat: G["Seat"],
  inbox: Inbox<G["Seat"]>,
  news: readonly string[],
): Promise<StoredTable<G>> {
  const fault = await keepFault(desk, table);
  inbox.set(seat, [
    ...(inbox.get(seat) ?? []),
    ...news,
    ...(fault === undefined ? [] : [{ whole: desk.words.notSaved(fault) }]),
  ]);
  return table;
}

async function savedLine<G extends GameTypes>(desk: Desk<G>, table: StoredTable<G>): Promise<string> {
  const fault = await keepFault(desk, table);
  return fault === undefined ? desk.words.saved(desk.keeper.path) : desk.words.notSaved(fault);
}

/** Saves the game, and returns the reason if that fails. */
export async function keepFault<G extends GameTypes>(
  desk: Desk<G>,
  table: StoredTable<G>,
): Promise<string | undefined> {
  try {
    await keep(desk, table);
    return undefined;
  } catch (error) {
    if (isExit(error)) return error.message;
    throw error;
  }
}

/** Takes back the person's last action unless something was revealed since, and returns the message about it. */
function undo<G extends GameTypes>(
  { referee, words }: Desk<G>,
  table: StoredTable<G>,
  seat: G["Seat"],
): { readonly table?: StoredTable<G>; readonly line: string } {
  const result = referee.receive(table, table.seats[seat], { type: "undo", seq: table.seq });
  if (result.ok) return { table: result.value.table, line: words.undone };
  const isRevealed = result.violation.code === "something-was-revealed";
  return { line: isRevealed ? words.undoPastReveal : words.undoNothing };
}

/** The lines shown to a person besides the table: the news, and the path of the drawing. */
interface Around {
  readonly news: readonly Line[];
  readonly picture: string | undefined;
}

/** Returns what a person sees before choosing: the news, the table and the options. */
function sight<G extends GameTypes>(
  { io, face, words }: Desk<G>,
  view: G["View"],
  menu: Menu<G["Action"]>,
  { news, picture }: Around,
): readonly string[] {
  const { live, paint, columns } = terminalOf(io);
  const told = news.length === 0 ? [] : [paint.bold(words.happened), ...news.map(indented), ""];
  const drawn: readonly Line[] = picture === undefined ? [] : [{ whole: words.drawn(picture) }];
  const question = paint.bold(paint.underline(face.question(view)));
  const all: readonly Line[] = [
    ...[...told, ...face.board(view), ...drawn, "", question, ...pickedLines(words, menu), ...menu.lines],
    ...["", paint.dim(words.keys)],
  ];
  const shown = all.flatMap((line) => fitted(line, columns, indentOf(line)));
  return live ? [CLEAR + (shown[0] ?? ""), ...shown.slice(1)] : ["", ...shown];
}

/** Returns the picks made so far, as the menu offers to take them back. */
function pickedLines(words: Words, { picked }: { readonly picked: readonly string[] }): readonly string[] {
  return picked.length === 0 ? [] : [words.picked(picked.join("; "))];
}

function indented(line: Line): Line {
  return typeof line === "string" ? `  ${line}` : { whole: `  ${line.whole}` };
}

/** Returns the indentation of a wrapped line's continuation, two columns more than the line. */
function indentOf(line: Line): number {
  const text = textOf(line);
  return text.length - text.trimStart().length + 2;
}

/** Answers a command that does not change the game. */
async function answerTo<G extends GameTypes>(
  desk: Desk<G>,
  table: StoredTable<G>,
  view: G["View"],
  menu: Menu<G["Action"]>,
  typed: Typed,
): Promise<readonly string[]> {
  const { io, kit, face, words } = desk;
  const { actions } = menu;
  const { columns } = terminalOf(io);
  const broken = (lines: readonly string[]): readonly string[] => lines.flatMap((text) => wrapped(text, columns, 2));
  switch (typed.type) {
    case "help":
      return words.help;
    case "save":
      return [await savedLine(desk, table)];
    case "show":
      return broken(face.details(at(actions, typed.index), view));
    case "look-up": {
      const found = face.lookUp(typed.name);
      return found.length === 0 ? [words.noSuchCard(typed.name)] : broken(found);
    }
    case "number-out-of-range":
      return [words.noSuchNumber(actions.length)];
    case "unknown": {
      const [likeliest] = meantBy(desk, view, menu, typed);
      const fault = likeliest && kit.game.why(table.state, likeliest);
      return fault === undefined ? [words.notUnderstood(typed.line)] : broken([face.violation(fault)]);
    }
    default:
      return [];
  }
}

function say({ stdout }: Io, lines: readonly string[]): void {
  stdout.write(lines.map((line) => `${line}\n`).join(""));
}
