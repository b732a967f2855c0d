/**
 * The function, with its last answer kept for as long as it is asked the same again. For functions whose answers follow
 * from their arguments alone, by identity.
 */
export function remembering<Keys extends readonly unknown[], Value>(
  answer: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  let last: { readonly keys: Keys; readonly value: Value } | undefined;
  return (...keys) => {
    if (last !== undefined && isSame(last.keys, keys)) return last.value;
    last = { keys, value: answer(...keys) };
    return last.value;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
}
