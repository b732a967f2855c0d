import type { Violation } from "@sw/tabletop";
import type { Opened } from "../helpers/opened.ts";

/** What the page needs of a board, whatever its game. */
interface AnyBoard<View, Action, Event> extends HTMLElement {
  view: View | undefined;
  options: readonly Action[];
  events: readonly Event[];
  refused: Violation | undefined;
  ruleHref: string;
  undoable: boolean;
  readonly updateComplete: Promise<boolean>;
}

/** Puts a board on the page, and what the test calls there. */
export function opened<View, Action, Event>(board: AnyBoard<View, Action, Event>): void {
  const heard: { chosen: Action[]; asked: Action[] } = { chosen: [], asked: [] };
  const note = (name: "chosen" | "asked") => (event: globalThis.Event) => {
    if (event instanceof CustomEvent) heard[name].push(event.detail.action);
  };
  board.addEventListener("sw-choose", note("chosen"));
  board.addEventListener("sw-ask", note("asked"));
  board.ruleHref = "#{rule}";
  board.undoable = true;
  document.body.append(board);
  const root = (): ShadowRoot => board.shadowRoot ?? document.createElement("div").attachShadow({ mode: "open" });
  const found = (selector: string): HTMLElement[] => [...root().querySelectorAll<HTMLElement>(selector)];
  const pieceAt = (at: string | undefined): HTMLElement | undefined =>
    found("[data-at]").find(({ dataset }) => dataset["at"] === at);
  const button = (label: string): HTMLElement | undefined =>
    found("[data-label]").find(({ dataset }) => dataset["label"] === label);
  const press = async (control: HTMLElement | undefined): Promise<void> => {
    control?.click();
    await board.updateComplete;
  };
  const page: Opened<View, Action, Event> = {
    heard,
    async show(view, options, events) {
      Object.assign(board, { view, options, events: [...board.events, ...events] });
      await board.updateComplete;
    },
    async answer(label, [first, second]) {
      heard.chosen = [];
      board.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      await board.updateComplete;
      await press(button(label) ?? pieceAt(first));
      // What is put on a table may get there in several ways.
      for (let way = 0; way < 60 && button(label) === undefined && found(".handle").length > 0; way++) {
        board.dispatchEvent(new KeyboardEvent("keydown", { key: "q" }));
        await board.updateComplete;
      }
      if (heard.chosen.length === 0) await press(button(label) ?? pieceAt(second));
      return heard.chosen;
    },
    async press(at) {
      await press(pieceAt(at));
    },
    legal: () => found(".piece.legal [data-at]").map(({ dataset }) => dataset["at"] ?? ""),
    pieces: () => found("[data-at]").map(({ dataset }) => dataset["at"] ?? ""),
    textOf: (selector) =>
      found(selector)
        .map(({ textContent }) => (textContent ?? "").trim())
        .join("\n"),
    async set(properties) {
      Object.assign(board, properties);
      await board.updateComplete;
    },
  };
  Object.assign(window, { opened: page });
}
