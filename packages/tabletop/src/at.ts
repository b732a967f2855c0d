/**
 * Returns the item at `index`, which the caller knows to exist. Throws a RangeError if it does not, which means a bug
 * and never bad input.
 */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}
