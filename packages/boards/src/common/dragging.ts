/** The distance in pixels that a pointer moves before a drag begins. */
const THRESHOLD = 4;

/** Handles the end of a drag: from a piece, to a piece or to where there is none. */
type Drop = (from: string, to: string | undefined, event: PointerEvent) => void;

/** The members that a drag uses of the element whose shadow tree holds the pieces. */
interface Host extends HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/**
 * Dragging of pieces with a mouse or a pen. A finger scrolls instead, and can do the same by tapping. A piece with
 * `data-steered` is dragged by its board.
 */
export class Dragging {
  private readonly host: Host;
  private readonly drop: Drop;
  private start: { readonly piece: HTMLElement; readonly x: number; readonly y: number } | undefined;
  private ghost: HTMLElement | undefined;
  private justEnded = false;
  private isWatching = false;

  constructor(host: Host, drop: Drop) {
    this.host = host;
    this.drop = drop;
  }

  /** Begins to listen for drags as soon as there are pieces to drag. */
  watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    const root = this.host.renderRoot;
    root.addEventListener("pointerdown", (event) => event instanceof PointerEvent && this.begin(event));
    root.addEventListener("pointermove", (event) => event instanceof PointerEvent && this.move(event));
    root.addEventListener("pointerup", (event) => event instanceof PointerEvent && this.end(event));
    root.addEventListener("pointercancel", () => this.stop());
  }

  /** Whether this click only ends a drag and must be ignored. */
  ended(): boolean {
    const was = this.justEnded;
    this.justEnded = false;
    return was;
  }

  private begin(event: PointerEvent): void {
    this.justEnded = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const piece = pieceAt(event.target);
    if (piece !== undefined && piece.dataset["steered"] === undefined)
      this.start = { piece, x: event.clientX, y: event.clientY };
  }

  private move(event: PointerEvent): void {
    if (this.start === undefined) return;
    const { piece, x, y } = this.start;
    if (this.ghost === undefined) {
      if (Math.max(Math.abs(event.clientX - x), Math.abs(event.clientY - y)) < THRESHOLD) return;
      this.ghost = document.createElement("div");
      this.ghost.className = "ghost";
      this.ghost.textContent = piece.parentElement?.querySelector(".name")?.textContent ?? "";
      piece.parentElement?.setAttribute("data-dragged", "");
      this.host.renderRoot.querySelector(".frame")?.append(this.ghost);
    }
    const { left, top } = this.host.getBoundingClientRect();
    this.ghost.style.left = `${event.clientX - left}px`;
    this.ghost.style.top = `${event.clientY - top}px`;
  }

  private end(event: PointerEvent): void {
    const { start, ghost } = this;
    this.stop();
    if (start === undefined || ghost === undefined) return;
    const to = pieceAt(event.target);
    // Only where it ends on the piece itself does a click follow.
    this.justEnded = to === start.piece;
    if (to !== start.piece) this.drop(start.piece.dataset["at"] ?? "", to?.dataset["at"], event);
  }

  private stop(): void {
    this.start?.piece.parentElement?.removeAttribute("data-dragged");
    this.ghost?.remove();
    this.start = undefined;
    this.ghost = undefined;
  }
}

function pieceAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-at]") ?? undefined) : undefined;
}
