import { setTimeout } from "node:timers/promises";

/** The resources that a host reports: processor time in seconds, and memory in bytes. */
export interface Usage {
  readonly cpu: number;
  readonly heap: number;
  readonly rss: number;
}

/** Reads the resource figures of a host from its metrics. */
export async function usageOf(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return {
    cpu: figure("process_cpu_seconds_total"),
    heap: figure("nodejs_heap_size_used_bytes"),
    rss: figure("process_resident_memory_bytes"),
  };
}

/** Waits for a number of milliseconds. */
export function pause(ms: number): Promise<void> {
  return setTimeout(ms);
}

/** Prints one figure on a line. */
export function print(store: string, what: string, figure: number, unit: string): void {
  console.log(`${store.padEnd(12)}${what.padEnd(52)}${figure.toFixed(1).padStart(10)} ${unit}`);
}

/** Returns a quantile: the value below which this share of the sorted figures lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
