/** The function of a key on a board. A number chooses the answer at that position of the ask bar. */
export type KeyDeed = "find" | "main" | "end" | "undo" | "log" | "release" | "next" | "previous" | number;

const LETTERS: Readonly<Record<string, KeyDeed>> = {
  e: "end",
  z: "undo",
  l: "log",
  "/": "find",
  n: "next",
  N: "previous",
  Escape: "release",
};

/** Returns what a key does on the board; undefined for a key without a function. */
export function deedOf(event: KeyboardEvent): KeyDeed | undefined {
  if (isTyped(event) || event.defaultPrevented) return undefined;
  const target = event.composedPath()[0];
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  if (event.key === "Enter") return target instanceof HTMLButtonElement ? undefined : "main";
  return LETTERS[event.key];
}

/** Whether a key is typed into a field or held together with Ctrl, Alt or Meta. */
export function isTyped(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField || event.ctrlKey || event.altKey || event.metaKey;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus within its zone if the key is one that does so; returns whether it was. */
export function moveFocus(event: KeyboardEvent): boolean {
  const from = event.composedPath()[0];
  if (!(from instanceof HTMLElement)) return false;
  const zone = from.closest("[data-zone]");
  if (zone === null) return false;
  const pieces = piecesIn(zone);
  const to = destination(event.key, from, pieces);
  if (to === undefined) return false;
  event.preventDefault();
  focusOn(to);
  return true;
}

function destination(key: string, from: HTMLElement, pieces: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === "Home") return pieces[0];
  if (key === "End") return pieces.at(-1);
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const [fromX, fromY] = middleOf(from);
  const ranked = pieces
    .filter((piece) => piece !== from)
    .map((piece) => {
      const [x, y] = middleOf(piece);
      const along = (x - fromX) * direction[0] + (y - fromY) * direction[1];
      const across = Math.abs((x - fromX) * direction[1]) + Math.abs((y - fromY) * direction[0]);
      return { piece, along, cost: along + 2 * across };
    })
    .filter(({ along }) => along > 1)
    .sort((one, other) => one.cost - other.cost);
  return ranked[0]?.piece;
}

function middleOf(element: HTMLElement): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Returns the pieces of a zone in order. */
function piecesIn(zone: Element): readonly HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-at]")];
}

/** Makes a piece the only tab stop of its zone and gives it the focus. */
export function focusOn(piece: HTMLElement): void {
  const zone = piece.closest("[data-zone]");
  if (zone !== null) for (const other of piecesIn(zone)) other.tabIndex = other === piece ? 0 : -1;
  piece.focus();
}

/** Gives each zone exactly one tab stop: the piece that had it before, or else its first piece. */
export function oneStopEach(zones: Iterable<Element>): void {
  for (const zone of zones) {
    const pieces = piecesIn(zone);
    const stop =
      pieces.find((piece) => piece.matches(":focus")) ?? pieces.find(({ tabIndex }) => tabIndex === 0) ?? pieces[0];
    for (const piece of pieces) piece.tabIndex = piece === stop ? 0 : -1;
  }
}

/** Gives the focus to the next or previous piece that has a legal answer. */
export function goToLegal(pieces: readonly HTMLElement[], step: 1 | -1): void {
  const legal = pieces.filter((piece) => piece.closest(".legal") !== null);
  const here = legal.findIndex((piece) => piece.matches(":focus"));
  const next = legal.at(here === -1 ? (step === 1 ? 0 : -1) : (here + step) % legal.length);
  if (next !== undefined) focusOn(next);
}
