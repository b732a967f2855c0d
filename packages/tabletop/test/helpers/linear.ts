/** Bits of each half of the state of xoroshiro128+. */
const HALF = 64;

/**
 * A state of xoroshiro128+ of which only is known how each bit follows from the first state: as the sum, modulo 2, of
 * those bits of it that are set here. Every step of that generator is such a sum, which is why it can be foreseen.
 */
interface LinearState {
  readonly zero: readonly bigint[];
  readonly one: readonly bigint[];
  /** The lowest bit drawn from this state, which is the lowest bit of the sum of both halves: a coin's side. */
  readonly coin: bigint;
}

/** The first state: every bit is itself. */
export function firstState(): LinearState {
  const bits = Array.from({ length: 2 * HALF }, (_, index) => 1n << BigInt(index));
  return linear(bits.slice(0, HALF), bits.slice(HALF));
}

/** The state after a draw. */
export function nextState({ zero, one }: LinearState): LinearState {
  const mixed = sum(zero, one);
  return linear(sum(sum(turned(zero, 24), mixed), shifted(mixed, 16)), turned(mixed, 37));
}

function linear(zero: readonly bigint[], one: readonly bigint[]): LinearState {
  return { zero, one, coin: (zero[0] ?? 0n) ^ (one[0] ?? 0n) };
}

function sum(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
  return left.map((bit, index) => bit ^ (right[index] ?? 0n));
}

function turned(bits: readonly bigint[], by: number): readonly bigint[] {
  return bits.map((_, index) => bits[(index + HALF - by) % HALF] ?? 0n);
}

function shifted(bits: readonly bigint[], by: number): readonly bigint[] {
  return bits.map((_, index) => bits[index - by] ?? 0n);
}

/** A start for which every row's sum is what was seen, found by elimination; undefined if there is none. */
export function solved(rows: readonly bigint[], seen: readonly number[]): bigint | undefined {
  const kept: { row: bigint; value: number; pivot: bigint }[] = [];
  for (const [index, first] of rows.entries()) {
    let [row, value] = [first, seen[index] ?? 0];
    for (const known of kept) if (row & known.pivot) [row, value] = [row ^ known.row, value ^ known.value];
    if (row === 0n && value === 1) return undefined;
    if (row === 0n) continue;
    const pivot = row & -row;
    for (const known of kept) if (known.row & pivot) [known.row, known.value] = [known.row ^ row, known.value ^ value];
    kept.push({ row, value, pivot });
  }
  return kept.reduce((start, { value, pivot }) => (value === 1 ? start | pivot : start), 0n);
}
