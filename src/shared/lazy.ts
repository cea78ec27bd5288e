/** Creates a value on first use and keeps it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Readonly<{ value: Value }> | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Loads a value on first use and keeps it. A failed load is retried. */
export function lazyLoad<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
