/** Computes a value once per object and key, and keeps it as long as the object lives. Keys must be few. */
export function memoizePer<Owner extends object, Key = void, Value = unknown>(
  make: (owner: Owner, key: Key) => Value,
): (owner: Owner, key: Key) => Value {
  const kept = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key) => {
    const values = kept.get(owner) ?? new Map<Key, Value>();
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make(owner, key);
    values.set(key, made);
    kept.set(owner, values);
    return made;
  };
}
