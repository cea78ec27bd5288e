/** Concurrent callers, such as the gauges of one scrape, share one read. */
export function oneAtATime<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
}
