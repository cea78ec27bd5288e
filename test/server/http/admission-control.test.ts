import { expect, test } from '@jest/globals';
import type { Caller, Operator } from '../../../src/shared/caller.js';
import type { Consumption } from '../../../src/shared/limits/consumption.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import {
  AdmissionControl,
  type AdmissionRequest,
} from '../../../src/server/http/admission-control.js';

const CALLER: Caller = {
  keyId: 'k',
  lineageId: 'lineage',
  accountId: 'a',
  role: 'client',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: null, perMonth: null },
};
const ALLOWANCE = { perMinute: 60, perMonth: 2000 };
const LIMITS = {
  tiers: { baas: ALLOWANCE, professional: ALLOWANCE, enterprise: ALLOWANCE, sandbox: ALLOWANCE },
  anonymousPerMinute: 5,
};
const VERDICT: Verdict = {
  admitted: true,
  refusedBy: null,
  limit: 60,
  remaining: 59,
  resetAt: 1,
  retryAfter: 0,
  month: null,
  granted: 1,
};
const REFUSED: Verdict = { ...VERDICT, admitted: false, refusedBy: 'minute', retryAfter: 7 };
const OUTAGE = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

/** Results of admission control, and the consumption it records. */
async function pass(admissionRequest: Partial<AdmissionRequest>, verdict = VERDICT) {
  const charges: Consumption[] = [];
  const find = (key: string): Promise<Caller | null> =>
    key === 'outage' ? Promise.reject(OUTAGE) : Promise.resolve(key === 'good' ? CALLER : null);
  const consumption = (requested: Consumption): Promise<Verdict> => {
    charges.push(requested);
    return Promise.resolve(verdict);
  };
  const rateLimiter = { consume: consumption, consumeField: () => Promise.resolve(verdict) };
  const findOperator = (key: string): Promise<Operator | null> =>
    key === 'operator outage'
      ? Promise.reject(OUTAGE)
      : Promise.resolve(key === 'operator' ? { keyId: 'o' } : null);
  const admissionControl = new AdmissionControl({ find, findOperator }, rateLimiter, LIMITS);
  const admission = await admissionControl.pass({
    key: undefined,
    address: '192.0.2.1',
    requestId: 'r',
    counts: 'minute_and_month',
    needsKey: true,
    ...admissionRequest,
  });
  const reported = charges.map(({ subject, counts }) => `${subject} ${counts}`);
  return {
    code: admission.refusal?.code ?? null,
    caller: admission.caller,
    charges: reported,
    admission,
  };
}

const ADDRESS = 'address:192.0.2.1';

test.each([
  {
    what: 'a good key',
    admissionRequest: { key: 'good' },
    code: null,
    charges: ['lineage minute_and_month'],
  },
  { what: 'no key', admissionRequest: {}, code: 'UNAUTHORIZED', charges: [`${ADDRESS} minute`] },
  {
    what: 'a bad key',
    admissionRequest: { key: 'bad' },
    code: 'UNAUTHORIZED',
    charges: [`${ADDRESS} minute`],
  },
  {
    what: 'keys out of reach',
    admissionRequest: { key: 'outage' },
    code: 'UPSTREAM_UNAVAILABLE',
    charges: [`${ADDRESS} minute`],
  },
  {
    what: 'no key where none is needed',
    admissionRequest: { needsKey: false },
    code: null,
    charges: [`${ADDRESS} minute`],
  },
  {
    what: 'a bad key where none is needed',
    admissionRequest: { needsKey: false, key: 'bad' },
    code: null,
    charges: [`${ADDRESS} minute`],
  },
  {
    what: 'an outage where none is needed',
    admissionRequest: { needsKey: false, key: 'outage' },
    code: null,
    charges: [`${ADDRESS} minute`],
  },
  {
    what: 'what counts as nothing',
    admissionRequest: { needsKey: false, counts: 'nothing' },
    code: null,
    charges: [`${ADDRESS} nothing`],
  },
] as const)('$what', async ({ admissionRequest, code, charges }) => {
  expect(await pass(admissionRequest)).toMatchObject({ code, charges });
});

test.each([
  {
    where: 'on the transport for operators',
    key: 'operator',
    admitsOperators: true,
    code: null,
    charges: ['operator:o minute'],
  },
  {
    where: 'on any other transport',
    key: 'operator',
    code: 'UNAUTHORIZED',
    charges: [`${ADDRESS} minute`],
  },
  {
    where: 'without the database',
    key: 'operator outage',
    admitsOperators: true,
    code: 'UPSTREAM_UNAVAILABLE',
    charges: [`${ADDRESS} minute`],
  },
])('a key of an operator, $where', async ({ code, charges, key, admitsOperators = false }) => {
  const answer = await pass({ key, admitsOperators });
  expect(answer).toMatchObject({ code, charges, caller: null });
  expect(answer.admission.operator ?? null).toEqual(code === null ? { keyId: 'o' } : null);
});

test('a valid key identifies the caller on public operations too, which count towards the address', async () => {
  const { caller, charges } = await pass({ needsKey: false, key: 'good', counts: 'minute' });
  expect([caller, charges]).toEqual([CALLER, [`${ADDRESS} minute`]]);
});

test.each([{ key: 'good' }, { key: 'bad' }, {}])(
  'an exhausted limit refuses %j',
  async (admissionRequest) => {
    const { code, admission } = await pass(admissionRequest, REFUSED);
    expect(code).toBe('RATE_LIMITED');
    expect(admission.refusal?.retryAfterSeconds).toBe(7);
    expect(admission.verdict).toBe(REFUSED);
  },
);

test('a bug is not reported as a refusal', async () => {
  const rateLimiter = {
    consume: () => Promise.resolve(VERDICT),
    consumeField: () => Promise.resolve(VERDICT),
  };
  const admissionControl = new AdmissionControl(
    { find: () => Promise.reject(new Error('bug')) },
    rateLimiter,
    LIMITS,
  );
  const admissionRequest: AdmissionRequest = {
    key: 'x',
    address: '',
    requestId: 'r',
    counts: 'minute',
    needsKey: true,
  };
  await expect(admissionControl.pass(admissionRequest)).rejects.toThrow('bug');
});
