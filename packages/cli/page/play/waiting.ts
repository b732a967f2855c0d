import type { GameTypes } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import type { Words } from "../shell/words.ts";
import type { TableLine } from "./line.ts";

/** Returns the text that names the player for whom the table waits; empty if it waits for a seat of this screen. */
export function waitingText(line: TableLine, ui: Ui<GameTypes>, words: Words): string {
  if (line.asked.length > 0) return "";
  const [seen] = line.seats.flatMap((seat) => line.of(seat) ?? []);
  const seat = seen === undefined ? undefined : askedSeat(seen.position.view);
  if (seat === undefined) return "";
  const player = ui.players[seat] ?? seat;
  const isBot = line.about?.seats[seat]?.bot != null;
  return isBot ? words.thinking(player) : words.waitsFor(player);
}

/** Returns the line about what a bot is thinking about and how far it is; empty if no bot has told that. */
export function thinkingText(line: TableLine, ui: Ui<GameTypes>, words: Words): string {
  const [seen] = line.seats.flatMap((seat) => line.of(seat) ?? []);
  const seat = seen === undefined ? undefined : askedSeat(seen.position.view);
  const playouts = seat === undefined ? 0 : line.playoutsOf(seat);
  if (seen === undefined || playouts === 0) return "";
  return `${ui.question(seen.position.view)} ${words.playouts(playouts)}`;
}

/** Returns the seat of a remote person for whom the table waits; undefined if there is none. */
export function awaitedPerson(line: TableLine): string | undefined {
  if (line.asked.length > 0 || line.about?.state !== "playing") return undefined;
  const [seen] = line.seats.flatMap((seat) => line.of(seat) ?? []);
  const seat = seen === undefined ? undefined : askedSeat(seen.position.view);
  if (seat === undefined || line.seats.includes(seat)) return undefined;
  return line.about.seats[seat]?.bot === null ? seat : undefined;
}

/** Returns the seat with the decision, which every view shows. */
function askedSeat(view: unknown): string | undefined {
  if (typeof view !== "object" || view === null || !("decision" in view)) return undefined;
  const { decision } = view;
  if (typeof decision !== "object" || decision === null || !("seat" in decision)) return undefined;
  return typeof decision.seat === "string" ? decision.seat : undefined;
}
