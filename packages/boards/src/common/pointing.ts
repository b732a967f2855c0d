/** The pause before the text of what is pointed at is shown, and how long a press of a finger is a long one, in milliseconds. */
const [POINTING, LONG] = [150, 400];

/** Listens for what is pointed at, focused, or pressed long. */
export class Pointing {
  private readonly tell: (at: string) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (at: string) => void) {
    this.tell = tell;
  }

  /** Lit calls this for the events that it is bound to. */
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

  /** Forgets what would have been told. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
