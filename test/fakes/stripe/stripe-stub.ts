/** Stands in for Stripe over HTTP: the calls that we make, with its idempotency, paging and refusals. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GONE, Refusal, type Asked } from './protocol.js';
import { StripeBook } from './stripe-records.js';

const MOST = 100;

function listEvents({ events }: StripeBook, { query }: Asked) {
  const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
  const since = Number(query.get('created[gte]') ?? 0);
  const after = query.get('starting_after');
  const all = events
    .toReversed()
    .filter(({ type, created }) => types.includes(type) && created >= since);
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(Number(query.get('limit') ?? 10), MOST);
  const data = all.slice(from, from + limit);
  return { object: 'list', url: '/v1/events', data, has_more: all.length > from + limit };
}

const find = (book: StripeBook, id: string) => {
  const session = book.sessions.get(id);
  if (session === undefined) throw GONE;
  return session;
};

function expire(book: StripeBook, { id }: Asked) {
  const session = find(book, id);
  if (session.status !== 'open') throw new Refusal(400, 'session_not_open');
  session.status = 'expired';
  return session;
}

type Route = Readonly<{
  method: string;
  path: RegExp;
  answer: (book: StripeBook, asked: Asked) => unknown;
}>;

const ROUTES: readonly Route[] = [
  { method: 'GET', path: /^\/v1\/events$/, answer: listEvents },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    answer: (book, { key, form }) => book.once(key, () => book.openSession(form)),
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, answer: expire },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    answer: (book, { id }) => find(book, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: (book, { key, form }) => book.once(key, () => book.refunds.make(form)),
  },
  { method: 'GET', path: /^\/v1\/refunds$/, answer: (book, asked) => book.refunds.list(asked) },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    answer: (book, { id }) => book.refunds.find(id),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: (book, { id }) => book.subscriptions.end(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    answer: (book, asked) => book.subscriptions.payments(asked),
  },
];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // a request streams bytes
  return Buffer.concat(chunks).toString();
}

function answer(book: StripeBook, request: IncomingMessage, body: string) {
  const url = new URL(request.url ?? '/', 'http://stub');
  for (const route of ROUTES) {
    const found = request.method === route.method ? route.path.exec(url.pathname) : null;
    if (found === null) continue;
    const key = request.headers['idempotency-key'];
    const asked = {
      id: found[1] ?? '',
      query: url.searchParams,
      form: new URLSearchParams(body),
      key: typeof key === 'string' ? key : null,
    };
    return route.answer(book, asked);
  }
  throw GONE;
}

const unheard: (call: string) => void = () => undefined;

/**
 * `isDown`: every call fails. `losesAnswers`: every call is done, and nobody hears of it. `delayMs`: how late answers are.
 * `talksNonsense`: every call is done, and the answer is none of the provider's. `calls`: method and path of each; `onCall` is told of
 * them.
 */
export async function openStripeStub(book = new StripeBook(), port = 0) {
  const state = {
    isDown: false,
    losesAnswers: false,
    talksNonsense: false,
    delayMs: 0,
    calls: [] as string[],
    onCall: unheard,
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
        const content = answer(book, request, body);
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
  const address = server.address() as AddressInfo; // it listens on a port
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { book, state, url: `http://127.0.0.1:${String(address.port)}`, close };
}

export type StripeStub = Awaited<ReturnType<typeof openStripeStub>>;
