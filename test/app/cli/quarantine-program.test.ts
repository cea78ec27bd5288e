import { beforeEach, expect, test } from '@jest/globals';
import { BadInput, NoSuch } from '../../../src/client/cli/exit-codes.js';
import { makeProgram } from '../../../src/app/cli/program.js';
import type { Quarantine } from '../../../src/app/cli/quarantine-program.js';
import type { QuarantinedPayment } from '../../../src/modules/quarantine/quarantine.ports.js';

const ID = '00000000-0000-4000-8000-000000000000';
const OTHER = ID.replace('4000', '4001');
const NON_MATCHING = ID.replace('4000', '4002');
const ENTRY: QuarantinedPayment = {
  id: ID,
  eventId: 'evt_1',
  eventType: 'checkout.session.completed',
  reason: 'wrong_amount',
  paymentId: 'pi_1',
  providerRef: 'cs_1',
  amount: 123_456,
  currency: 'eur',
  isLive: true,
  orderId: OTHER,
  receivedAt: new Date('2026-03-01T10:00:00Z'),
  state: 'refunding',
  resolvedBy: 'operator',
  resolvedAt: null,
  refundId: OTHER,
  refundState: 'failed',
  refundProblem: 'expired_or_canceled_card',
};

let output = '';
let notes = '';
const requested: unknown[] = [];

beforeEach(() => {
  [output, notes] = ['', ''];
  requested.length = 0;
});

const quarantine: Quarantine = {
  payments: {
    list: (query) => {
      requested.push(query.isResolvedToo);
      return Promise.resolve([ENTRY]);
    },
    refund: (id, { amount }) => {
      requested.push(amount);
      return Promise.resolve(id === ID ? 'asked' : id === OTHER ? 'missing' : 'no_amount');
    },
    dismiss: (id) => Promise.resolve(id === ID),
  },
  assign: ({ id }) =>
    Promise.resolve(id === ID ? 'assigned' : id === OTHER ? 'not_open' : 'different'),
};

const run = (line: string): Promise<unknown> =>
  makeProgram(
    () => Promise.reject(new Error('keys are not asked for')),
    { output: (text) => (output += text), note: (text) => (notes += text) },
    { withQuarantine: (work) => work(quarantine) },
  ).parseAsync(line.split(' '), { from: 'user' });

test('list shows the reason of each entry, and the state of its refund', async () => {
  await run('quarantine list');
  expect(output).toMatch(/wrong_amount +refunding +123456 +eur +live +pi_1/);
  expect(output).toMatch(/2026-03-01T10:00 +operator +failed +expired_or_canceled_card\n$/);
  output = '';
  await run('quarantine list --all --json');
  expect(JSON.parse(output)).toEqual([JSON.parse(JSON.stringify(ENTRY))]);
  expect(requested).toEqual([false, true]);
});

test('a payment is refunded, in full or in part', async () => {
  await run(`quarantine refund ${ID}`);
  expect(notes).toContain(ID);
  await run(`quarantine refund ${ID} --amount 500 --json`);
  expect(JSON.parse(output)).toEqual({ id: ID, isAsked: true });
  expect(requested).toEqual([null, 500]);
  await expect(run(`quarantine refund ${OTHER}`)).rejects.toThrow(NoSuch);
  await expect(run(`quarantine refund ${NON_MATCHING}`)).rejects.toThrow(BadInput);
  for (const amount of ['0', '-1', '1.5', 'x'])
    await expect(run(`quarantine refund ${ID} --amount ${amount}`)).rejects.toThrow();
});

test('a payment is assigned to a matching order only', async () => {
  await run(`quarantine assign ${ID} ${OTHER}`);
  expect(notes).toBe(`${ID} pays order ${OTHER}\n`);
  await expect(run(`quarantine assign ${OTHER} ${ID}`)).rejects.toThrow(NoSuch);
  await expect(run(`quarantine assign ${NON_MATCHING} ${ID}`)).rejects.toThrow(/another sum/);
  await expect(run(`quarantine assign ${ID} nonsense`)).rejects.toThrow();
});

test('an entry is dismissed', async () => {
  await run(`quarantine dismiss ${ID}`);
  expect(notes).toContain('dismissed');
  await expect(run(`quarantine dismiss ${OTHER}`)).rejects.toThrow(NoSuch);
});
