/** What a client keeps by names, while it is being changed. */
export type Counts = Record<string, number | string | boolean | null>;

/** Adds to what is kept by a name; what is not there counts as 0. */
export function add(counts: Counts, name: string, amount: number): void {
  counts[name] = Number(counts[name] ?? 0) + amount;
}
