/** Makes a value when it is first asked for and keeps it: what a start does not need, it does not pay for. */
export function once<Value>(make: () => Value): () => Value {
  let made: Readonly<{ value: Value }> | null = null;
  return () => (made ??= { value: make() }).value;
}
