import { expect, test } from '@jest/globals';
import { invalid, ServiceError } from '../../../src/shared/errors.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import type { Outcome } from '../../../src/server/bulk/answer-organisation.js';
import type { Organisation } from '../../../src/server/bulk/organisation.js';
import { PortfolioRun, type RunDependencies } from '../../../src/server/bulk/portfolio-run.js';
import { QuotaBudget } from '../../../src/server/bulk/quota-budget.js';
import { ndjsonWriter } from '../../../src/server/bulk/stream-lines.js';

const organisation = (line: number): Organisation => ({
  line,
  lastLine: line,
  bytes: line * 100,
  id: null,
  body: {},
  errors: [],
  isEnd: false,
});

const many = (from: number, count: number): Organisation[] =>
  Array.from({ length: count }, (_, at) => organisation(from + at));

const RESULT: Outcome = { kind: 'result', data: '{}', meta: {} };
const FAULT: Outcome = { kind: 'fault', error: invalid({ field: 'a', type: 'missing' }) };

const VERDICT: Verdict = {
  admitted: true,
  refusedBy: null,
  limit: 300,
  remaining: 299,
  resetAt: 0,
  retryAfter: 0,
  month: null,
  granted: 0,
};

/** A month with the given remaining units, and the consumption requested. */
function aMonth(left: number) {
  const requested: number[] = [];
  const take = (amount: number): Promise<Verdict> => {
    requested.push(amount);
    const granted = Math.min(amount, left);
    left -= granted;
    return Promise.resolve(
      granted > 0
        ? { ...VERDICT, granted }
        : { ...VERDICT, admitted: false, refusedBy: 'month', retryAfter: 77 },
    );
  };
  return { requests: requested, budget: new QuotaBudget(take) };
}

const partsOf = (over: Partial<RunDependencies> = {}): RunDependencies => ({
  answer: () => Promise.resolve(RESULT),
  budget: aMonth(Infinity).budget,
  writer: ndjsonWriter,
  word: ({ code, details }) => ({
    code,
    message: code,
    details: details.map((one) => ({ ...one, msg: '' })),
  }),
  giveWay: () => Promise.resolve(),
  assertOpen: () => Promise.resolve(),
  meta: {},
  stopsAtError: false,
  fromLine: 1,
  mostOrganisations: 10_000,
  bytesTotal: null,
  isWhole: () => true,
  ...over,
});

type Line = Readonly<Record<string, unknown>>;

