const BOT = "bot:";
const PERSON = "person:";

/** Who plays a seat that the game plays by itself. */
export const AUTOMA = "automa";

/** The referee's id of a bot at the table. */
export function botPlayer(name: string): string {
  return BOT + name;
}

/** The referee's id of the person who plays a seat. */
export function personPlayer(seat: string): string {
  return PERSON + seat;
}

/** The name of the bot behind an id; undefined for a person. */
export function botBehind(player: string): string | undefined {
  return player.startsWith(BOT) ? player.slice(BOT.length) : undefined;
}

/** The seats that people play, of a table's seating. */
export function seatsOfPeople<Seat extends string>(seats: Readonly<Record<Seat, string>>): readonly Seat[] {
  return (Object.keys(seats) as Seat[]).filter((seat) => botBehind(seats[seat]) === undefined);
}
