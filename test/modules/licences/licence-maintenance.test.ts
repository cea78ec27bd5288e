import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tierOf } from '../../../src/modules/api-keys/domain/tier.js';
import { addMonths } from '../../../src/modules/incidents/domain/calendar.js';
import { licencesIn, LINKS } from './licence-fixture.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;
let fixture: OrdersFixture;
let licences: ReturnType<typeof licencesIn>;

beforeAll(async () => {
  fixture = await openProcessCommands();
  licences = licencesIn(fixture);
});

afterAll(() => fixture.close());

beforeEach(() => {
  fixture.mails.length = 0;
  fixture.payments.isDown = false;
  licences.problems.length = 0;
});

test('a week before the end a renewal is offered, once, by email and webhook', async () => {
  const { accountId, until } = await licences.aLicensed();
  licences.goTo(until, -7.01);
  await licences.round();
  expect(await licences.renewalsOf(accountId)).toEqual([]);
  licences.goTo(until, -7);
  await Promise.all([licences.round(), licences.round()]);
  await licences.round();
  const [orderId = ''] = await licences.renewalsOf(accountId);
  expect(fixture.mails).toHaveLength(1);
  const [mail] = fixture.mails;
  expect(mail).toMatchObject({
    to: 'client@example.test',
    subject: 'Provider: your API licence ends soon',
  });
  expect(mail?.text).toContain(LINKS.linkOf(orderId));
  expect(mail?.text).toContain('Paid until: 1 April 2026');
  expect(mail?.text).toContain('Professional');
  const reported = await licences.reportedTo(accountId);
  expect(reported.map(({ type }) => type)).toEqual(['licence.activated', 'licence.expiring']);
  expect(reported[1]?.data).toMatchObject({
    liik: 'professional',
    lopp: until.toISOString(),
    armuaja_lopp: new Date(until.getTime() + 7 * DAY_MS).toISOString(),
    order_id: orderId,
    pohjus: 'uuendamine',
  });
});

test('the link leads to a page that can be paid as long as the order is unpaid', async () => {
  const { accountId, until } = await licences.aLicensed();
  licences.goTo(until, -6);
  await licences.round();
  const [orderId = ''] = await licences.renewalsOf(accountId);
  const name = LINKS.linkOf(orderId).split('/').at(-1) ?? '';
  const first = await licences.links.follow(name);
  expect(first).toMatchObject({ serviceKey: 'professional', phase: 'awaiting_payment' });
  fixture.runtime.pass(2 * DAY_MS);
  expect((await licences.links.follow(name))?.url).not.toBe(first?.url);
  await licences.pay(orderId);
  expect(await licences.links.follow(name)).toEqual({
    orderId,
    language: 'en',
    serviceKey: 'professional',
    phase: 'released',
    url: null,
  });
  expect(
    await licences.links.follow(`${name.slice(0, -1)}${name.endsWith('A') ? 'B' : 'A'}`),
  ).toBeNull();
});

test.each([
  { when: 'before the end', days: -3 },
  { when: 'in grace', days: 5 },
])(
  'a client that pays $when gets one more month from the end',
  async ({ days }) => {
    const { accountId, until } = await licences.aLicensed();
    licences.goTo(until, -7);
    await licences.round();
    licences.goTo(until, days);
    const [orderId = ''] = await licences.renewalsOf(accountId);
    await licences.pay(orderId);
    expect((await licences.licenceOf(accountId)).until).toEqual(addMonths(until, 1));
    const before = fixture.mails.length;
    await licences.round();
    expect(fixture.mails.length).toBe(before);
  },
  60_000,
);

test('after a week of grace the licence lapses, which is notified once, and the key still works', async () => {
  const { accountId, until } = await licences.aLicensed('de');
  licences.goTo(until, -7);
  await licences.round();
  licences.goTo(until, 6.99);
  await licences.round();
  const terms = {
    mode: 'live',
    given: null,
    licence: 'professional',
    licenceUntil: until,
  } as const;
  expect(tierOf(terms, fixture.runtime.now())).toBe('professional');
  expect(fixture.mails).toHaveLength(1);
  licences.goTo(until, 7);
  await licences.round();
  await licences.round();
  expect(tierOf(terms, fixture.runtime.now())).toBe('baas');
  expect(fixture.mails.map(({ subject }) => subject)).toEqual([
    'Provider: Ihre API-Lizenz läuft bald ab',
    'Provider: Ihre API-Lizenz ist abgelaufen',
  ]);
  const types = (await licences.reportedTo(accountId)).map(({ type }) => type);
  expect(types).toEqual(['licence.activated', 'licence.expiring', 'licence.lapsed']);
  const keys = await fixture.rows(
    `select 1 from api_key where account_id = ?::uuid and blocked_at is null`,
    [accountId],
  );
  expect(keys).toHaveLength(1);
});

test('while the provider is unavailable no offer is sent; it is sent when the provider returns', async () => {
  const { accountId, until } = await licences.aLicensed();
  licences.goTo(until, -5);
  fixture.payments.isDown = true;
  await licences.round();
  expect(fixture.mails).toEqual([]);
  expect(licences.problems).toHaveLength(1);
  fixture.payments.isDown = false;
  await licences.round();
  await licences.round();
  expect(await licences.renewalsOf(accountId)).toHaveLength(1);
  expect(fixture.mails).toHaveLength(1);
});

test('a client of unknown language gets the email in both languages', async () => {
  const { until } = await licences.aLicensed(null);
  licences.goTo(until, -1);
  await licences.round();
  expect(fixture.mails[0]?.subject).toBe(
    'Provider: teie API-litsents lõpeb peagi / Provider: your API licence ends soon',
  );
});
