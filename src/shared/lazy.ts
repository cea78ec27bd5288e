/** Creates a value on first use and keeps it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Readonly<{ value: Value }> | null = null;
  return () => (made ??= { value: make() }).value;
}
