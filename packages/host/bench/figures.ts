import { setTimeout } from "node:timers/promises";

/** What a host says of itself: seconds of processor time, and bytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly heap: number;
  readonly rss: number;
}

/** Reads the figures of a host from its metrics. */
export async function usageOf(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return {
    cpu: figure("process_cpu_seconds_total"),
    heap: figure("nodejs_heap_size_used_bytes"),
    rss: figure("process_resident_memory_bytes"),
  };
}

/** Waits for so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return setTimeout(ms);
}

/** Prints one figure on a line. */
export function print(store: string, what: string, figure: number, unit: string): void {
  console.log(`${store.padEnd(12)}${what.padEnd(52)}${figure.toFixed(1).padStart(10)} ${unit}`);
}

/** The figure below which such a share of sorted figures lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
