/** REST requests and their errors. */
import { isSession } from './key.js';
import { confirmAgain } from './second-factor.js';

/** Event of the window: the session has ended. */
export const SESSION_ENDED = 'nis2-session-ended';

/** Event of the window: nothing but a step of the session is permitted. */
export const SESSION_LIMITED = 'nis2-session-limited';

const UNAUTHORIZED = 401;

export type FieldError = Readonly<{ field: string; type: string; msg: string }>;

/** `code`: from the error envelope, or OFFLINE. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly requestId: string | null,
    readonly details: readonly FieldError[],
  ) {
    super(code);
  }
}

type Envelope<T> = Readonly<{
  data?: T;
  meta?: Readonly<Record<string, unknown>>;
  error?: Readonly<{ code: string; request_id: string; details?: readonly FieldError[] }>;
}>;

export type CountRequest = Readonly<{
  key: string | null;
  body?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string | number | null | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}>;

function addressOf(path: string, query: CountRequest['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

function noteEnd({ status }: Response, key: string | null): void {
  if (status === UNAUTHORIZED && isSession(key)) dispatchEvent(new Event(SESSION_ENDED));
}

const keyHeader = (key: string | null): Readonly<Record<string, string>> =>
  key === null || isSession(key) ? {} : { 'X-API-Key': key };

/** @throws ApiError if the service is unreachable */
export async function answerTo(path: string, { key, body, query, headers, signal }: CountRequest) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const answer = await fetch(addressOf(path, query), {
      ...sent,
      ...(signal === undefined ? {} : { signal }),
      headers: { ...typed, ...keyHeader(key), ...headers },
    });
    noteEnd(answer, key);
    return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('OFFLINE', null, []);
  }
}

/** Reads the error envelope of a failed response. */
async function refusal(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text) as Envelope<unknown>; // errors always have the envelope
    if (error !== undefined) return new ApiError(error.code, error.request_id, error.details ?? []);
  } catch {
    // A proxy in front of the service responded.
  }
  return new ApiError('INTERNAL_ERROR', answer.headers.get('X-Request-Id'), []);
}

/** Types of refusals that only a step of the session lifts: adding or confirming a passkey. */
const LIMITED = ['passkey_required', 'second_factor_required'];

/** @returns whether the request may be repeated, because the person has confirmed it with a passkey */
async function isConfirmed({ details }: ApiError): Promise<boolean> {
  if (details.some(({ type }) => LIMITED.includes(type))) dispatchEvent(new Event(SESSION_LIMITED));
  return details.some(({ type }) => type === 'recent_second_factor_required') && confirmAgain();
}

/**
 * Repeats a request once if the service wanted a newer confirmation with the passkey and the person gave it.
 *
 * @throws ApiError as the request does
 */
export async function withConfirmation<T>(
  key: string | null,
  request: () => Promise<T>,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!isSession(key) || !(error instanceof ApiError) || !(await isConfirmed(error))) throw error;
    return request();
  }
}

/** @throws ApiError if the service refuses the request */
export const acceptedAnswer = (path: string, what: CountRequest): Promise<Response> =>
  withConfirmation(what.key, async () => {
    const answer = await answerTo(path, what);
    if (!answer.ok) throw await refusal(answer);
    return answer;
  });

async function envelopeOf<T>(path: string, what: CountRequest): Promise<Envelope<T>> {
  const answer = await acceptedAnswer(`/v1${path}`, what);
  return (await answer.json()) as Envelope<T>; // contract
}

/**
 * @returns the `data` of a /v1 operation
 * @throws ApiError
 */
export async function ask<T>(path: string, what: CountRequest): Promise<T> {
  const { data } = await envelopeOf<T>(path, what);
  if (data === undefined) throw new ApiError('INTERNAL_ERROR', null, []);
  return data;
}

export type DataPage<T> = Readonly<{ data: T; next: string | null }>;

/**
 * @returns as `ask`, and the cursor of the next page
 * @throws ApiError
 */
export async function askPage<T>(path: string, what: CountRequest): Promise<DataPage<T>> {
  const { data, meta = {} } = await envelopeOf<T>(path, what);
  if (data === undefined) throw new ApiError('INTERNAL_ERROR', null, []);
  const { jargmine_kursor: next } = meta;
  return { data, next: typeof next === 'string' ? next : null };
}
