/** The delay before the text of a pointed piece is shown, and the duration of a long press, in milliseconds. */
const [POINTING, LONG] = [150, 400];

/** Listens for pieces that are pointed at, focused, or pressed long. */
export class Pointing {
  private readonly tell: (at: string) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (at: string) => void) {
    this.tell = tell;
  }

  /** Handles the events to which Lit binds this object. */
  handleEvent(event: Event): void {
    const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (event.type === "pointerdown" ? !isFinger : isFinger) return;
    this.stop();
    const target = event.composedPath()[0];
    const at = target instanceof Element ? target.closest<HTMLElement>("[data-at]")?.dataset["at"] : undefined;
    if (at === undefined) return;
    const pause = event.type === "focusin" ? 0 : isFinger ? LONG : POINTING;
    this.timer = setTimeout(() => this.tell(at), pause);
  }

  /** Cancels a report that is still waiting for its delay. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
