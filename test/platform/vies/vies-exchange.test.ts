import { afterAll, expect, test } from '@jest/globals';
import { ViesExchange } from '../../../src/platform/vies/vies-exchange.js';
import { UNDISCLOSED } from '../../../src/modules/vat/domain/name-match.js';
import { openViesStub, type ViesBehaviour, type ViesStub } from '../../support/vies-stub.js';

const NUMBER = { country: 'EL', digits: '123456789' } as const;
const SELLER = { country: 'EE', digits: '100000000' } as const;
/** Tests run at the same time, each with its own stub. */
const stubs: ViesStub[] = [];

async function aStub(): Promise<ViesStub> {
  const stub = await openViesStub();
  stubs.push(stub);
  return stub;
}

afterAll(() => Promise.all(stubs.map(({ close }) => close())));

type Options = Readonly<{ requester?: typeof SELLER | null; report?: (problem: string) => void }>;

const anExchange = (url: string, { requester = SELLER, report = () => undefined }: Options = {}) =>
  new ViesExchange({ url, requester, report });

/** @returns the answer, and the requests for it */
async function ask(behaviour: ViesBehaviour, options: Options = {}) {
  const stub = await aStub();
  stub.is(behaviour);
  const answer = await anExchange(stub.url, options).ask(NUMBER, 'request', null);
  return { answer, requests: stub.requests };
}

test.concurrent.each(['valid', 'invalid'] as const)(
  'a number is %s, with proof of the query',
  async (behaviour) => {
    const { answer, requests } = await ask(behaviour);
    expect(answer).toEqual({
      result: behaviour,
      consultation: 'WAPIAAAA123456789',
      requester: 'EE100000000',
      trader: UNDISCLOSED,
    });
    expect(requests).toEqual([
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

test.concurrent('a requester without its own number gets no proof', async () => {
  const { answer } = await ask('valid', { requester: null });
  expect(answer).toEqual({
    result: 'valid',
    consultation: null,
    requester: null,
    trader: UNDISCLOSED,
  });
});

test.concurrent.each([
  { behaviour: 'error', reason: 'HTTP_500', tries: 3 },
  { behaviour: 'garbage', reason: 'UNREADABLE', tries: 3 },
  { behaviour: 'endless', reason: 'NETWORK', tries: 3 },
  { behaviour: 'redirect', reason: 'NETWORK', tries: 3 },
  { behaviour: 'MS_UNAVAILABLE', reason: 'MS_UNAVAILABLE', tries: 3 },
  { behaviour: 'MS_MAX_CONCURRENT_REQ', reason: 'MS_MAX_CONCURRENT_REQ', tries: 3 },
  { behaviour: 'TIMEOUT', reason: 'TIMEOUT', tries: 3 },
  { behaviour: 'slow', reason: 'TIMEOUT', tries: 1 },
] as const)(
  '$behaviour counts as unanswered after $tries tries',
  async ({ behaviour, reason, tries }) => {
    const { answer, requests } = await ask(behaviour);
    expect(answer).toEqual({ result: 'unavailable', reason });
    expect(requests).toHaveLength(tries);
  },
);

test.concurrent('an unreachable service counts as unanswered', async () => {
  const answer = anExchange('http://127.0.0.1:2').ask(NUMBER, 'request', null);
  expect(await answer).toEqual({ result: 'unavailable', reason: 'ECONNREFUSED' });
});

test.concurrent('a number that VIES calls malformed is not a number', async () => {
  const { answer, requests } = await ask('INVALID_INPUT');
  expect(answer).toMatchObject({ result: 'invalid' });
  expect(requests).toHaveLength(1);
});

test.concurrent('a request after a temporary failure is repeated at once', async () => {
  const { answer, requests } = await ask('flapping');
  expect(answer).toMatchObject({ result: 'valid' });
  expect(requests).toHaveLength(2);
});

test.concurrent(
  'a service that knows only the older format is queried in it, which is remembered',
  async () => {
    const stub = await aStub();
    stub.is('get_only');
    const exchange = anExchange(stub.url);
    for (const count of [2, 3]) {
      expect(await exchange.ask(NUMBER, 'request', null)).toMatchObject({ result: 'valid' });
      expect(stub.requests).toHaveLength(count);
    }
    const query = 'requesterMemberStateCode=EE&requesterNumber=100000000';
    const old = `/api/ms/EL/vat/123456789?${query}`;
    expect(stub.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/check-vat-number',
      `GET ${old}`,
      `GET ${old}`,
    ]);
  },
);

test.concurrent(
  'if our own number is refused, the query is sent without it, and an operator is notified',
  async () => {
    const problems: string[] = [];
    const report = (problem: string): void => void problems.push(problem);
    const { answer } = await ask('requester_refused', { report });
    expect(answer).toEqual({
      result: 'valid',
      consultation: null,
      requester: null,
      trader: UNDISCLOSED,
    });
    expect(problems).toHaveLength(1);
  },
);

test.concurrent('concurrent identical queries are sent once', async () => {
  const stub = await aStub();
  stub.is('valid');
  const exchange = anExchange(stub.url);
  const answers = await Promise.all([1, 2, 3].map(() => exchange.ask(NUMBER, 'request', null)));
  expect(answers.every(({ result }) => result === 'valid')).toBe(true);
  expect(stub.requests).toHaveLength(1);
});

test.concurrent(
  'a state whose register is down for long is paused; others are queried',
  async () => {
    const stub = await aStub();
    stub.is('error');
    const exchange = anExchange(stub.url);
    const reasons: unknown[] = [];
    // Several at once: each pauses between its tries.
    while (reasons.at(-1) !== 'CIRCUIT_OPEN') {
      const numbers = [1, 2, 3, 4, 5].map((last) => ({ country: 'EL', digits: `12345678${last}` }));
      const answers = await Promise.all(numbers.map((one) => exchange.ask(one, 'request', null)));
      reasons.push(...answers.map((answer) => ('reason' in answer ? answer.reason : null)));
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
  },
);

test.concurrent(
  'the customer’s name is sent to states that compare names instead of disclosing them',
  async () => {
    const stub = await aStub();
    stub.is('valid');
    await anExchange(stub.url).ask(NUMBER, 'request', 'Client OÜ');
    expect(stub.requests.at(-1)).toMatchObject({ vatNumber: '123456789', traderName: 'Client OÜ' });
  },
);
