import { expect, test } from '@jest/globals';
import type { Caller, Operator } from '../../../src/shared/caller.js';
import { ServiceError } from '../../../src/shared/errors.js';
import type { Charge } from '../../../src/shared/limits/charge.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import { Gate, type Visit } from '../../../src/server/http/admission-control.js';

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
const OUTAGE = new ServiceError('UPSTREAM_UNAVAILABLE');

/** What the gate answers, and what it charged to whom. */
async function pass(visit: Partial<Visit>, verdict = VERDICT) {
  const charges: Charge[] = [];
  const find = (key: string): Promise<Caller | null> =>
    key === 'outage' ? Promise.reject(OUTAGE) : Promise.resolve(key === 'good' ? CALLER : null);
  const charge = (asked: Charge): Promise<Verdict> => {
    charges.push(asked);
    return Promise.resolve(verdict);
  };
  const meter = { charge, brake: () => Promise.resolve(verdict) };
  const findOperator = (key: string): Promise<Operator | null> =>
    key === 'operator outage'
      ? Promise.reject(OUTAGE)
      : Promise.resolve(key === 'operator' ? { keyId: 'o' } : null);
  const gate = new Gate({ find, findOperator }, meter, LIMITS);
  const passage = await gate.pass({
    key: undefined,
    address: '192.0.2.1',
    requestId: 'r',
    counts: 'minute_and_month',
    needsKey: true,
    ...visit,
  });
  const told = charges.map(({ subject, counts }) => `${subject} ${counts}`);
  return { code: passage.refusal?.code ?? null, caller: passage.caller, charges: told, passage };
}

const ADDRESS = 'address:192.0.2.1';

test.each([
  { what: 'a good key', visit: { key: 'good' }, code: null, charges: ['lineage minute_and_month'] },
  { what: 'no key', visit: {}, code: 'UNAUTHORIZED', charges: [`${ADDRESS} minute`] },
  { what: 'a bad key', visit: { key: 'bad' }, code: 'UNAUTHORIZED', charges: [`${ADDRESS} minute`] },
  { what: 'keys out of reach', visit: { key: 'outage' }, code: 'UPSTREAM_UNAVAILABLE', charges: [`${ADDRESS} minute`] },
  { what: 'no key where none is needed', visit: { needsKey: false }, code: null, charges: [`${ADDRESS} minute`] },
  { what: 'a bad key where none is needed', visit: { needsKey: false, key: 'bad' }, code: null, charges: [`${ADDRESS} minute`] },
  { what: 'an outage where none is needed', visit: { needsKey: false, key: 'outage' }, code: null, charges: [`${ADDRESS} minute`] },
  { what: 'what counts as nothing', visit: { needsKey: false, counts: 'nothing' }, code: null, charges: [`${ADDRESS} nothing`] },
] as const)('$what', async ({ visit, code, charges }) => {
  expect(await pass(visit)).toMatchObject({ code, charges });
}); // prettier-ignore

test.each([
  { where: 'at the operator’s door', key: 'operator', admitsOperators: true, code: null, charges: ['operator:o minute'] },
  { where: 'at any other door', key: 'operator', code: 'UNAUTHORIZED', charges: [`${ADDRESS} minute`] },
  { where: 'without the database', key: 'operator outage', admitsOperators: true, code: 'UPSTREAM_UNAVAILABLE', charges: [`${ADDRESS} minute`] },
])('a key of an operator, $where', async ({ code, charges, key, admitsOperators = false }) => {
  const answer = await pass({ key, admitsOperators });
  expect(answer).toMatchObject({ code, charges, caller: null });
  expect(answer.passage.operator ?? null).toEqual(code === null ? { keyId: 'o' } : null);
}); // prettier-ignore

test('a good key tells the caller on public operations too, which count for the address', async () => {
  const { caller, charges } = await pass({ needsKey: false, key: 'good', counts: 'minute' });
  expect([caller, charges]).toEqual([CALLER, [`${ADDRESS} minute`]]);
});

test.each([{ key: 'good' }, { key: 'bad' }, {}])('a limit that is reached refuses %j', async (visit) => {
  const { code, passage } = await pass(visit, REFUSED);
  expect(code).toBe('RATE_LIMITED');
  expect(passage.refusal?.retryAfterSeconds).toBe(7);
  expect(passage.verdict).toBe(REFUSED);
}); // prettier-ignore

test('a bug is no refusal', async () => {
  const meter = { charge: () => Promise.resolve(VERDICT), brake: () => Promise.resolve(VERDICT) };
  const gate = new Gate({ find: () => Promise.reject(new Error('bug')) }, meter, LIMITS);
  const visit: Visit = { key: 'x', address: '', requestId: 'r', counts: 'minute', needsKey: true };
  await expect(gate.pass(visit)).rejects.toThrow('bug');
});
