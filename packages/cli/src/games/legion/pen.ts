import type { Seat, View } from "@sw/legion-core";
import type { Locale } from "../../kit.ts";
import type { Paint } from "../../terminal/terminal.ts";
import { cardName } from "./cards.ts";
import type { Labels } from "./labels.ts";
import { unitBehind } from "./seen.ts";

/** What the lines of the table are written with. */
export interface Pen {
  readonly locale: Locale;
  readonly labels: Labels;
  readonly paint: Paint;
}

/** A text in the colour of a person. */
export function inColour({ paint }: Pick<Pen, "paint">, seat: Seat, text: string): string {
  return paint.bold(seat === "player-1" ? paint.red(text) : paint.blue(text));
}

/** A unit, or the unit of a miniature, by its name and id; the text itself for anything else. */
export function unitName(pen: Pen, view: Pick<View, "units">, id: string): string {
  const unit = unitBehind(view, id);
  return unit === undefined ? id : `${inColour(pen, unit.owner, cardName(unit.unit, pen.locale))} (${id})`;
}
