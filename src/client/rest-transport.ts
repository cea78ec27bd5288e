/** Paths of /v1, typed by the OpenAPI document: openapi-fetch with the client's errors and retries. */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../schema/client/rest.js';
import { failureOfRest } from './answers.js';
import { failureOfFetch } from './errors.js';
import type { Settings } from './options.js';
import { withRetries } from './retry.js';

export type RestTransport = Client<paths>;

const ORDERS = '/v1/orders';

/** POST requests that store nothing or are idempotent. */
const REPEATABLE_POSTS: readonly RegExp[] = [
  /^\/v1\/scoping$/,
  /^\/v1\/incident-(templates|deadlines)$/,
  /^\/v1\/wizard\/evaluate$/,
  /^\/v1\/quote$/,
  /^\/v1\/graph\/delta$/,
  // The caller resumes a stream that breaks after its head.
  /^\/v1\/scoping\/portfolio$/,
  /^\/v1\/receipts\/(verify|what-changed)$/,
  /^\/v1\/account\/vat$/,
  /^\/v1\/orders\/[^/]+\/cancel$/,
];

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Every order gets an idempotency key, so it can be retried. */
async function withKey(request: Request): Promise<Request> {
  if (request.method !== 'POST' || pathOf(request) !== ORDERS) return request;
  // openapi-fetch has serialized it from an object.
  const body = (await request.clone().json()) as Readonly<Record<string, unknown>>;
  const keyed = { ...body, idempotency_key: body['idempotency_key'] ?? crypto.randomUUID() };
  return new Request(request, { body: JSON.stringify(keyed) });
}

const isRepeatable = (request: Request): boolean =>
  isReading(request) ||
  pathOf(request) === ORDERS ||
  REPEATABLE_POSTS.some((path) => path.test(pathOf(request)));

export async function sendOnce(
  request: Request,
  { fetch, timeoutMs }: Settings,
): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const answer = await fetch(request.clone(), { signal }).catch((failure: unknown) => {
    request.signal.throwIfAborted();
    throw failureOfFetch(failure);
  });
  if (answer.status < 400) return answer;
  const body: unknown = await answer.json().catch(() => null);
  throw failureOfRest(body, answer);
}

/** `data` is always set, because failures throw. @throws ClientFailure from each call */
export function createRestTransport(settings: Settings): RestTransport {
  return createClient<paths>({
    baseUrl: settings.url,
    headers: settings.headers,
    fetch: async (given) => {
      const request = await withKey(given);
      const once = () => sendOnce(request, settings);
      return withRetries(once, isRepeatable(request), settings.retry, request.signal);
    },
  });
}
