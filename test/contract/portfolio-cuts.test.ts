/** Requests that a proxy truncates once the response has begun: every loss is reported. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openCuttingProxy, type Cut, type CuttingProxy } from '../support/cutting-proxy.js';
import { jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { sendSlowly } from '../support/slow-request.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

const COUNT = 400;

let service: TestService;
const proxies = new Map<Cut | 'none', CuttingProxy>();
beforeAll(async () => {
  service = await openTestService();
  proxies.set('none', { url: service.url, close: () => Promise.resolve() });
  for (const cut of ['end', 'middle'] as const) {
    proxies.set(cut, await openCuttingProxy(service.url, cut));
  }
});
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.close();
  await service.close();
});

const rows = (form: 'ndjson' | 'csv'): string[] =>
  Array.from({ length: COUNT }, (_, at) =>
    form === 'csv' ? `o${String(at)},7\n` : `{"id":"o${String(at)}","tootajad":7}\n`,
  );

const TYPES = { ndjson: 'application/x-ndjson', csv: 'text/csv' } as const;

type CountRequest = Readonly<{
  through: Cut | 'none';
  form: 'ndjson' | 'csv';
  query?: string;
  marked?: boolean;
}>;

/** With its own key: tests run at the same time, and a key may have two streams. */
async function ask({
  through,
  form,
  query = '',
  marked = false,
}: CountRequest): Promise<HttpAnswer> {
  const pieces = [...(form === 'csv' ? ['id,tootajad\n'] : []), ...rows(form)];
  const bytes = String(Buffer.byteLength(pieces.join('')));
  const marker = form === 'csv' ? `end=${bytes}\n` : `{"kind":"end","bytes":${bytes}}\n`;
  return sendSlowly(
    `${proxies.get(through)?.url ?? ''}/v1/scoping/portfolio?on_fault=skip${query}`,
    {
      pieces: marked ? [...pieces, marker] : pieces,
      headers: {
        'content-type': TYPES[form],
        accept: TYPES.ndjson,
        'x-api-key': await makeKey(service.operator, 'grc_platform', 'live'),
      },
    },
  );
}

function reported({ text }: HttpAnswer) {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { results: lines.filter(({ kind }) => kind === 'result').length, end: lines.at(-1) };
}

describe.each(['ndjson', 'csv'] as const)('%s', (form) => {
  test.concurrent.each(['none', 'end', 'middle'] as const)(
    'every line is answered through a proxy that truncates (%s), because the body is read first',
    async (through) => {
      const { results, end } = reported(await ask({ through, form }));
      expect(results).toBe(COUNT);
      expect(end).toMatchObject({ outcome: 'complete', lines: COUNT, resume_at: null });
    },
  );

  test.concurrent.each([
    { through: 'end', marked: false },
    { through: 'middle', marked: true },
  ] as const)('a truncated stream in full duplex ($through) is incomplete', async (cut) => {
    const { results, end } = reported(await ask({ ...cut, form, query: '&duplex=full' }));
    expect(results).toBeLessThan(COUNT);
    expect(end).toMatchObject({ outcome: 'truncated', resume_at: 1, error: null });
  });

  test.concurrent('a stream in full duplex with a verified end is complete', async () => {
    const whole = { through: 'none', form, query: '&duplex=full' } as const;
    expect(reported(await ask({ ...whole, marked: true }))).toMatchObject({
      results: COUNT,
      end: { outcome: 'complete', faults: 0, resume_at: null },
    });
    const { results, end } = reported(await ask(whole));
    expect([results, end?.['outcome']]).toEqual([COUNT, 'truncated']);
  });

  test.concurrent(
    'declared lines that did not arrive are not answered and not charged',
    async () => {
      const { results, end } = reported(await ask({ through: 'none', form, query: '&lines=500' }));
      expect(results).toBe(0);
      expect(end).toMatchObject({ outcome: 'truncated', resume_at: 1, counted: 1 });
      const lines = form === 'csv' ? COUNT + 1 : COUNT;
      const right = await ask({ through: 'none', form, query: `&lines=${String(lines)}` });
      expect(reported(right).end).toMatchObject({ outcome: 'complete', results: COUNT });
    },
  );
});

test.concurrent('in full duplex Content-Length proves the end', async () => {
  const headers = { 'content-type': TYPES.ndjson, 'x-api-key': service.keys.live.grc_platform };
  const requested = { method: 'POST', headers, body: '{"tootajad":7}\n{"tootajad":8}' };
  const answer = await send(service.url, '/v1/scoping/portfolio?duplex=full', requested);
  expect(reported(answer)).toMatchObject({ results: 2, end: { outcome: 'complete' } });
});

test.concurrent('in full duplex a last row that may be truncated is not answered', async () => {
  const headers = {
    'content-type': TYPES.csv,
    accept: TYPES.ndjson,
    'x-api-key': service.keys.live.grc_platform,
  };
  const pieces = ['id,tootajad\n', 'a,7\n', 'b,1'];
  const url = `${service.url}/v1/scoping/portfolio?duplex=full`;
  const cut = reported(await sendSlowly(url, { pieces, headers }));
  expect(cut).toMatchObject({ results: 1, end: { outcome: 'truncated' } });
});

test.concurrent('without full duplex an end marker is an ordinary line', async () => {
  const { end } = reported(await ask({ through: 'none', form: 'ndjson', marked: true }));
  expect(end).toMatchObject({ outcome: 'complete', results: COUNT, faults: 1 });
});

test.concurrent('unknown options are refused', async () => {
  const headers = { 'content-type': TYPES.ndjson, 'x-api-key': service.keys.live.grc_platform };
  const request = { method: 'POST', headers, body: '{}\n' };
  const path = '/v1/scoping/portfolio?duplex=twice&lines=-1';
  expect(jsonOf(await send(service.url, path, request))).toMatchObject({
    error: {
      details: [
        { field: 'duplex', type: 'enum' },
        { field: 'lines', type: 'int_parsing' },
      ],
    },
  });
});
