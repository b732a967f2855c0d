/** What many measurements come to. */

/**
 * The value that so large a share of all values does not exceed.
 * @param {readonly number[]} values
 * @param {number} share  0.5 for the median
 * @returns {number}
 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * The median of the ratios of values that were measured in the same turn.
 * @param {readonly number[]} values
 * @param {readonly number[]} others
 * @returns {number}
 */
export function pairedRatio(values, others) {
  return quantile(
    values.map((value, index) => value / (others[index] ?? Number.NaN)),
    0.5,
  );
}
