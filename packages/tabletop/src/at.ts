/** The item at `index`, which the caller knows to exist; throws RangeError otherwise (a bug, never bad input). */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}
