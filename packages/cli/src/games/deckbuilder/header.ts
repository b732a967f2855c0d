import type { Seat, View } from "@sw/deckbuilder-core";
import { type BaseReading, reader } from "@sw/deckbuilder-core/read";
import type { Labels } from "@sw/deckbuilder-core/ui";
import { cardCount } from "@sw/tabletop";
import { padded } from "../../terminal/layout.ts";
import type { Paint } from "../../terminal/terminal.ts";
import type { DeckTexts } from "./texts.ts";

/** The texts and colours with which the lines of the table are written. */
export interface Pen {
  readonly texts: DeckTexts;
  readonly labels: Labels;
  readonly paint: Paint;
}

/** The width of a damage bar, in cells. */
const BAR = 10;

/** Returns the header of a story: turn, Force track and both bases. */
export function headerLines(pen: Pen, view: View): readonly string[] {
  const { labels, paint } = pen;
  const seats: readonly Seat[] = ["empire", "rebel"];
  const names = seats.map((seat) => labels.seats[seat]);
  const width = Math.max(...names.map((name) => name.length));
  return [
    `${turnText(pen, view)}   ${forceText(pen, view)}   ${paint.yellow(labels.resources(view.resources))}`,
    ...seats.map((seat) => {
      const name = padded(inColour(pen, seat, labels.seats[seat]), width);
      return `${name}  ${baseText(pen, reader.base(view, seat))}  ${countsText(pen, view, seat)}`;
    }),
    paint.dim("─".repeat(60)),
  ];
}

/** Returns the turn: "Turn 5, Empire". */
export function turnText({ labels, paint }: Pen, { turn, active }: View): string {
  return paint.bold(turn === 0 ? labels.choosingBases : labels.turn(turn, labels.seats[active]));
}

/** Draws the Force track from the dark to the light end, with its marker. */
export function forceText({ labels, paint }: Pen, { force }: View): string {
  const spaces = [-3, -2, -1, 0, 1, 2, 3].map((space) => (space === force ? paint.bold("●") : "·"));
  return `${labels.force}: ${paint.red(labels.dark)} ${spaces.join(" ")} ${paint.blue(labels.light)}`;
}

/** Describes a base with its damage. */
export function baseText({ texts, labels, paint }: Pen, base: BaseReading | null): string {
  if (base === null) return paint.red(labels.noBase);
  const { damage, hitPoints } = base;
  const filled = Math.floor((BAR * damage) / hitPoints);
  const bar = paint.red("█".repeat(filled)) + paint.dim("░".repeat(BAR - filled));
  return `${paint.bold(texts.card(base.card).name)} ${bar} ${labels.damage(damage, hitPoints)}`;
}

/** Returns the number of destroyed bases and the sizes of a player's piles. */
export function countsText({ labels }: Pen, { config, sides }: View, seat: Seat): string {
  const { hand, deck, discard, victory } = sides[seat];
  const piles = labels.piles(cardCount(hand), cardCount(deck), discard.length);
  return `${labels.destroyed(victory.length, config.bases)}; ${piles}`;
}

/** Returns a text in the colour of a player. */
export function inColour({ paint }: Pen, seat: Seat, text: string): string {
  return paint.bold(seat === "empire" ? paint.red(text) : paint.blue(text));
}
