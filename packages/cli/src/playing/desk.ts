import { expectOk, type GameTypes } from "@sw/tabletop";
import type { Progress, Referee, StoredTable } from "@sw/tabletop/referee";
import type { Io } from "../io.ts";
import type { Face, Kit, Locale } from "../kit.ts";
import type { Asker } from "../terminal/asker.ts";
import type { Line } from "../terminal/layout.ts";
import type { Words } from "../words.ts";
import { botAction, botChance, botNamed } from "./bots.ts";
import type { Keeper } from "./keeper.ts";
import { seatsOfPeople } from "./players.ts";
import type { RealDice, Tray } from "./real-dice.ts";
import { writeSave } from "./save.ts";

/** Which dice people roll, and the tray that holds the results. */
export interface DiceRolled {
  readonly which: RealDice;
  readonly tray: Tray;
}

/** Everything around the table of a game that people play: its kit, its save and the terminal. */
export interface Desk<G extends GameTypes> {
  readonly io: Io;
  readonly kit: Kit<G>;
  readonly referee: Referee<G>;
  readonly face: Face<G>;
  readonly words: Words;
  readonly locale: Locale;
  readonly asker: Asker;
  /** Saves the game. */
  readonly keeper: Keeper;
  /** The dice that people roll physically. Undefined if the program rolls all dice. */
  readonly dice?: DiceRolled;
}

/** The lines that people have not been shown yet, by seat. */
export type Inbox<Seat extends string> = Map<Seat, readonly Line[]>;

/** Adds the events of a step to the inbox of each person, as that person's seat saw them. */
export function deliver<G extends GameTypes>(
  { face }: Pick<Desk<G>, "face">,
  inbox: Inbox<G["Seat"]>,
  { table, deliveries }: Progress<G>,
): void {
  for (const seat of seatsOfPeople(table.seats)) {
    const lines = deliveries.flatMap(({ to, report }) =>
      to === seat && report.type === "step"
        ? report.events.flatMap((event) => face.event(event, report.view) ?? [])
        : [],
    );
    inbox.set(seat, [...(inbox.get(seat) ?? []), ...lines]);
  }
}

/** Returns the action of a bot for its seat. */
export function botMove<G extends GameTypes>(
  { kit, referee }: Pick<Desk<G>, "kit" | "referee">,
  table: StoredTable<G>,
  seat: G["Seat"],
  name: string,
): Progress<G> {
  const bot = botNamed(kit, name);
  if (bot === undefined) throw new RangeError(`no bot ${name}`);
  const chance = botChance(table.seed, table.played.length);
  const action = botAction(kit.game, bot, kit.game.view(table.state, seat), chance);
  return expectOk(referee.receive(table, table.seats[seat], { type: "act", seat, seq: table.seq, action }));
}

/** Saves the game. */
export function keep<G extends GameTypes>(
  { kit, keeper, locale, dice }: Desk<G>,
  table: StoredTable<G>,
): Promise<void> {
  const rolled = dice === undefined ? {} : { dice: { which: dice.which, rolled: dice.tray.rolled } };
  return writeSave(kit, keeper, { locale, table, ...rolled });
}
