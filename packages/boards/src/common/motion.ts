/** The rectangle of each piece when the board was last still, by place. */
export type Places = ReadonlyMap<string, DOMRect>;

/** Returns the rectangles of all pieces by place. If several pieces share a place, the first one counts. */
export function placesOf(pieces: Iterable<HTMLElement>): Places {
  const places = new Map<string, DOMRect>();
  for (const piece of pieces) {
    const at = piece.dataset["at"] ?? "";
    if (!places.has(at)) places.set(at, piece.getBoundingClientRect());
  }
  return places;
}

/**
 * How long a piece glides to its new place, and how long the highlight of a new piece takes to fade, in milliseconds.
 */
const [STEP, VEIL] = [240, 1200];
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Animates pieces from their old places to their new ones, and highlights new pieces. */
export function animate(pieces: Iterable<HTMLElement>, before: Places): void {
  for (const piece of pieces) {
    const was = before.get(piece.dataset["at"] ?? "");
    if (was === undefined) {
      piece.animate([{ boxShadow: "inset 0 0 0 200px #8883" }, { boxShadow: "inset 0 0 0 200px #8880" }], VEIL);
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP, easing: EASE });
      continue;
    }
    const is = piece.getBoundingClientRect();
    const [x, y] = [was.left - is.left, was.top - is.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: STEP,
      easing: EASE,
    });
  }
}
