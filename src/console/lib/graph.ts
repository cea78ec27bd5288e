/** Questions to /graphql, where REST does not offer them. */
import { ApiError, answerTo, type Ask, type Fault } from './api.js';

type Told = Readonly<{ code?: string; details?: readonly Fault[] }>;

type GraphqlBody<T> = Readonly<{
  data?: T | null;
  errors?: readonly Readonly<{ extensions?: Told }>[];
}>;

/**
 * The `data` of a query.
 *
 * @throws ApiError
 */
export async function askGraph<T>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  what: Pick<Ask, 'key' | 'signal'>,
): Promise<T> {
  const answer = await answerTo('/graphql', { ...what, body: { query, variables } });
  const { data, errors } = (await answer.json()) as GraphqlBody<T>; // the door's form
  const fault = errors?.[0]?.extensions;
  if (!data || fault !== undefined) {
    const { code = 'INTERNAL_ERROR', details = [] } = fault ?? {};
    throw new ApiError(code, answer.headers.get('X-Request-Id'), details);
  }
  return data;
}
