/** Request that follows its inputs; the last data stays until the next response. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiError } from './api.js';

export type RequestState<T> = Readonly<{
  data: T | null;
  error: ApiError | null;
  isBusy: boolean;
  again: () => void;
}>;

export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('INTERNAL_ERROR', null, []);

type State<T> = Readonly<{ data: T | null; error: ApiError | null; isBusy: boolean }>;

/**
 * @param inputs request inputs; null: no request
 * @param delayMs debounce delay
 */
export function useRequest<T>(
  question: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[] | null,
  delayMs = 0,
): RequestState<T> {
  const [state, setState] = useState<State<T>>({ data: null, error: null, isBusy: false });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (inputs === null) {
      setState({ data: null, error: null, isBusy: false });
      return undefined;
    }
    const abort = new AbortController();
    const run = async (): Promise<void> => {
      setState((before) => ({ ...before, isBusy: true }));
      try {
        const data = await question(abort.signal);
        if (!abort.signal.aborted) setState({ data, error: null, isBusy: false });
      } catch (error) {
        if (!abort.signal.aborted)
          setState({ data: null, error: toApiError(error), isBusy: false });
      }
    };
    const timer = setTimeout(() => void run(), delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [JSON.stringify(inputs), turn]);
  const again = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);
  return { ...state, again };
}
