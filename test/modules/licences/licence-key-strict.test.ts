/** The key of a paid licence if emails carry no keys (SECURITY_PROFILE=strict). Source: D-384. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { openOutbox } from '../orders/outbox-fixture.js';

const KEY = /nis2_(live|test)_/;
const SIGN_IN_PAGE = 'https://example.test/console/sign-in';

const fixtures: OrdersFixture[] = [];

async function open(mailsKeys: boolean): Promise<OrdersFixture> {
  const fixture = await openProcessCommands(mailsKeys);
  fixtures.push(fixture);
  return fixture;
}

let strict: OrdersFixture;
let standard: OrdersFixture;

beforeAll(async () => {
  strict = await open(false);
  standard = await open(true);
});

afterAll(async () => {
  for (const fixture of fixtures) await fixture.close();
});

async function settled(fixture: OrdersFixture): Promise<string> {
  const { id, client, netCents } = await fixture.aLicenceOrder();
  const order = { id, licence: 'professional', netCents } as const;
  await fixture.licences.openPage(order, 'client@example.test');
  const amountCents = fixture.payments.requests.at(-1)?.totalCents ?? 0;
  await fixture.settlement.settle(fixture.aPaymentEvent({ orderId: id, amountCents }));
  return client.accountId;
}

const stored = (fixture: OrdersFixture, accountId: string) =>
  fixture.rows(
    `select kind, sealed, sent_at is not null as is_sent from outbox
     where kind like 'live_key%' and account_id = ?::uuid`,
    [accountId],
  );

test('neither text nor HTML has the key, both lead to the sign-in page, and nothing encrypted is stored', async () => {
  const accountId = await settled(strict);
  expect(await stored(strict, accountId)).toEqual([
    { kind: 'live_key_ready', sealed: null, is_sent: false },
  ]);
  await strict.outbox.drain();
  const about = strict.mails.filter(({ text }) => text.includes(SIGN_IN_PAGE));
  expect(about.map(({ to }) => to)).toEqual(['client@example.test']);
  expect(about[0]?.html).toContain(`<a href="${SIGN_IN_PAGE}"`);
  for (const { text, html } of strict.mails) expect(text + html).not.toMatch(KEY);
  const keys = await strict.rows(
    `select mode from api_key where account_id = ?::uuid and blocked_at is null`,
    [accountId],
  );
  expect(keys).toEqual([{ mode: 'live' }]);
});

test('an email that waits when the profile becomes strict is sent without its key, which is erased', async () => {
  const accountId = await settled(standard);
  const [waiting] = await stored(standard, accountId);
  expect(waiting?.['kind']).toBe('live_key');
  expect(waiting?.['sealed']).not.toBeNull();
  const { em, mailer, secretBox, runtime, problems } = standard;
  const tools = { em, law: presentLaw(), mailer, secretBox, runtime, problems };
  await openOutbox({ ...tools, mailsKeys: false }).drain();
  expect(standard.mails.some(({ text }) => text.includes(SIGN_IN_PAGE))).toBe(true);
  for (const { text, html } of standard.mails) expect(text + html).not.toMatch(KEY);
  expect(await stored(standard, accountId)).toEqual([
    { kind: 'live_key', sealed: null, is_sent: true },
  ]);
});
