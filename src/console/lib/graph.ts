/** GraphQL queries, for data that REST does not offer. */
import { ApiError, answerTo, withConfirmation, type CountRequest, type FieldError } from './api.js';

type WireAnswer = Readonly<{ code?: string; details?: readonly FieldError[] }>;

type GraphqlBody<T> = Readonly<{
  data?: T | null;
  errors?: readonly Readonly<{ extensions?: WireAnswer }>[];
}>;

async function dataOf<T>(what: CountRequest): Promise<T> {
  const answer = await answerTo('/graphql', what);
  const { data, errors } = (await answer.json()) as GraphqlBody<T>; // GraphQL over HTTP
  const fieldError = errors?.[0]?.extensions;
  if (!data || fieldError !== undefined) {
    const { code = 'INTERNAL_ERROR', details = [] } = fieldError ?? {};
    throw new ApiError(code, answer.headers.get('X-Request-Id'), details);
  }
  return data;
}

/**
 * @returns the `data` of a query
 * @throws ApiError
 */
export const askGraph = <T>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  what: Pick<CountRequest, 'key' | 'signal'>,
): Promise<T> =>
  withConfirmation(what.key, () => dataOf<T>({ ...what, body: { query, variables } }));
