import type { Shown } from "./live.ts";

interface Pending {
  readonly shown: Shown;
  readonly due: number;
  readonly released: () => void;
}

/** What spectators are shown, some time after it has happened and in the order in which it did. */
export class Delay {
  /** What a spectator who comes now is shown; undefined while nothing is old enough. */
  shown: Shown | undefined;
  private readonly ms: number;
  private readonly now: () => number;
  private pending: Pending[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(ms: number, now: () => number) {
    this.ms = ms;
    this.now = now;
  }

  /** Shows what happened at a moment as soon as that is long enough ago. */
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
