import { at, type GameTypes, isUnpick } from "@sw/tabletop";
import type { Face } from "../kit.ts";
import { padded, widthOf, wrapped } from "../terminal/layout.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The legal actions offered to a person: numbered from 1, in groups. */
export interface Menu<Action> {
  /** The actions in the order of their numbers. */
  readonly actions: readonly Action[];
  readonly lines: readonly string[];
  /** The picks made so far in the current run of picks, which can be taken back. */
  readonly picked: readonly string[];
}

/** Lists actions under their headings without idle ones. Groups are in the order of their first actions. */
export function menuOf<G extends GameTypes>(
  face: Pick<Face<G>, "action" | "brief" | "group" | "isIdle">,
  view: G["View"],
  actions: readonly G["Action"][],
  { paint, columns }: Terminal,
): Menu<G["Action"]> {
  const groups = new Map<string, G["Action"][]>();
  for (const action of actions) {
    if (face.isIdle?.(action, view) === true) continue;
    const heading = face.group(action);
    groups.set(heading, [...(groups.get(heading) ?? []), action]);
  }
  const sorted = [...groups.values()].flat();
  const width = String(sorted.length).length;
  const line = (action: G["Action"]): readonly string[] => {
    const number = String(sorted.indexOf(action) + 1).padStart(width + 2);
    return wrapped(`${paint.yellow(number)}  ${face.action(action, view)}`, columns, width + 4);
  };
  const briefly = (members: readonly G["Action"][]): readonly string[] | undefined => {
    if (members.length < LEAST_BRIEF) return undefined;
    const texts = members.flatMap((action) => face.brief?.(action, view) ?? []);
    // Two that read alike have to be told in full.
    if (new Set(texts).size < members.length) return undefined;
    const first = sorted.indexOf(at(members, 0)) + 1;
    const numbers = texts.map((_, place) => paint.yellow(String(first + place).padStart(width)));
    return sideBySide(
      texts.map((text, place) => `${numbers[place]} ${text}`),
      columns,
    );
  };
  const lines = [...groups].flatMap(([heading, members]) => [
    paint.bold(heading),
    ...(briefly(members) ?? members.flatMap(line)),
  ]);
  const picked = sorted.flatMap((action) => (isUnpick(action) ? [face.action(action.pick, view)] : []));
  return { actions: sorted, lines, picked };
}

/** The number of actions from which a group is listed side by side. Smaller groups are listed one per line. */
const LEAST_BRIEF = 3;

/** Lays out cells in columns of equal width, as many as fit the screen, in reading order. */
function sideBySide(cells: readonly string[], columns: number): readonly string[] {
  const width = Math.max(...cells.map(widthOf));
  const perLine = Math.max(1, Math.floor((columns - 2) / (width + 2)));
  const rows = Array.from({ length: Math.ceil(cells.length / perLine) }, (_, row) =>
    cells.slice(row * perLine, (row + 1) * perLine),
  );
  return rows.map((row) => `  ${row.map((cell) => padded(cell, width)).join("  ")}`.trimEnd());
}

/** The meaning of a line typed at the menu. */
export type Typed =
  | { readonly type: "nothing" | "help" | "board" | "undo" | "save" | "quit" }
  | { readonly type: "act" | "show"; readonly index: number }
  | { readonly type: "number-out-of-range" }
  | { readonly type: "unknown"; readonly line: string }
  | { readonly type: "look-up"; readonly name: string };

const KEYS: Readonly<Record<string, Typed>> = {
  "": { type: "nothing" },
  "?": { type: "help" },
  b: { type: "board" },
  u: { type: "undo" },
  s: { type: "save" },
  q: { type: "quit" },
};

/** Reads a line typed at a menu with `count` actions. */
export function readTyped(line: string, count: number): Typed {
  const key = line.toLowerCase();
  if (Object.hasOwn(KEYS, key)) return at(Object.values(KEYS), Object.keys(KEYS).indexOf(key));
  const asked = line.startsWith("?") ? line.slice(1).trim() : undefined;
  const digits = asked ?? line;
  if (/^\d{1,6}$/.test(digits)) {
    const index = Number(digits) - 1;
    if (index < 0 || index >= count) return { type: "number-out-of-range" };
    return { type: asked === undefined ? "act" : "show", index };
  }
  return asked === undefined ? { type: "unknown", line } : { type: "look-up", name: asked };
}
