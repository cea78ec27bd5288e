import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { ANSWER_WITHIN_MS, HttpWebhookSender } from '../../../src/platform/webhooks/http-sender.js';
import { openReceiver, type Receiver } from '../../support/webhook-receiver.js';

const SECRETS = ['first', 'second'].map(
  (word) => `whsec_${Buffer.from(word.padEnd(32, '.')).toString('base64')}`,
);
const AT = new Date();

let receiver: Receiver;
const free = new HttpWebhookSender({ allowsPrivate: true });
const strict = new HttpWebhookSender({ allowsPrivate: false });

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  Object.assign(receiver.answer, { status: 200, headers: {}, body: '', waitMs: 0 });
});

const message = (url: string) => ({
  id: 'event',
  url,
  body: '{"a":"õ"}',
  secrets: SECRETS,
  at: AT,
});

test('a message arrives signed with every secret', async () => {
  const outcome = await free.send(message(`${receiver.url}/hook?a=b`));
  expect(outcome).toEqual({ isDelivered: true, status: 200, problem: null });
  const [got] = receiver.received;
  expect(got?.path).toBe('/hook?a=b');
  for (const secret of SECRETS) {
    expect(new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).toEqual({ a: 'õ' });
  }
});

test.each([
  { status: 204, delivered: true },
  { status: 302, delivered: false },
  { status: 307, delivered: false },
  { status: 404, delivered: false },
  { status: 500, delivered: false },
])(
  '$status counts as delivered: $delivered, and no redirect is followed',
  async ({ status, delivered }) => {
    Object.assign(receiver.answer, { status, headers: { location: `${receiver.url}/elsewhere` } });
    const outcome = await free.send(message(receiver.url));
    expect([outcome.isDelivered, outcome.status]).toEqual([delivered, status]);
    expect(receiver.received).toHaveLength(1);
  },
);

test('a receiver that does not answer within five seconds has not accepted', async () => {
  expect(ANSWER_WITHIN_MS).toBe(5_000);
  receiver.answer.waitMs = 7_000;
  const outcome = await new HttpWebhookSender({ allowsPrivate: true }, 500).send(
    message(receiver.url),
  );
  expect(outcome).toEqual({ isDelivered: false, status: null, problem: 'timeout' });
});

test('of a long answer only the first bytes are read', async () => {
  receiver.answer.body = 'x'.repeat(50_000_000);
  const outcome = await free.send(message(receiver.url));
  expect(outcome).toMatchObject({ isDelivered: true, status: 200 });
});

test('an unreachable receiver is not an internal error', async () => {
  const outcome = await free.send(message('http://127.0.0.1:1'));
  expect(outcome).toEqual({ isDelivered: false, status: null, problem: 'econnrefused' });
});

test.each(['https://localhost/', 'https://localhost.localdomain/'])(
  'a name that resolves to a private address is not connected to: %s',
  async (url) => {
    const { isDelivered, problem } = await strict.send(message(url));
    expect([
      isDelivered,
      ['private_address', 'enotfound', 'eai_again'].includes(problem ?? ''),
    ]).toEqual([false, true]);
  },
);

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest',
  'https://10.0.0.1:8443/',
  'http://example.com/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://%31%30.0.0.1/',
  'https://localhost/hook',
  'https://a.localhost/',
  'https://printer.local./',
  'https://metadata.google.internal/x',
])('%s is refused as a receiver', (url) => {
  expect(strict.mayReceive(url)).toBe(false);
});

test.each([
  'https://example.com/hook',
  'https://local.example.com/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
])('%s is accepted as a receiver', (url) => {
  expect(strict.mayReceive(url)).toBe(true);
});
