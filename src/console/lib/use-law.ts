/** The rules in the reader's language. */
import type { Law } from '../../offline/api.js';
import { lawIn } from './law.js';
import { useSession } from './session.js';
import { useRequest, type RequestState } from './use-request.js';

/** @param isWanted false: nothing is loaded */
export function useLaw(isWanted = true): RequestState<Law> {
  const { language } = useSession();
  return useRequest(() => lawIn(language), isWanted ? [language] : null);
}
