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

/** Which dice people roll, and where they put them. */
export interface DiceRolled {
  readonly which: RealDice;
  readonly tray: Tray;
}

/** Everything around the table of a game that people play. */
export interface Desk<G extends GameTypes> {
  readonly io: Io;
  readonly kit: Kit<G>;
  readonly referee: Referee<G>;
  readonly face: Face<G>;
  readonly words: Words;
  readonly locale: Locale;
  readonly asker: Asker;
  /** Keeps the game. */
  readonly keeper: Keeper;
  /** Where people put their dice, if they roll any themselves. */
  readonly dice?: DiceRolled;
}

/** What people have not been told yet, by seat. */
export type Inbox<Seat extends string> = Map<Seat, readonly Line[]>;

/** Keeps what a step brings for each person at the table: the events as their seat saw them. */
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

/** The decision of a seat that a bot plays. */
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

/** Keeps the game. */
export function keep<G extends GameTypes>(
  { kit, keeper, locale, dice }: Desk<G>,
  table: StoredTable<G>,
): Promise<void> {
  const rolled = dice === undefined ? {} : { dice: { which: dice.which, rolled: dice.tray.rolled } };
  return writeSave(kit, keeper, { locale, table, ...rolled });
}