async function linesOf(
  parts: RunDependencies,
  arrivals: AsyncIterable<readonly Organisation[]> | readonly (readonly Organisation[])[],
): Promise<Line[]> {
  async function* each() {
    yield* arrivals;
  }
  let text = '';
  for await (const piece of new PortfolioRun(parts).text(each())) text += piece;
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

test('charges in batches as it advances; the request itself pays for the first answer', async () => {
  const { requests: requestedUnits, budget } = aMonth(1000);
  const lines = await linesOf(partsOf({ budget }), [many(1, 250), many(251, 3)]);
  expect(requestedUnits).toEqual([99, 100, 50, 3]);
  expect(lines.at(-1)).toMatchObject({ outcome: 'complete', results: 253, counted: 253 });
  expect(lines.at(-1)).toMatchObject({ resume_at: null, error: null });
});

test('answers exactly as many lines as the month has left, and reports where to continue', async () => {
  const lines = await linesOf(partsOf({ budget: aMonth(129).budget }), [many(1, 300)]);
  expect(lines.filter(({ kind }) => kind === 'result')).toHaveLength(130);
  expect(lines.at(-1)).toMatchObject({
    kind: 'end',
    outcome: 'quota_exceeded',
    results: 130,
    counted: 130,
    resume_at: 131,
    error: { code: 'RATE_LIMITED', details: [{ field: 'kvoot', type: 'monthly_quota_exceeded' }] },
    retry_after: 77,
  });
});

test('errors cost nothing and, if the request asks for it, end nothing', async () => {
  const { requests, budget } = aMonth(1000);
  const answer = ({ line }: Organisation) => Promise.resolve(line % 2 === 0 ? FAULT : RESULT);
  const lines = await linesOf(partsOf({ budget, answer }), [many(1, 10)]);
  expect(requests).toEqual([4]);
  expect(lines.at(-1)).toMatchObject({ outcome: 'complete', results: 5, faults: 5, counted: 5 });
});

test('otherwise the first error ends the stream; nothing after it is answered or counted', async () => {
  const answered: number[] = [];
  const answer = ({ line }: Organisation) => {
    answered.push(line);
    return Promise.resolve(line === 4 ? FAULT : RESULT);
  };
  const lines = await linesOf(partsOf({ answer, stopsAtError: true }), [many(1, 10)]);
  expect(answered).toEqual([1, 2, 3, 4]);
  expect(lines.map(({ kind }) => kind)).toEqual(['result', 'result', 'result', 'fault', 'end']);
  expect(lines.at(-1)).toMatchObject({ outcome: 'stopped', resume_at: 4, counted: 3 });
});

test('continues from a line, and neither answers nor counts earlier ones', async () => {
  const lines = await linesOf(partsOf({ fromLine: 8 }), [many(1, 10)]);
  expect(lines.map(({ line }) => line)).toEqual([8, 9, 10, undefined]);
  expect(lines.at(-1)).toMatchObject({ counted: 3 });
});

test('reports its progress at intervals', async () => {
  const lines = await linesOf(partsOf({ bytesTotal: 123_400 }), [many(1, 1234)]);
  expect(lines.filter(({ kind }) => kind === 'progress')).toMatchObject([
    { lines: 500, results: 500, counted: 500, bytes_read: 50_000, bytes_total: 123_400 },
    { lines: 1000, results: 1000, counted: 1000, bytes_read: 100_000 },
  ]);
});

test('accepts the maximum number of organisations and no more', async () => {
  const lines = await linesOf(partsOf({ mostOrganisations: 7 }), [many(1, 10)]);
  expect(lines.at(-1)).toMatchObject({
    outcome: 'too_large',
    results: 7,
    resume_at: 8,
    error: { code: 'VALIDATION_FAILED', details: [{ type: 'too_many_organisations' }] },
  });
});

test.each([
  { code: 'UPSTREAM_UNAVAILABLE', outcome: 'interrupted' },
  { code: 'UNAUTHORIZED', outcome: 'interrupted' },
  { code: 'INTERNAL_ERROR', outcome: 'failed' },
] as const)(
  'ends as $outcome with $code, and keeps what was already reported',
  async ({ code, outcome }) => {
    async function* broken() {
      yield many(1, 3);
      await Promise.resolve();
      throw new ServiceError(code);
    }
    const lines = await linesOf(partsOf(), broken());
    expect(lines.at(-1)).toMatchObject({ outcome, results: 3, resume_at: 4, error: { code } });
  },
);

test('starts nothing if it must not continue', async () => {
  let isOpen = true;
  const assertOpen = () =>
    isOpen ? Promise.resolve() : Promise.reject(new ServiceError('UPSTREAM_UNAVAILABLE'));
  async function* arrivals() {
    yield many(1, 3);
    isOpen = await Promise.resolve(false);
    yield many(4, 3);
  }
  const lines = await linesOf(partsOf({ assertOpen }), arrivals());
  expect(lines.at(-1)).toMatchObject({ outcome: 'interrupted', results: 3, resume_at: 4 });
});

test('waits for its reader and answers nothing before it is read', async () => {
  let answered = 0;
  const answer = () => {
    answered++;
    return Promise.resolve({ ...RESULT, data: 'x'.repeat(10_000) });
  };
  async function* endless() {
    for (let line = 1; ; line++) yield await Promise.resolve([organisation(line)]);
  }
  const text = new PortfolioRun(partsOf({ answer })).text(endless());
  for (let n = 0; n < 5; n++) await text.next();
  await text.return(undefined);
  expect(answered).toBeLessThanOrEqual(5);
});
