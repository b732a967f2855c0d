import type { Shown } from "./live.ts";

interface Pending {
  readonly shown: Shown;
  readonly due: number;
  readonly released: () => void;
}

/** The delayed state shown to spectators, in the order of events. */
export class Delay {
  /** What a spectator is shown now; undefined until something is old enough. */
  shown: Shown | undefined;
  private readonly ms: number;
  private readonly now: () => number;
  private pending: Pending[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(ms: number, now: () => number) {
    this.ms = ms;
    this.now = now;
  }

  /** Shows a state after the delay from its moment, and then calls `released`. */
  push(at: number, shown: Shown, released: () => void = () => {}): void {
    this.pending.push({ shown, due: this.ms === 0 ? 0 : at + this.ms, released });
    this.release();
  }

  close(): void {
    clearTimeout(this.timer);
    this.pending = [];
  }

  private release(): void {
    clearTimeout(this.timer);
    for (;;) {
      const [next] = this.pending;
      if (next === undefined) return;
      if (next.due > this.now()) {
        this.timer = setTimeout(() => this.release(), next.due - this.now());
        this.timer.unref();
        return;
      }
      this.pending.shift();
      this.shown = next.shown;
      next.released();
    }
  }
}
