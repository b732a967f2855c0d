import { askedBy, type GameTypes, type Outcome } from "@sw/tabletop";
import { commitmentOf, type StoredTable } from "@sw/tabletop/referee";
import { type Asked, leftAt, type TimeControl } from "./clock.ts";
import { type Desk, type DeskRules, isOver, type Watching } from "./desk.ts";
import { nextOf } from "./secrets.ts";

/** What everybody at a table may know about it, apart from the position. */
export interface About {
  readonly table: string;
  readonly game: string;
  readonly title: string | null;
  readonly state: "waiting" | "playing" | "paused" | "over";
  readonly access: "open" | "private";
  readonly watching: Watching;
  readonly time: TimeControl | null;
  /** How long a table must wait for a seat before it can be handed over, in milliseconds; null for never. */
  readonly absence: number | null;
  /** The commitment to the seed, published before the first draw. */
  readonly commitment: string;
  readonly seats: Readonly<Record<string, AboutSeat>>;
  /** The seats that agree to a pause, and those that want a rematch. */
  readonly agreed: { readonly pause: readonly string[]; readonly rematch: readonly string[] };
  readonly outcome: Outcome<string> | null;
  /** The id of the rematch's table, once all persons want one; null before. Their tokens hold the same seats there. */
  readonly next: string | null;
}

/** Public facts about the holder of a seat. */
export interface TakenSeat {
  readonly name: string | null;
  /** The bot that plays the seat; null if none does. */
  readonly bot: string | null;
  readonly isTaken: boolean;
  /** Whether an invitation is needed to take the seat. */
  readonly needsInvitation: boolean;
}

/** What everybody at a table may know about a seat. */
export interface AboutSeat extends TakenSeat {
  /**
   * The remaining milliseconds when this was sent, and whether the clock is running; null without a time control. While
   * several seats choose in secret, another seat's clock is shown running even if that seat has answered.
   */
  readonly clock: { readonly left: number; readonly isRunning: boolean } | null;
}

/** Returns the facts about a table for a seat or spectators at a moment. */
export function aboutOf(rules: DeskRules, desk: Desk, to: string, at: number): About {
  const { table, pause } = desk;
  const over = isOver(rules, table);
  const playing = pause.isOn ? "paused" : "playing";
  return {
    table: desk.id,
    game: desk.game,
    title: desk.title,
    state: table === null ? "waiting" : over ? "over" : playing,
    access: desk.access,
    watching: desk.watching,
    time: desk.time,
    absence: desk.absence,
    commitment: commitmentOf(desk.seed),
    seats: Object.fromEntries(
      Object.entries(aboutSeats(rules, desk)).map(([seat, about]) => {
        return [seat, { ...about, clock: aboutClock(rules, desk, { seat, to, at }) }];
      }),
    ),
    agreed: { pause: pause.agreed, rematch: desk.rematch },
    outcome: table === null ? null : (rules.referee.outcomeOf(table) ?? null),
    next: nextOf(desk),
  };
}

/** Returns the holders of the seats of a table. */
export function aboutSeats({ game }: DeskRules, { places }: Desk): Readonly<Record<string, TakenSeat>> {
  return Object.fromEntries(
    game.seats.map((seat) => {
      const place = places[seat];
      const about = {
        name: place?.name ?? null,
        bot: place?.bot ?? null,
        isTaken: place !== undefined && (place.bot !== null || place.holder !== null),
        needsInvitation: place !== undefined && place.invitation !== null,
      };
      return [seat, about];
    }),
  );
}

function aboutClock(
  { game, referee }: DeskRules,
  { table, clock, pause }: Desk,
  { seat, to, at }: { readonly seat: string; readonly to: string; readonly at: number },
): AboutSeat["clock"] {
  const isAsked =
    table !== null && !pause.isOn && !isOver({ referee }, table) && publiclyAsked(game, table).includes(seat);
  const own = seat === to ? clock.since[seat] !== undefined : isAsked;
  const left = seat === to || !isAsked ? leftAt(clock, seat, at) : openLeft(clock.asked[seat], at);
  return left === undefined ? null : { left, isRunning: own };
}

/** Returns the seats with a decision according to the position, whether or not they have answered in secret. */
function publiclyAsked(game: DeskRules["game"], table: StoredTable<GameTypes>): readonly string[] {
  return askedBy<string>(game.decision(table.state));
}

/** Returns the time a seat would have left if it had not answered. */
function openLeft(asked: Asked | undefined, at: number): number | undefined {
  return asked === undefined || asked.left === null ? undefined : Math.max(0, asked.left - Math.max(0, at - asked.at));
}
