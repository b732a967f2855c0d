import type { Seat, UnitView, View } from "@sw/legion-core";
import { describe } from "@sw/legion-core/text";
import type { Labels } from "@sw/legion-core/ui";
import type { Locale } from "../../kit.ts";
import { printable } from "../../terminal/printable.ts";
import type { Paint } from "../../terminal/terminal.ts";

/** The texts and colours with which the lines of the table are written. */
export interface Pen {
  readonly locale: Locale;
  readonly labels: Labels;
  readonly paint: Paint;
}

/** Returns a text in the colour of a player. */
export function inColour({ paint }: Pick<Pen, "paint">, seat: Seat, text: string): string {
  return paint.bold(seat === "player-1" ? paint.red(text) : paint.blue(text));
}

/** Returns the name of a unit in the colour of its owner. */
export function unitName(pen: Pen, view: View, { id, owner }: Pick<UnitView, "id" | "owner">): string {
  return inColour(pen, owner, printable(describe({ piece: id }, { locale: pen.locale, view })));
}
