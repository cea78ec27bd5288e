/** The client with English names: `createEnglishClient({ url, key })` has a method for every operation of the service. */
import { TABLE } from '../../../schema/client/english-table.js';
import type { EnglishOperations } from '../../../schema/client/english.js';
import { toSettings, type CallOptions, type ClientOptions } from '../options.js';
import { byCursor } from '../pages.js';
import { follow, type FollowOptions } from '../subscription.js';
import { isRecord, toEnglish } from './names.js';
import { ask, envelopeOf, respond, variablesOf, type Caller, type Input } from './requests.js';
import type { OperationEntry } from './table.js';

export type EnglishClient = EnglishOperations;

/** `language`: of the texts in answers; default: English. */
export type EnglishOptions = ClientOptions & Readonly<{ language?: string }>;

type Call = (input?: Input, options?: CallOptions) => unknown;

/** Answer with its metadata, by wire names. */
async function dataOf(entry: OperationEntry, input: Input, caller: Caller, options?: CallOptions) {
  if (entry.document !== undefined) {
    return { data: await ask(entry, input, caller, options), meta: {} };
  }
  const { data, meta } = await envelopeOf(await respond(entry, input, caller, options));
  return { data, meta: isRecord(meta) ? meta : {} };
}

async function* linesOf(
  entry: OperationEntry,
  input: Input,
  caller: Caller,
  options?: CallOptions,
) {
  const { body } = await respond(entry, input, caller, options);
  if (body === null) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of iterable(body)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield toLine(JSON.parse(line), entry);
  }
}

/** Not all browsers can iterate a stream. */
async function* iterable(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const toLine = (line: unknown, { type }: OperationEntry): unknown =>
  isRecord(line) && 'data' in line
    ? { ...line, data: toEnglish(line['data'], type ?? undefined) }
    : line;

/** `after` of the input is the first event's predecessor. */
async function* eventsOf(
  entry: OperationEntry,
  input: Input,
  caller: Caller,
  { signal }: FollowOptions,
) {
  const { after, ...variables } = variablesOf(entry, input, caller);
  const document = { toString: () => entry.document ?? '' };
  const last = typeof after === 'string' ? after : undefined;
  const events = follow<{ event_id: string }, object>(
    caller.settings,
    { document, variables },
    { signal, after: last },
  );
  for await (const event of events) yield toEnglish(event, entry.type ?? undefined);
}

function callOf(entry: OperationEntry, caller: Caller): Call {
  const { kind, type } = entry;
  if (kind === 'events')
    return (input = {}, options = {}) => eventsOf(entry, input, caller, options);
  if (kind === 'lines') return (input = {}, options) => linesOf(entry, input, caller, options);
  if (kind === 'bytes') {
    return async (input = {}, options) =>
      new Uint8Array(await (await respond(entry, input, caller, options)).arrayBuffer());
  }
  if (kind === 'json') {
    return async (input = {}, options) => envelopeOf(await respond(entry, input, caller, options));
  }
  return async (input = {}, options) =>
    toEnglish((await dataOf(entry, input, caller, options)).data, type ?? undefined);
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Items and the position of the next page. @param items wire name of the list; empty for a connection */
function pageOf(data: unknown, meta: Input, items: string) {
  const answer = isRecord(data) ? data : {};
  if (items !== '') return { items: listIn(answer[items]), next: meta['jargmine_kursor'] };
  const nodes = listIn(answer['edges']).map((edge) => (isRecord(edge) ? edge['node'] : undefined));
  const info = isRecord(answer['pageInfo']) ? answer['pageInfo'] : {};
  return { items: nodes, next: info['hasNextPage'] === true ? info['endCursor'] : null };
}

/** Type of the items of a page. */
function itemType({ type, items }: OperationEntry): string | undefined {
  const member = (owner: string | undefined, name: string): string | undefined =>
    owner === undefined ? undefined : TABLE.objects[owner]?.[name]?.[1];
  const whole = type ?? undefined;
  return items === '' ? member(member(whole, 'edges'), 'node') : member(whole, items ?? '');
}

function eachOf(entry: OperationEntry, caller: Caller): Call {
  const name = entry.items === '' ? 'after' : 'cursor';
  return (input = {}, options) =>
    byCursor(async (cursor) => {
      const page = cursor === undefined ? input : { ...input, [name]: cursor };
      const { data, meta } = await dataOf(entry, page, caller, options);
      const { items, next } = pageOf(data, meta, entry.items ?? '');
      const english = items.map((item) => toEnglish(item, itemType(entry)));
      return { items: english, next: typeof next === 'string' ? next : null };
    });
}

const eachName = (name: string): string => `each${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** @throws TypeError if `url` is invalid. Every call throws ClientFailure; `details` name fields in English. */
export function createEnglishClient({
  language = 'en',
  ...options
}: EnglishOptions): EnglishClient {
  const caller = { settings: toSettings(options), language };
  const calls = Object.entries(TABLE.operations).flatMap(([name, entry]) => [
    [name, callOf(entry, caller)] as const,
    ...(entry.items === undefined ? [] : [[eachName(name), eachOf(entry, caller)] as const]),
  ]);
  // The table and the interface are generated from one model.
  return Object.fromEntries(calls) as unknown as EnglishClient;
}
