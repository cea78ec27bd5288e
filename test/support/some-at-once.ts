/** Independent work of a test, several pieces at a time: one after the other they mostly wait. */

/** @returns the results in the order of the values */
export async function someAtOnce<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...values.entries()].reverse();
  const take = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return results;
}
