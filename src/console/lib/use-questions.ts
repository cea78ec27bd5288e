/** Questions of scoping in the reader's language: a file of the console. */
import type { Questions } from './scoping-types.js';
import { textAt } from './law.js';
import { pageData } from './page-data.js';
import { useSession } from './session.js';
import { useRequest, type RequestState } from './use-request.js';

const known = new Map<string, Promise<string>>();

/** @throws ApiError */
async function questionsIn(language: string): Promise<Questions> {
  const path = pageData.questions[language] ?? '';
  const reading = known.get(path) ?? textAt(path);
  known.set(path, reading);
  reading.catch(() => known.delete(path));
  return JSON.parse(await reading) as Questions; // written by the console's build
}

/** @param isWanted false: nothing is loaded */
export function useQuestions(isWanted = true): RequestState<Questions> {
  const { language } = useSession();
  return useRequest(() => questionsIn(language), isWanted ? [language] : null);
}
