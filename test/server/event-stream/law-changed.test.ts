/** Changes of the law data on all channels: one id each on socket, event stream and in the changelog. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import http from 'node:http';
import { RestClient } from '../../support/rest-client.js';
import { SubscriptionClient } from '../../support/subscription-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let sockets: SubscriptionClient;

beforeAll(async () => {
  service = await openTestService();
  sockets = new SubscriptionClient(service.url, service.keys.live.client);
});
afterAll(async () => {
  await sockets.close();
  await service.close();
});

const CHANGED = 'lawChanged(keel: "en") { event_id change { id kb_versioon kirjeldus } }';

type Entry = Readonly<{ id: string; kb_versioon: string; kirjeldus: string }>;

/** The changelog, which is polled: entries of a version, in the order in which they are sent. */
async function polled(version: unknown): Promise<readonly Entry[]> {
  const rest = await RestClient.of(service.url);
  const { data } = (await rest.get('/v1/changelog?limit=100&keel=en')).json as {
    data: { kirjed: readonly Entry[] };
  };
  return data.kirjed.filter((one) => one.kb_versioon === version).toReversed();
}

type Frame = Readonly<{ id: string; data: string }>;

/** The first `count` events of a stream, which is then closed by the client. */
const streamed = (query: string, count: number, lastEventId?: string): Promise<readonly Frame[]> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-api-key': service.keys.live.client,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    };
    const request = http.request(
      `${service.url}/graphql`,
      { method: 'POST', headers },
      (answer) => {
        let text = '';
        answer.on('data', (bytes: Buffer) => {
          text += bytes.toString();
          const frames = [...text.matchAll(/^id: (.+)\ndata: (.+)$/gm)];
          if (frames.length < count) return;
          request.destroy();
          resolve(frames.map(([, id = '', data = '']) => ({ id, data })));
        });
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify({ query }));
  });

test('socket, event stream and changelog have the same records, and a stream continues', async () => {
  const followed = sockets.follow(`subscription { ${CHANGED} }`);
  await followed.count(1);
  const [first] = followed.events;
  const entries = await polled(Reflect.get(Object(first?.['change']), 'kb_versioon'));
  await followed.count(entries.length);
  expect(entries).toMatchObject(followed.events.map(({ change }) => change));
  const ids = followed.events.map(({ event_id }) => event_id);
  const frames = await streamed(`subscription { ${CHANGED} }`, entries.length);
  expect(frames.map(({ id }) => id)).toEqual(ids);
  // One event is missed, and then received once.
  const [last] = ids.slice(-1);
  const before = (
    await streamed(
      'subscription { lawChanged(after: "2026-11-21-founding-release") { event_id } }',
      2,
    )
  ).map(({ id }) => id);
  const [missed] = await streamed(
    `subscription { ${CHANGED} }`,
    1,
    before.length > 1 ? before[0] : undefined,
  );
  expect(missed?.id).toBe(before[1]);
  const open = sockets.follow(`subscription { lawChanged(after: "${String(last)}") { event_id } }`);
  await followed.until(() => !followed.isComplete);
  expect([open.events, open.isComplete, open.failure]).toEqual([[], false, null]);
  open.stop();
  followed.stop();
});

test('filters and positions are checked', async () => {
  const of = async (args: string) => {
    const refused = sockets.follow(`subscription { lawChanged(${args}) { event_id } }`);
    await refused.ended();
    return refused.failure;
  };
  expect(await of('after: "nothing"')).toEqual(['VALIDATION_FAILED', 'after cursor_invalid']);
  expect(await of('country: "Estonia"')).toEqual([
    'VALIDATION_FAILED',
    expect.stringContaining('country'),
  ]);
});
