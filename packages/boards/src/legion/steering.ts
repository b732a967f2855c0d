import type { Vec } from "@sw/legion-core/table";
import type { Moving } from "./moving.ts";
import { distance } from "./plan.ts";

/** The distance in pixels that a pointer moves before a drag begins. */
const THRESHOLD = 4;
/** The normal and the fine step of the arrow keys, in millimetres. */
const [STEP, FINE] = [10, 1];

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The members of the table element that steering uses. */
interface Host {
  moving(): Moving | undefined;
  /** Returns the spot of the table under a point of the window. */
  spotAt(clientX: number, clientY: number): Vec;
  /** Converts a step in the drawing, in millimetres, to a vector on the table. */
  towards(x: number, y: number): Vec;
  changed(): void;
  /** Called when the pointer moves over a point of the window. */
  hovered(clientX: number, clientY: number): void;
  /** Gives the ghost the focus. */
  grasp(): void;
  confirm(): void;
  pressUnit(unit: string): void;
}

/** Moves the ghost with the pointer and with keys. */
export class Steering {
  private readonly host: Host;
  private start: { readonly x: number; readonly y: number; readonly onGrip: boolean } | undefined;
  private isDragging = false;

  constructor(host: Host) {
    this.host = host;
  }

  /** Handles the events of the stage to which Lit binds this object. */
  handleEvent(event: Event): void {
    if (event.type === "click" && event instanceof MouseEvent) this.click(event);
    else if (event instanceof PointerEvent) this.drag(event);
  }

  private drag(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.type === "pointermove") this.host.hovered(x, y);
    if (event.type === "pointerdown") {
      const grip = within(event.target, ".handle, .spot");
      this.start = { x, y, onGrip: grip !== null };
      this.isDragging = false;
      return;
    }
    if (this.start === undefined) return;
    if (event.type === "pointerup") {
      // A click follows, which knows by `isDragging` that it is none.
      this.start = undefined;
      return;
    }
    if (distance(this.start, { x, y }) >= THRESHOLD) this.isDragging = true;
    if (this.isDragging && this.start.onGrip) this.pointAt(x, y);
  }

  private click(event: MouseEvent): void {
    const wasDragging = this.isDragging;
    this.isDragging = false;
    // The click of a key is none that ends a drag.
    if (wasDragging && event.detail > 0) return;
    if (within(event.target, ".handle") !== null) return this.host.confirm();
    if (within(event.target, ".piece, .instruments, .overview") !== null) return;
    const base = within(event.target, "[data-unit]");
    if (this.host.moving() !== undefined) {
      this.pointAt(event.clientX, event.clientY);
      this.host.grasp();
    } else if (base instanceof SVGElement) this.host.pressUnit(base.dataset["unit"] ?? "");
  }

  private pointAt(clientX: number, clientY: number): void {
    this.host.moving()?.point(this.host.spotAt(clientX, clientY));
    this.host.changed();
  }

  /** Handles the keys of the element. A key that the ghost uses has no other effect. */
  readonly pressed = (event: KeyboardEvent): void => {
    const moving = this.host.moving();
    if (moving === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!this.steer(moving, event)) return;
    event.preventDefault();
    this.host.changed();
  };

  private steer(moving: Moving, event: KeyboardEvent): boolean {
    const target = event.composedPath()[0];
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && !(target instanceof Element && target.closest("[data-zone]") !== null)) {
      const step = event.shiftKey ? FINE : STEP;
      moving.nudge(this.host.towards(arrow[0] * step, arrow[1] * step));
      return true;
    }
    if (moving.ghost === undefined) return false;
    if (event.key === "q" || event.key === "e") moving.turn(event.key === "q" ? -1 : 1);
    else if (event.key === "PageUp" || event.key === "PageDown") moving.hasten(event.key === "PageUp" ? 1 : -1);
    else if (event.key === "Escape") moving.release();
    else return false;
    return true;
  }
}

function within(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
