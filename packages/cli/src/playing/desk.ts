import { expectOk } from "@sw/tabletop";
import type { Progress, Referee, Table } from "@sw/tabletop/referee";
import type { Io } from "../io.ts";
import type { Face, Kit, Locale } from "../kit.ts";
import type { Asker } from "../terminal/asker.ts";
import type { Line } from "../terminal/layout.ts";
import type { Words } from "../words.ts";
import { botAction, botChance, botNamed } from "./bots.ts";
import type { Keeper } from "./keeper.ts";
import { seatsOfPeople } from "./players.ts";
import { writeSave } from "./save.ts";

/** Everything around the table of a game that people play. */
export interface Desk<Config, State, Action, Event, View, Seat extends string> {
  readonly io: Io;
  readonly kit: Kit<Config, State, Action, Event, View, Seat>;
  readonly referee: Referee<Config, State, Action, Event, View, Seat>;
  readonly face: Face<Action, Event, View, Seat>;
  readonly words: Words;
  readonly locale: Locale;
  readonly asker: Asker;
  /** Keeps the game. */
  readonly keeper: Keeper;
}

/** What people have not been told yet, by seat. */
export type Inbox<Seat extends string> = Map<Seat, readonly Line[]>;

/** Keeps what a step brings for each person at the table: the events as their seat saw them. */
export function deliver<Config, State, Action, Event, View, Seat extends string>(
  { face }: Pick<Desk<Config, State, Action, Event, View, Seat>, "face">,
  inbox: Inbox<Seat>,
  { table, deliveries }: Progress<Config, State, Action, Event, View, Seat>,
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
export function botMove<Config, State, Action, Event, View, Seat extends string>(
  { kit, referee }: Pick<Desk<Config, State, Action, Event, View, Seat>, "kit" | "referee">,
  table: Table<Config, State, Action, Seat>,
  seat: Seat,
  name: string,
): Progress<Config, State, Action, Event, View, Seat> {
  const bot = botNamed(kit, name);
  if (bot === undefined) throw new RangeError(`no bot ${name}`);
  const chance = botChance(table.seed, table.played.length);
  const action = botAction(kit.game, bot, kit.game.view(table.state, seat), chance);
  return expectOk(referee.receive(table, table.seats[seat], { type: "act", seat, seq: table.seq, action }));
}

/** Keeps the game. */
export function keep<Config, State, Action, Event, View, Seat extends string>(
  { kit, keeper, locale }: Desk<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
): Promise<void> {
  return writeSave(kit, keeper, { locale, table });
}
