/** Runs one user action at a time and keeps its error. */
import { useState } from 'preact/hooks';
import type { ApiError } from './api.js';
import { toApiError } from './use-request.js';

type Action = Readonly<{
  isBusy: boolean;
  error: ApiError | null;
  run: (deed: () => Promise<void>) => void;
}>;

export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = (deed: () => Promise<void>): void => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    deed()
      .catch((thrown: unknown) => {
        setError(toApiError(thrown));
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return { isBusy, error, run };
}
