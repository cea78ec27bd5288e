/** The rules in this browser: the offline package with the signed law data of the page's version. */
import type { Law, OpenOptions } from '../../offline/api.js';
import { acceptedAnswer, ApiError } from './api.js';
import { pageData } from './page-data.js';

type Rules = Readonly<{ openLaw: (file: string, options: OpenOptions) => Promise<Law> }>;

const opened = new Map<string, Promise<Law>>();

/** @throws ApiError */
export async function textAt(path: string): Promise<string> {
  const answer = await acceptedAnswer(path, { key: null });
  return answer.text();
}

async function rules(): Promise<Rules> {
  try {
    return (await import(pageData.rules)) as Rules; // built from src/offline
  } catch {
    throw new ApiError('OFFLINE', null, []);
  }
}

async function open(language: string): Promise<Law> {
  const [{ openLaw }, bundle, keys, latest] = await Promise.all([
    rules(),
    textAt(`/law/${pageData.kbVersion}/bundle.${language}.json`),
    textAt('/.well-known/jwks.json'),
    textAt('/law/latest.json'),
  ]);
  const options = { keys: JSON.parse(keys) as OpenOptions['keys'], latest };
  try {
    return await openLaw(bundle, options);
  } catch {
    throw new ApiError('LAW_REFUSED', null, []);
  }
}

/**
 * Opened once per language; a failure is tried again.
 *
 * @throws ApiError
 */
export function lawIn(language: string): Promise<Law> {
  const known = opened.get(language);
  if (known !== undefined) return known;
  const opening = open(language);
  opened.set(language, opening);
  opening.catch(() => opened.delete(language));
  return opening;
}

type Answered<Data> = Readonly<{ data: Data | null; error: ApiError | null }>;
type Refused = Readonly<{
  code: string;
  details: readonly Readonly<{ field: string; type: string }>[];
}>;

/** Calls a rule; wrong input becomes the error that the service would give. */
export function answered<Data>(rule: () => Readonly<{ data: Data }>): Answered<Data> {
  try {
    return { data: rule().data, error: null };
  } catch (error) {
    const { code, details = [] } = error as Partial<Refused>; // an OfflineError, or a bug without a code
    if (code === undefined) throw error;
    const fields = details.map(({ field, type }) => ({ field, type, msg: '' }));
    return { data: null, error: new ApiError(code, null, fields) };
  }
}
