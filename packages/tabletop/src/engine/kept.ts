/** Makes something when it is first asked for, and keeps it. */
export function keptOnce<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What is made of an object, made once for as long as the object lives: of a catalogue or a view, for instance. */
export function keptBy<Key extends object, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
