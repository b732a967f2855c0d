import Panzoom, { type PanzoomObject } from "@panzoom/panzoom";

/** How many pixels a millimetre may be at the most. */
const LARGEST = 4;
const SMALLEST = 0.12;
/** From which scale on tags and marks can be read, and that of a part of the table, in pixels to the millimetre. */
const [READABLE, CLOSE] = [0.35, 0.7];
/** How much higher or lower a frame may become without the table being fitted to it anew, in pixels. */
const SLACK = 48;
/** How much a button or a key zooms. */
const STEP = 1.35;

/** The scale of the whole table, and how far it is moved down. */
interface Fitted {
  readonly scale: number;
  readonly y: number;
}

/** Panning and zooming of the table: it lies in the middle of its frame, drawn at one pixel to the millimetre and scaled from there. */
export class Stage {
  /** Pixels to the millimetre. */
  scale = 1;
  private readonly settled: () => void;
  private world: HTMLElement | undefined;
  private zoomer: PanzoomObject | undefined;
  private watcher: ResizeObserver | undefined;
  /** Whether somebody has panned or zoomed: then the table stays where it is when its frame changes. */
  private isTouched = false;
  private size = "";
  /** How large the frame was when the table was fitted to it. */
  private framed = { width: 0, height: 0 };

  /** `settled` is called when the scale is another than before. */
  constructor(settled: () => void) {
    this.settled = settled;
  }

  /** Takes hold of the table once it is drawn; a table of another size is fitted anew. */
  hold(world: HTMLElement | null): void {
    if (world === null) return;
    const size = `${world.offsetWidth}x${world.offsetHeight}`;
    if (world === this.world && size === this.size) return;
    this.release();
    this.world = world;
    this.size = size;
    const frame = world.parentElement;
    if (frame === null) return;
    const { scale, y } = this.fitted(world, frame);
    this.framed = { width: frame.clientWidth, height: frame.clientHeight };
    this.zoomer = Panzoom(world, {
      canvas: true,
      maxScale: LARGEST,
      minScale: SMALLEST,
      startScale: scale,
      startY: y,
      excludeClass: "piece",
      cursor: "inherit",
      // What is pressed on the table is heard by the board as well.
      handleStartEvent: () => undefined,
      setTransform: (_, transform) => this.transform(transform.scale, transform.x, transform.y),
    });
    frame.addEventListener("wheel", this.wheel, { passive: false });
    world.addEventListener("panzoomend", this.moved);
    this.watcher = new ResizeObserver(() => this.reframe(frame));
    this.watcher.observe(frame);
    // Panzoom itself pans to where it starts a moment later.
    setTimeout(this.settled);
  }

  /** Lets go of the table. */
  release(): void {
    this.world?.parentElement?.removeEventListener("wheel", this.wheel);
    this.world?.removeEventListener("panzoomend", this.moved);
    this.watcher?.disconnect();
    this.zoomer?.destroy();
    this.world = undefined;
    this.isTouched = false;
  }

  /** A frame that becomes a little higher or lower, as the bar below it does, leaves the table where it is. */
  private reframe({ clientWidth, clientHeight }: HTMLElement): void {
    const { width, height } = this.framed;
    if (clientWidth === width && Math.abs(clientHeight - height) < SLACK) return;
    if (this.isTouched) this.framed = { width: clientWidth, height: clientHeight };
    else this.fit();
  }

  /** Shows the whole table. */
  fit(): void {
    const frame = this.world?.parentElement;
    if (this.world === undefined || frame === null || frame === undefined || frame.clientWidth === 0) return;
    const { scale, y } = this.fitted(this.world, frame);
    this.framed = { width: frame.clientWidth, height: frame.clientHeight };
    this.zoomer?.zoom(scale, { force: true });
    this.zoomer?.pan(0, y, { force: true });
    this.isTouched = false;
    this.settled();
  }

  /** How the table has to lie to be seen whole. */
  private fitted({ offsetWidth, offsetHeight }: HTMLElement, { clientWidth, clientHeight }: HTMLElement): Fitted {
    const scale = Math.max(SMALLEST, Math.min(clientWidth / offsetWidth, clientHeight / offsetHeight));
    return { scale, y: (clientHeight - offsetHeight) / 2 / scale };
  }

  /** Whether the whole table would be too small to read, so that a part of it is shown instead. */
  get isTight(): boolean {
    const frame = this.world?.parentElement;
    if (this.world === undefined || frame === null || frame === undefined || this.isTouched) return false;
    return this.fitted(this.world, frame).scale < READABLE;
  }

  /** Zooms in or out by a step, round the middle of the frame. */
  zoom(direction: 1 | -1): void {
    this.isTouched = true;
    this.zoomer?.zoom(this.scale * (direction === 1 ? STEP : 1 / STEP));
    this.settled();
  }

  /** Brings a point of the drawing into the middle of the frame, near enough to read. */
  show(point: { readonly x: number; readonly y: number }): void {
    if (this.world === undefined) return;
    const { offsetWidth, offsetHeight } = this.world;
    this.zoomer?.zoom(CLOSE, { force: true });
    const down = (this.framed.height - offsetHeight) / 2 / CLOSE;
    this.zoomer?.pan(offsetWidth / 2 - point.x, down + offsetHeight / 2 - point.y, { force: true });
    this.settled();
  }

  /** The point of the drawing under a point of the window, in millimetres. */
  pointAt(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
    const box = this.world?.getBoundingClientRect();
    return box === undefined
      ? { x: 0, y: 0 }
      : { x: (clientX - box.left) / this.scale, y: (clientY - box.top) / this.scale };
  }

  /** What of the drawing is in sight. */
  inSight(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
    const frame = this.world?.parentElement?.getBoundingClientRect();
    if (frame === undefined) return { x: 0, y: 0, width: 0, height: 0 };
    const { x, y } = this.pointAt(frame.left, frame.top);
    return { x, y, width: frame.width / this.scale, height: frame.height / this.scale };
  }

  private readonly moved = (): void => {
    this.isTouched = true;
    this.settled();
  };

  private readonly wheel = (event: WheelEvent): void => {
    this.isTouched = true;
    this.zoomer?.zoomWithWheel(event);
    this.settled();
  };

  private transform(scale: number, x: number, y: number): void {
    this.scale = scale;
    if (this.world === undefined) return;
    this.world.style.transform = `scale(${scale}) translate(${x}px, ${y}px)`;
    this.world.style.setProperty("--k", String(scale));
  }
}
