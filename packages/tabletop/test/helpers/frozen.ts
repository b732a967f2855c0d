/** Freezes plain data through and through, so that writing to it throws; returns the same data. */
export function deepFrozen<T>(data: T): T {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    Object.values(data).forEach(deepFrozen);
  }
  return data;
}
