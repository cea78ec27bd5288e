/** Calls of one operation by its entry in the table. */
import { isClientFailure, toClientFailure, unreachable } from '../errors.js';
import { GraphqlTransport } from '../graphql-transport.js';
import type { CallOptions, Settings } from '../options.js';
import { sendOnce } from '../rest-transport.js';
import { withRetries } from '../retry.js';
import { isRecord, pathToEnglish, toWire } from './names.js';
import type { Members, OperationEntry } from './table.js';

export type Input = Readonly<Record<string, unknown>>;

const LANGUAGE = 'language';

type Sorted = Readonly<Record<'p' | 'q' | 'b' | 'v', Record<string, unknown>>>;

/** Wire values by place. An omitted language is that of the client. */
function sorted({ params }: OperationEntry, input: Input, language: string): Sorted {
  const places: Record<string, Record<string, unknown>> = { p: {}, q: {}, b: {}, v: {} };
  for (const [wire = '', place = '', english = wire, type] of params) {
    const given = input[english] ?? (english === LANGUAGE ? language : undefined);
    const target = places[place];
    if (given !== undefined && target !== undefined) target[wire] = toWire(given, type);
  }
  // All four places are set above.
  return places as Sorted;
}

const membersOf = ({ params }: OperationEntry): Members =>
  Object.fromEntries(params.map(([wire = '', , ...names]) => [wire, names] as const));

/** The same error with the caller's names of fields. */
function inEnglish(failure: unknown, entry: OperationEntry): unknown {
  if (!isClientFailure(failure)) return failure;
  const { code, message, requestId, retryAfter, status } = failure;
  const members = membersOf(entry);
  const details = failure.details.map((detail) => ({
    ...detail,
    field: pathToEnglish(detail.field, members),
  }));
  return toClientFailure({ code, message, requestId, retryAfter, status, details });
}

export type Caller = Readonly<{ settings: Settings; language: string }>;

/** An order that names no key gets one, so that a retry creates no second order. */
function withKey({ wire }: OperationEntry, body: Record<string, unknown>) {
  if (wire !== 'createOrder') return body;
  return { ...body, idempotency_key: body['idempotency_key'] ?? crypto.randomUUID() };
}

function addressOf(entry: OperationEntry, { p, q }: Sorted, url: string): string {
  const path = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(p[name])),
  );
  const query = new URLSearchParams(
    Object.entries(q).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return `${url}${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

/** Bytes of a view of shared memory cannot be sent. */
type Upload = Readonly<{ body: string | Uint8Array<ArrayBuffer>; contentType: string }>;

/** An input with a file has both members. */
const uploadOf = ({ body, contentType }: Input): Upload | null =>
  body === undefined ? null : { body: body as Upload['body'], contentType: String(contentType) };

function requestOf(entry: OperationEntry, input: Input, caller: Caller, signal?: AbortSignal) {
  const { settings, language } = caller;
  const places = sorted(entry, input, language);
  const upload = entry.path === '/graphql' ? null : uploadOf(input);
  const json = { body: JSON.stringify(withKey(entry, places.b)), contentType: 'application/json' };
  const { body, contentType } = upload ?? json;
  const type = entry.verb === 'POST' ? { 'content-type': contentType } : {};
  const accept = entry.kind === 'lines' ? { accept: 'application/x-ndjson' } : {};
  return new Request(addressOf(entry, places, settings.url), {
    method: entry.verb,
    headers: { ...settings.headers, ...type, ...accept },
    ...(entry.verb === 'POST' ? { body } : {}),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** @throws ClientFailure with English names of fields */
export async function respond(
  entry: OperationEntry,
  input: Input,
  caller: Caller,
  { signal }: CallOptions = {},
): Promise<Response> {
  const request = requestOf(entry, input, caller, signal);
  const { settings } = caller;
  try {
    const once = () => sendOnce(request, settings);
    return await withRetries(once, entry.isRepeatable === true, settings.retry, signal);
  } catch (failure) {
    throw inEnglish(failure, entry);
  }
}

/** Variables of a document, by wire names. */
export const variablesOf = (entry: OperationEntry, input: Input, { language }: Caller) =>
  sorted(entry, input, language).v;

/** @returns the root field */
export async function ask(
  entry: OperationEntry,
  input: Input,
  caller: Caller,
  options?: CallOptions,
): Promise<unknown> {
  const { document = '', wire, isRepeatable = false } = entry;
  try {
    const text = { toString: () => document };
    const variables = variablesOf(entry, input, caller);
    const transport = new GraphqlTransport(caller.settings);
    const data: unknown = await transport.ask(text, variables, { ...options, isRepeatable });
    return isRecord(data) ? data[wire] : undefined;
  } catch (failure) {
    throw inEnglish(failure, entry);
  }
}

/** Body of an envelope. @throws UNREACHABLE if an intermediary answered */
export async function envelopeOf(response: Response): Promise<Input> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreachable(`answered with status ${response.status}`, cause);
  });
  if (isRecord(body)) return body;
  throw unreachable(`answered with status ${response.status}`, body);
}
