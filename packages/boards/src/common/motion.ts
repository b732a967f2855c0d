/** Where a piece was drawn when the board was last still. */
export type Places = ReadonlyMap<string, DOMRect>;

/** The places of all pieces, by where they are on the table; of several at one place the first. */
export function placesOf(pieces: Iterable<HTMLElement>): Places {
  const places = new Map<string, DOMRect>();
  for (const piece of pieces) {
    const at = piece.dataset["at"] ?? "";
    if (!places.has(at)) places.set(at, piece.getBoundingClientRect());
  }
  return places;
}

/** How long a piece is under way, in milliseconds, and how long the veil over what is new takes to fade. */
const [STEP, VEIL] = [240, 1200];
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Lets pieces glide from where they were to where they are, and lays a veil over new ones. */
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
