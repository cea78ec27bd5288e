/** Time limits for promises. */

export class LateError extends Error {}

/** @throws LateError if `work` has not ended within `ms`; its later result is ignored */
export async function within<Result>(
  ms: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LateError(`${what} did not end within ${String(ms)} ms`));
    }, ms);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}
