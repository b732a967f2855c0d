import type { Faction } from "@sw/rebellion-core/catalogue";
import type { Labels } from "@sw/rebellion-core/ui";
import type { Paint } from "../../terminal/terminal.ts";
import type { RebellionTexts } from "./texts.ts";

/** The texts and colours with which the lines of the table are written. */
export interface Pen {
  readonly texts: RebellionTexts;
  readonly labels: Labels;
  readonly paint: Paint;
}

/** Returns a text in the colour of a side. */
export function inColour({ paint }: Pen, faction: Faction, text: string): string {
  return paint.bold(faction === "imperial" ? paint.red(text) : paint.blue(text));
}

/** Returns the names of systems as a list in one line. */
export function systemNames({ texts }: Pen, systems: readonly string[]): string {
  return systems.map((system) => texts.name({ system })).join(", ");
}

/** Returns the names of leaders as a list in one line. */
export function leaderNames({ texts }: Pen, leaders: readonly { readonly id: string }[]): string {
  return leaders.map(({ id }) => texts.name({ leader: id })).join(", ");
}

/** Returns units by type in one line: "2 × Star Destroyer, AT-AT". */
export function unitsText({ texts }: Pen, units: readonly { readonly unit: string; readonly count: number }[]): string {
  return units.map(({ unit, count }) => `${count === 1 ? "" : `${count} × `}${texts.name({ unit })}`).join(", ");
}

/** Merges equal texts with their number: "2 × Sabotage". */
export function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const copies = names.filter((other) => other === name).length;
    return copies === 1 ? name : `${copies} × ${name}`;
  });
}
