/**
 * Waits; an abort ends the wait early. Leaves no listener on the signal, which may outlive many pauses.
 *
 * @returns false if the signal aborted, also if it was aborted before
 */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve(false);
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve(true);
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
