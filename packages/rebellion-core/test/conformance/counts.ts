import type { Measured } from "@sw/tabletop/conformance";

/** Adds to what is kept by a name; what is not there counts as 0. */
export function add(counts: Measured, name: string, amount: number): void {
  counts[name] = Number(counts[name] ?? 0) + amount;
}
