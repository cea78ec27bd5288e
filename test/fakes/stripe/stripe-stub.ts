/** Stub of Stripe over HTTP: the calls that we make, with idempotency, paging and errors. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RESOURCE_MISSING, Refusal, type RequestInput } from './protocol.js';
import { StripeRecords } from './stripe-records.js';

const MAX_PAGE_SIZE = 100;

function listEvents({ events }: StripeRecords, { query }: RequestInput) {
  const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
  const since = Number(query.get('created[gte]') ?? 0);
  const after = query.get('starting_after');
  const all = events
    .toReversed()
    .filter(({ type, created }) => types.includes(type) && created >= since);
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(Number(query.get('limit') ?? 10), MAX_PAGE_SIZE);
  const data = all.slice(from, from + limit);
  return { object: 'list', url: '/v1/events', data, has_more: all.length > from + limit };
}

const find = (records: StripeRecords, id: string) => {
  const session = records.sessions.get(id);
  if (session === undefined) throw RESOURCE_MISSING;
  return session;
};

function expire(records: StripeRecords, { id }: RequestInput) {
  const session = find(records, id);
  if (session.status !== 'open') throw new Refusal(400, 'session_not_open');
  session.status = 'expired';
  return session;
}

type Route = Readonly<{
  method: string;
  path: RegExp;
  answer: (records: StripeRecords, requested: RequestInput) => unknown;
}>;

const ROUTES: readonly Route[] = [
  { method: 'GET', path: /^\/v1\/events$/, answer: listEvents },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    answer: (records, { key, form }) => records.once(key, () => records.openSession(form)),
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, answer: expire },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    answer: (records, { id }) => find(records, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: (records, { key, form }) => records.once(key, () => records.refunds.make(form)),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    answer: (records, params) => records.refunds.list(params),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    answer: (records, { id }) => records.refunds.find(id),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: (records, { id }) => records.subscriptions.end(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    answer: (records, requests) => records.subscriptions.payments(requests),
  },
];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // a request streams bytes
  return Buffer.concat(chunks).toString();
}

function answer(records: StripeRecords, request: IncomingMessage, body: string) {
  const url = new URL(request.url ?? '/', 'http://stub');
  for (const route of ROUTES) {
    const found = request.method === route.method ? route.path.exec(url.pathname) : null;
    if (found === null) continue;
    const key = request.headers['idempotency-key'];
    const requests = {
      id: found[1] ?? '',
      query: url.searchParams,
      form: new URLSearchParams(body),
      key: typeof key === 'string' ? key : null,
    };
    return route.answer(records, requests);
  }
  throw RESOURCE_MISSING;
}

const ignoreCall: (call: string) => void = () => undefined;

/**
 * `isDown`: every call fails. `losesAnswers`: every call succeeds, but no response arrives. `delayMs`: response delay.
 * `talksNonsense`: every call succeeds, but the response is not Stripe's. `calls`: method and path; `onCall`: called
 * with each.
 */
export async function openStripeStub(records = new StripeRecords(), port = 0) {
  const state = {
    isDown: false,
    losesAnswers: false,
    talksNonsense: false,
    delayMs: 0,
    calls: [] as string[],
    onCall: ignoreCall,
  };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = `${request.method ?? ''} ${request.url ?? ''}`;
      state.calls.push(call);
      state.onCall(call);
      const send = (status: number, content: unknown) => {
        setTimeout(() => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(state.talksNonsense ? '<html>502' : JSON.stringify(content));
        }, state.delayMs);
      };
      try {
        if (state.isDown) throw new Refusal(503, 'down');
        const content = answer(records, request, body);
        if (state.losesAnswers) request.socket.destroy();
        else send(200, content);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        const type = failure.status >= 500 ? 'api_error' : 'invalid_request_error';
        send(failure.status, { error: { type, code: failure.code, message: failure.code } });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo; // listens on TCP
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { records, state, url: `http://127.0.0.1:${String(address.port)}`, close };
}

export type StripeStub = Awaited<ReturnType<typeof openStripeStub>>;
