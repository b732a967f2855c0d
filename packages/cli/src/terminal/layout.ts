import stringWidth from "fast-string-width";
import { wrapAnsi } from "fast-wrap-ansi";

/** The spaces at the start of a line, after any colour codes. */
const LEADING = new RegExp(`^((?:${String.fromCharCode(27)}\\[[\\d;]*m)*) +`);

/** Returns the columns that a text takes on a screen, without colour codes. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** Fills a text with spaces up to a width. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a text into lines of at most `columns`, the later ones indented by `indent` spaces. */
export function wrapped(text: string, columns: number, indent = 0): readonly string[] {
  const lines = wrapAnsi(text, Math.max(10, columns - indent), { trim: false }).split("\n");
  return lines.map((line, index) => (index === 0 ? line : " ".repeat(indent) + line.replace(LEADING, "$1")).trimEnd());
}

/** A line of output. A line with a path or a command is kept whole so that it can be copied. */
export type Line = string | { readonly whole: string };

/** Breaks a line as {@link wrapped} does, unless it must stay whole. */
export function fitted(line: Line, columns: number, indent = 0): readonly string[] {
  return typeof line === "string" ? wrapped(line, columns, indent) : [line.whole];
}

/** Returns the text of a line. */
export function textOf(line: Line): string {
  return typeof line === "string" ? line : line.whole;
}

/** Joins parts with a separator, leaving out those that take no space on the screen, such as colour codes. */
export function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => widthOf(part) > 0).join(between);
}

/** Formats rows of cells as lines with aligned columns. `right` lists the right-aligned columns. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
  }
  const aligned = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return right.includes(column) ? " ".repeat(width - widthOf(cell)) + cell : padded(cell, width);
  };
  return rows.map((row) => row.map(aligned).join("  ").trimEnd());
}
