/**
 * Gauges of one registry are collected side by side: those that tell of one reading share it, so that each tells what is
 * so now and not what was so when it was last read.
 */
export function oneAtATime<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
}
