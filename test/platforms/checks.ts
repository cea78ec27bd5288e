/** Actions of a client through the proxy of one cell. Each check throws with what it found instead. */
import { createClient } from 'graphql-sse';
import { setTimeout as pause } from 'node:timers/promises';
import { jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { sendSlowly } from '../support/slow-request.js';
import { SubscriptionClient } from '../support/subscription-client.js';

/**
 * `newLimitedKey`: creates a key of which `limit` requests per minute are admitted. `hasFallenBack`: whether the
 * process reported that it counts without Redis.
 */
export type Client = Readonly<{
  url: string;
  key: string;
  newLimitedKey: () => Promise<string>;
  limit: number;
  hasFallenBack: () => boolean;
}>;

const ORGANISATIONS = 2_000;
const LINES_A_PIECE = 100;
/** Seconds on an idle machine. */
const RELEASED_WITHIN_MS = 180_000;
const LOOK_MS = 20;
const MAX_ATTEMPTS = 10;
/** Afterwards the shared counters are tried again. */
const FALLBACK_MS = 2_000;
/** Of an archive of documents or an invoice. */
const MIN_BYTES = 1_000;

const STATUS = 'subscription ($id: String!) { orderStatus(order_id: $id) { event_id type } }';

function assertSame(what: string, seen: unknown, expected: unknown): void {
  if (JSON.stringify(seen) === JSON.stringify(expected)) return;
  throw new Error(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`);
}

const dataOf = (answer: HttpAnswer): Record<string, unknown> =>
  (jsonOf(answer) as { data?: Record<string, unknown> }).data ?? {}; // the contract's envelope

/** Limits are counted in Redis, and nothing is degraded. */
async function checkHealth({ url }: Client): Promise<void> {
  const ready = await send(url, '/readyz');
  assertSame('/readyz', jsonOf(ready), { status: 'ok', limits: 'shared' });
  const status = await send(url, '/v1/status');
  assertSame('/v1/status', dataOf(status)['overall'], 'operational');
}

async function countAdmitted({ url, newLimitedKey, limit }: Client): Promise<void> {
  const headers = { 'x-api-key': await newLimitedKey() };
  const requests = Array.from({ length: 2 * limit }, () =>
    send(url, '/v1/scoping/questions', { headers }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
  const expected = Array.from({ length: 2 * limit }, (_, at) => (at < limit ? 200 : 429));
  assertSame('statuses at the limit', statuses, expected);
}

/** Exactly the limit; repeated if Redis was too slow for a moment, as on a busy machine, and the process reported it. */
async function checkLimits(client: Client): Promise<void> {
  for (let tries = 1; tries < MAX_ATTEMPTS; tries += 1) {
    const isRight = await countAdmitted(client).then(
      () => true,
      (error: unknown) => {
        if (!client.hasFallenBack()) throw error;
        return false;
      },
    );
    if (isRight) return;
    await pause(FALLBACK_MS);
  }
  await countAdmitted(client);
}

type Followed = Readonly<{ types: () => readonly unknown[]; stop: () => Promise<void> }>;

function followByEvents({ url, key }: Client, id: string): Followed {
  const client = createClient({
    url: `${url}/graphql`,
    headers: { 'x-api-key': key },
    retryAttempts: 0,
  });
  const types: unknown[] = [];
  const stop = client.subscribe<{ orderStatus: { type: string } }>(
    { query: STATUS, variables: { id } },
    {
      next: ({ data, errors }) => types.push(data?.orderStatus.type ?? errors),
      error: (failure) => types.push(String(failure)),
      complete: () => undefined,
    },
  );
  const end = (): Promise<void> => {
    stop();
    return Promise.resolve();
  };
  return { types: () => types, stop: end };
}

function followBySocket({ url, key }: Client, id: string): Followed {
  const sockets = new SubscriptionClient(url, key);
  const following = sockets.follow(STATUS, { id });
  const types = () => [...following.types(), ...(following.failure ?? [])];
  return { types, stop: () => sockets.close() };
}

async function untilReleased(channel: string, { types }: Followed): Promise<void> {
  const end = Date.now() + RELEASED_WITHIN_MS;
  while (!types().includes('order_released')) {
    if (Date.now() > end) throw new Error(`${channel}: ${JSON.stringify(types())}`);
    await pause(LOOK_MS);
  }
}

async function place({ url, key }: Client): Promise<Readonly<{ id: string; payAt: string }>> {
  const answer = await send(url, '/v1/orders', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ teenus: 'raamistikukaart', riik: 'ee', idempotency_key: 'cell' }),
  });
  assertSame('POST /v1/orders', answer.status, 201);
  const { order_id: id, makselink: payAt } = dataOf(answer);
  return { id: String(id), payAt: String(payAt) };
}

/** An order from its acceptance to its documents and invoice, followed over a socket and server-sent events. */
async function checkOrder(client: Client): Promise<void> {
  const { id, payAt } = await place(client);
  assertSame('address of the payment page', new URL(payAt).origin, client.url);
  const channels = {
    'server-sent events': followByEvents(client, id),
    socket: followBySocket(client, id),
  };
  const body = new URLSearchParams('tegevus=maksa');
  const paid = await fetch(payAt, { method: 'POST', redirect: 'manual', body });
  assertSame('payment', paid.status, 303);
  for (const [name, followed] of Object.entries(channels)) await untilReleased(name, followed);
  for (const { stop } of Object.values(channels)) await stop();
  const headers = { 'x-api-key': client.key };
  const order = dataOf(await send(client.url, `/v1/orders/${id}`, { headers }));
  assertSame('state of documents', order['dokumendi_staatus'], 'vabastatud');
  const summary = dataOf(await send(client.url, '/v1/billing/summary', { headers }));
  const [invoice] = summary['arved'] as readonly { allalaadimislink: string }[]; // the contract
  const { origin, pathname } = new URL(invoice?.allalaadimislink ?? client.url);
  assertSame('address of the invoice', origin, client.url);
  for (const file of [`/v1/orders/${id}/documents.zip`, pathname]) {
    const { status, bytes } = await send(client.url, file, { headers });
    assertSame(file, [status, bytes.length > MIN_BYTES], [200, true]);
  }
}

/** A portfolio in chunks; every line has its answer. */
async function checkPortfolio({ url, key }: Client): Promise<void> {
  const lines = Array.from({ length: ORGANISATIONS }, (_, at) => `{"id":"o${at}","tootajad":7}\n`);
  const pieces = Array.from({ length: ORGANISATIONS / LINES_A_PIECE }, (_, at) =>
    lines.slice(at * LINES_A_PIECE, (at + 1) * LINES_A_PIECE).join(''),
  );
  const type = 'application/x-ndjson';
  const headers = { 'x-api-key': key, 'content-type': type, accept: type };
  const { text } = await sendSlowly(`${url}/v1/scoping/portfolio`, { pieces, headers });
  const answered = text.match(/"kind":"result"/g)?.length;
  assertSame('lines answered', answered, ORGANISATIONS);
  assertSame('outcome', /"outcome":"(\w+)"/.exec(text)?.[1], 'complete');
}

export const CHECKS = {
  health: checkHealth,
  limits: checkLimits,
  'order, sockets, SSE': checkOrder,
  portfolio: checkPortfolio,
} as const;
