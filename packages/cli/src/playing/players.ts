const BOT = "bot:";
const PERSON = "person:";

/** The player of an automatic seat. */
export const AUTOMA = "automa";

/** Returns the referee's player id of a bot. */
export function botPlayer(name: string): string {
  return BOT + name;
}

/** Returns the referee's player id of the person at a seat. */
export function personPlayer(seat: string): string {
  return PERSON + seat;
}

/** Returns the name of the bot with a player id; undefined for a person. */
export function botBehind(player: string): string | undefined {
  return player.startsWith(BOT) ? player.slice(BOT.length) : undefined;
}

/** Returns the seats of a table that people play. */
export function seatsOfPeople<Seat extends string>(seats: Readonly<Record<Seat, string>>): readonly Seat[] {
  return (Object.keys(seats) as Seat[]).filter((seat) => botBehind(seats[seat]) === undefined);
}
