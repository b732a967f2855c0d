import Panzoom, { type PanzoomObject } from "@panzoom/panzoom";
import type { Point } from "./plan.ts";

/** The largest scale, in pixels per millimetre. */
const LARGEST = 4;
const SMALLEST = 0.12;
/**
 * The smallest scale at which tags and marks can be read, also on a phone, and the scale at which a part of the table
 * is shown, in pixels per millimetre.
 */
const [READABLE, READABLE_NARROW, CLOSE] = [0.35, 0.55, 0.7];
/** The scale below which labels are larger than most terrain. */
const FAR = 0.3;
/** The width of a frame in pixels below which tags have too little room beside each other. */
const NARROW = 640;
/** The room around points that are shown, in millimetres. */
const ROOM = 200;
/** The most that is shown of the ground beside the table, in millimetres. */
const BESIDE = 30;
/** The change in the height of the frame, in pixels, up to which the table is not fitted again. */
const SLACK = 48;
/** The zoom factor of a button or key. */
const STEP = 1.35;

/** The scale at which the whole table is visible, and how far it is moved down. */
interface Fitted {
  readonly scale: number;
  readonly y: number;
}

/**
 * Panning and zooming of the table. The table is centred in its frame, drawn at one pixel per millimetre and scaled.
 */
export class Stage {
  /** The scale in pixels per millimetre. */
  scale = 1;
  private readonly settled: () => void;
  private world: HTMLElement | undefined;
  private zoomer: PanzoomObject | undefined;
  private watcher: ResizeObserver | undefined;
  /** Whether the player has panned or zoomed. Then the table keeps its position when the frame changes. */
  private isTouched = false;
  private size = "";
  /** The size of the frame when the table was last fitted to it. */
  private framed = { width: 0, height: 0 };

  /** `settled` is called when the scale changes. */
  constructor(settled: () => void) {
    this.settled = settled;
  }

  /** Attaches to the drawn table, and fits a table whose size has changed. */
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
    this.transform(scale, 0, y);
    setTimeout(this.settled);
  }

  /** Detaches from the table. */
  release(): void {
    this.world?.parentElement?.removeEventListener("wheel", this.wheel);
    this.world?.removeEventListener("panzoomend", this.moved);
    this.watcher?.disconnect();
    this.zoomer?.destroy();
    this.world = undefined;
    this.isTouched = false;
  }

  /** Reacts to a new size of the frame. Small changes in height, as by the bar below it, move nothing. */
  private reframe({ clientWidth, clientHeight }: HTMLElement): void {
    const { width, height } = this.framed;
    if (clientWidth === width && Math.abs(clientHeight - height) < SLACK) return;
    if (this.isTouched) this.framed = { width: clientWidth, height: clientHeight };
    else this.fit();
  }

  /** Zooms and pans so that the whole table is visible. */
  fit(): void {
    const frame = this.world?.parentElement;
    if (this.world === undefined || frame === null || frame === undefined || frame.clientWidth === 0) return;
    const { scale, y } = this.fitted(this.world, frame);
    this.framed = { width: frame.clientWidth, height: frame.clientHeight };
    this.zoomer?.zoom(scale, { force: true });
    this.zoomer?.pan(0, y, { force: true });
    this.isTouched = false;
    this.settle();
  }

  /** Returns the scale and position at which the whole table is visible. */
  private fitted({ offsetWidth, offsetHeight }: HTMLElement, { clientWidth, clientHeight }: HTMLElement): Fitted {
    const scale = Math.max(SMALLEST, Math.min(clientWidth / offsetWidth, clientHeight / offsetHeight));
    return { scale, y: (clientHeight - offsetHeight) / 2 / scale };
  }

  /** Whether the whole table would be too small to read, so that only a part of it is shown. */
  get isTight(): boolean {
    const frame = this.world?.parentElement;
    if (this.world === undefined || frame === null || frame === undefined || this.isTouched) return false;
    return this.fitted(this.world, frame).scale < (frame.clientWidth < NARROW ? READABLE_NARROW : READABLE);
  }

  /** Whether labels would be larger than their terrain. */
  get isFar(): boolean {
    return this.scale < FAR;
  }

  /** Zooms in or out by one step around the middle of the frame. */
  zoom(direction: 1 | -1): void {
    this.isTouched = true;
    this.zoomer?.zoom(this.scale * (direction === 1 ? STEP : 1 / STEP));
    this.settle();
  }

  /** Shows points of the drawing, at a scale that can be read or, if they do not fit, at one at which they all do. */
  show(points: readonly Point[]): void {
    const frame = this.world?.parentElement;
    if (this.world === undefined || frame === null || frame === undefined || points.length === 0) return;
    const { offsetWidth, offsetHeight } = this.world;
    const { width, height } = this.framed;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const fits = Math.min(width / (box.right - box.left + ROOM), height / (box.bottom - box.top + ROOM));
    const scale = Math.max(this.fitted(this.world, frame).scale, Math.min(CLOSE, fits));
    this.zoomer?.zoom(scale, { force: true });
    const down = (height - offsetHeight) / 2 / scale;
    const x = inside((box.left + box.right) / 2, width / scale, offsetWidth);
    const y = inside((box.top + box.bottom) / 2, height / scale, offsetHeight);
    this.zoomer?.pan(offsetWidth / 2 - x, down + offsetHeight / 2 - y, { force: true });
    this.settle();
  }

  /** Reports the new scale now, and again when Panzoom has moved the table in the next frame. */
  private settle(): void {
    this.settled();
    requestAnimationFrame(this.settled);
  }

  /** Returns the point of the drawing under a point of the window, in millimetres. */
  pointAt(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
    const box = this.world?.getBoundingClientRect();
    return box === undefined
      ? { x: 0, y: 0 }
      : { x: (clientX - box.left) / this.scale, y: (clientY - box.top) / this.scale };
  }

  /** Whether a point of the window lies on the frame. */
  covers({ clientX, clientY }: MouseEvent): boolean {
    const frame = this.world?.parentElement?.getBoundingClientRect();
    if (frame === undefined) return false;
    return clientX > frame.left && clientX < frame.right && clientY > frame.top && clientY < frame.bottom;
  }

  /** Returns the visible part of the drawing. */
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

/** Returns the middle of what is shown, moved so that little beside the table is shown. */
function inside(middle: number, shown: number, size: number): number {
  const half = shown / 2 - BESIDE;
  return half > size / 2 ? size / 2 : Math.max(half, Math.min(size - half, middle));
}
