import { at } from "@sw/tabletop";
import type { Face } from "../kit.ts";
import { wrapped } from "../terminal/layout.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Legal actions as a person chooses among them: numbered from 1, in groups. */
export interface Menu<Action> {
  /** In the order of their numbers. */
  readonly actions: readonly Action[];
  readonly lines: readonly string[];
}

/** Lists actions under their headings; groups stand in the order in which their first action does. */
export function menuOf<Action, Event, View, Seat extends string>(
  face: Face<Action, Event, View, Seat>,
  view: View,
  actions: readonly Action[],
  { paint, columns }: Terminal,
): Menu<Action> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const heading = face.group(action);
    groups.set(heading, [...(groups.get(heading) ?? []), action]);
  }
  const sorted = [...groups.values()].flat();
  const width = String(sorted.length).length;
  const line = (action: Action): readonly string[] => {
    const number = String(sorted.indexOf(action) + 1).padStart(width + 2);
    return wrapped(`${paint.yellow(number)}  ${face.action(action, view)}`, columns, width + 4);
  };
  const lines = [...groups].flatMap(([heading, members]) => [paint.bold(heading), ...members.flatMap(line)]);
  return { actions: sorted, lines };
}

/** What a person typed at the menu. */
export type Typed =
  | { readonly type: "nothing" | "help" | "board" | "undo" | "save" | "quit" | "unknown" }
  | { readonly type: "act" | "show"; readonly index: number }
  | { readonly type: "number-out-of-range" }
  | { readonly type: "look-up"; readonly name: string };

const KEYS: Readonly<Record<string, Typed>> = {
  "": { type: "nothing" },
  "?": { type: "help" },
  b: { type: "board" },
  u: { type: "undo" },
  s: { type: "save" },
  q: { type: "quit" },
};

/** Reads a line typed at a menu with so many actions. */
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
  return asked === undefined ? { type: "unknown" } : { type: "look-up", name: asked };
}
