/** Streams as connections: full duplex, limited in number, ended in order. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVER_TIMES } from '../../src/server/http/server-times.js';
import { jsonOf, send } from '../support/http-client.js';
import { sendSlowly } from '../support/slow-request.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const NDJSON = 'application/x-ndjson';
const SCOPING = '/v1/scoping/portfolio';

const ndjson = (all: readonly unknown[]): string =>
  all.map((one) => `${JSON.stringify(one)}\n`).join('');

const stream = (key: string, body: string) =>
  send(service.url, SCOPING, {
    method: 'POST',
    body,
    headers: { 'content-type': NDJSON, 'x-api-key': key },
  });

/** A process that ends its streams soon after its shutdown has begun. */
const addEndingNode = () => service.addNode({}, { ...SERVER_TIMES, streamDrain: 500 });

type Open = Readonly<{ key?: string; url?: string; duplex?: 'half' | 'full' }>;

/** A request that is written and read in chunks. */
function open({
  key = service.keys.live.grc_platform,
  url = service.url,
  duplex = 'full',
}: Open = {}) {
  const { hostname, port } = new URL(url);
  const path = `${SCOPING}?duplex=${duplex}`;
  const headers = { 'content-type': NDJSON, 'x-api-key': key };
  const request = http.request({ hostname, port, path, method: 'POST', headers, agent: false });
  request.on('error', () => undefined);
  const response = new Promise<http.IncomingMessage>((resolve) =>
    request.once('response', resolve),
  );
  return { request, response };
}

test('in full duplex, answers arrive while the request is being sent', async () => {
  const { request, response } = open();
  request.write(ndjson([{ id: 'first', tootajad: 1 }]));
  const answered = (await response)[Symbol.asyncIterator]();
  expect(String((await answered.next()).value)).toContain('"id":"first"');
  request.end(ndjson([{ id: 'second', tootajad: 1 }]));
  expect(String((await answered.next()).value)).toContain('"id":"second"');
});

test('one key may have two streams at a time, and a place is free again when the client disconnects', async () => {
  const key = await makeKey(service.operator, 'grc_platform', 'live');
  const two = [open({ key }), open({ key })];
  for (const { request, response } of two) {
    request.write(ndjson([{ tootajad: 1 }]));
    await response;
  }
  const body = ndjson([{ tootajad: 1 }]);
  const third = await stream(key, body);
  expect(third.status).toBe(429);
  expect(jsonOf(third)).toMatchObject({ error: { details: [{ type: 'too_many_streams' }] } });
  two[0]?.request.destroy();
  let status = 429;
  while (status === 429) ({ status } = await stream(key, body));
  expect(status).toBe(200);
  two[1]?.request.destroy();
});

test.each(['half', 'full'] as const)(
  'a client that sends everything before it reads is answered (%s)',
  async (duplex) => {
    const { request, response } = open({ duplex });
    const body = ndjson(
      Array.from({ length: 3000 }, () => ({ tootajad: 77, riik: 'ee', keel: 'en' })),
    );
    await new Promise<void>((resolve) => {
      request.end(body, () => {
        resolve();
      });
    });
    let text = '';
    for await (const piece of await response) text += String(piece);
    expect(text.trimEnd().split('\n').at(-1)).toContain('"results":3000');
  },
);

test.concurrent(
  'a process that shuts down reports the line from which to continue a stream',
  async () => {
    const node = await addEndingNode();
    const { request, response } = open({ url: node.url });
    request.write(ndjson([{ tootajad: 1 }, { tootajad: 2 }]));
    const answer = await response;
    const closed = node.close();
    let text = '';
    for await (const piece of answer) text += String(piece);
    expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
      kind: 'end',
      outcome: 'interrupted',
      results: 2,
      resume_at: 3,
      error: { code: 'UPSTREAM_UNAVAILABLE' },
    });
    await closed;
  },
);

test('without full duplex nothing is sent before the request has ended', async () => {
  const { request, response } = open({ duplex: 'half' });
  let hasBegun = false;
  void response.then(() => (hasBegun = true));
  request.write(ndjson([{ tootajad: 1 }]));
  await pause(300);
  expect(hasBegun).toBe(false);
  request.end(ndjson([{ tootajad: 2 }]));
  let text = '';
  for await (const piece of await response) text += String(piece);
  expect(text.trimEnd().split('\n').at(-1)).toContain('"results":2');
});

test.concurrent(
  'a process that shuts down refuses a request that it has not read completely',
  async () => {
    const node = await addEndingNode();
    const { request, response } = open({ url: node.url, duplex: 'half' });
    request.write(ndjson([{ tootajad: 1 }]));
    await pause(200);
    const closed = node.close();
    const { statusCode, headers } = await response;
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    request.destroy();
    await closed;
  },
);

/** Lines in one piece of a large request. */
const TOGETHER = 20;

test.concurrent(
  'a body that exceeds the memory buffer is answered like a small one; one that exceeds the limit is refused',
  async () => {
    const note = 'x'.repeat(60_000);
    const items = [{ control: 'A.5.24', status: 'implemented', note }];
    const line = `${JSON.stringify({ framework: 'iso27001', items })}\n`;
    const key = await makeKey(service.operator, 'grc_platform', 'live');
    const ask = (count: number) =>
      sendSlowly(`${service.url}/v1/graph/delta/portfolio?on_fault=skip`, {
        pieces: Array.from({ length: Math.ceil(count / TOGETHER) }, (_, at) =>
          line.repeat(Math.min(TOGETHER, count - at * TOGETHER)),
        ),
        pauseMs: 0,
        headers: { 'content-type': NDJSON, 'x-api-key': key },
      });
    const { text } = await ask(200);
    const end = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(end).toMatchObject({ outcome: 'complete', lines: 200, bytes_total: 200 * line.length });
    expect((await ask(Math.ceil(134_217_728 / line.length) + 1)).status).toBe(413);
  },
);
