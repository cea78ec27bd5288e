import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ViesExchange } from '../../../src/platform/vies/vies-exchange.js';
import { UNDISCLOSED } from '../../../src/modules/vat/domain/name-match.js';
import { openViesStub, type ViesMood, type ViesStub } from '../../support/vies-stub.js';

const NUMBER = { country: 'EL', digits: '123456789' } as const;
const SELLER = { country: 'EE', digits: '100000000' } as const;
let stub: ViesStub;
let problems: string[];

beforeAll(async () => {
  stub = await openViesStub();
});

afterAll(() => stub.close());

beforeEach(() => {
  stub.requests.length = 0;
  problems = [];
});

const anExchange = (requester: typeof SELLER | null = SELLER, url = stub.url) =>
  new ViesExchange({ url, requester, report: (problem) => problems.push(problem) });

const ask = (mood: ViesMood, exchange = anExchange()) => {
  stub.is(mood);
  return exchange.ask(NUMBER, 'request', null);
};

test.each(['valid', 'invalid'] as const)(
  'a number is %s, and the question proved',
  async (mood) => {
    expect(await ask(mood)).toEqual({
      result: mood,
      consultation: 'WAPIAAAA123456789',
      requester: 'EE100000000',
      trader: UNDISCLOSED,
    });
    expect(stub.requests).toEqual([
      {
        method: 'POST',
        path: '/api/check-vat-number',
        countryCode: 'EL',
        vatNumber: '123456789',
        requesterMemberStateCode: 'EE',
        requesterNumber: '100000000',
      },
    ]);
  },
);

test('who does not tell its own number gets no proof', async () => {
  expect(await ask('valid', anExchange(null))).toEqual({
    result: 'valid',
    consultation: null,
    requester: null,
    trader: UNDISCLOSED,
  });
});

test.each([
  { mood: 'error', reason: 'HTTP_500', tries: 3 },
  { mood: 'garbage', reason: 'UNREADABLE', tries: 3 },
  { mood: 'endless', reason: 'NETWORK', tries: 3 },
  { mood: 'redirect', reason: 'NETWORK', tries: 3 },
  { mood: 'MS_UNAVAILABLE', reason: 'MS_UNAVAILABLE', tries: 3 },
  { mood: 'MS_MAX_CONCURRENT_REQ', reason: 'MS_MAX_CONCURRENT_REQ', tries: 3 },
  { mood: 'TIMEOUT', reason: 'TIMEOUT', tries: 3 },
  { mood: 'slow', reason: 'TIMEOUT', tries: 1 },
] as const)('$mood is silence after $tries tries', async ({ mood, reason, tries }) => {
  expect(await ask(mood)).toEqual({ result: 'unavailable', reason });
  expect(stub.requests).toHaveLength(tries);
});

test('nobody there is silence', async () => {
  const answer = anExchange(SELLER, 'http://127.0.0.1:2').ask(NUMBER, 'request', null);
  expect(await answer).toEqual({ result: 'unavailable', reason: 'ECONNREFUSED' });
});

test('what the service takes for no number is none', async () => {
  expect(await ask('INVALID_INPUT')).toMatchObject({ result: 'invalid' });
  expect(stub.requests).toHaveLength(1);
});

test('who stumbles is asked again at once', async () => {
  expect(await ask('flapping')).toMatchObject({ result: 'valid' });
  expect(stub.requests).toHaveLength(2);
});

test('a service of the older form alone is asked in it, and remembered', async () => {
  const exchange = anExchange();
  expect(await ask('get_only', exchange)).toMatchObject({ result: 'valid' });
  expect(await ask('get_only', exchange)).toMatchObject({ result: 'valid' });
  const query = 'requesterMemberStateCode=EE&requesterNumber=100000000';
  const old = `/api/ms/EL/vat/123456789?${query}`;
  expect(stub.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/check-vat-number',
    `GET ${old}`,
    `GET ${old}`,
  ]);
});

test('where our own number is refused the question is put without it, and somebody is told', async () => {
  expect(await ask('requester_refused')).toEqual({
    result: 'valid',
    consultation: null,
    requester: null,
    trader: UNDISCLOSED,
  });
  expect(problems).toHaveLength(1);
});

test('the same question asked at once is asked once', async () => {
  const exchange = anExchange();
  stub.is('valid');
  const answers = await Promise.all([1, 2, 3].map(() => exchange.ask(NUMBER, 'request', null)));
  expect(answers.every(({ result }) => result === 'valid')).toBe(true);
  expect(stub.requests).toHaveLength(1);
});

test('a state whose register is silent for long is left alone; others are asked', async () => {
  const exchange = anExchange();
  stub.is('error');
  const reasons: unknown[] = [];
  while (reasons.at(-1) !== 'CIRCUIT_OPEN') {
    const answer = await exchange.ask(NUMBER, 'request', null);
    reasons.push('reason' in answer ? answer.reason : null);
  }
  const requested = stub.requests.length;
  expect(await exchange.ask(NUMBER, 'request', null)).toEqual({
    result: 'unavailable',
    reason: 'CIRCUIT_OPEN',
  });
  expect(stub.requests).toHaveLength(requested);
  stub.is('valid');
  const finnish = { country: 'FI', digits: '12345678' };
  expect(await exchange.ask(finnish, 'request', null)).toMatchObject({ result: 'valid' });
});

test('the customer’s name goes along, for states that compare instead of telling', async () => {
  stub.is('valid');
  await anExchange().ask(NUMBER, 'request', 'Client OÜ');
  expect(stub.requests.at(-1)).toMatchObject({ vatNumber: '123456789', traderName: 'Client OÜ' });
});
