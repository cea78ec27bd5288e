import { beforeEach, expect, test } from '@jest/globals';
import { NoSuch } from '../../../src/client/cli/exit-codes.js';
import { makeProgram } from '../../../src/app/cli/program.js';
import type { RefundQueue } from '../../../src/app/cli/refunds-program.js';
import type { RefundEntry } from '../../../src/modules/refunds/refunds.ports.js';

const ID = '00000000-0000-4000-8000-000000000000';
const OTHER = ID.replace('4000', '4001');
const ENTRY: RefundEntry = {
  id: ID,
  orderId: OTHER,
  paymentId: 'pi_1',
  reason: 'order',
  amountCents: 123_456,
  state: 'failed',
  attempts: 2,
  problem: 'charge_already_refunded',
  createdAt: new Date('2026-03-01T10:00:00Z'),
};

let output = '';
let notes = '';

beforeEach(() => {
  [output, notes] = ['', ''];
});

const context: RefundQueue = {
  failed: () => Promise.resolve([]),
  open: () => Promise.resolve([ENTRY]),
  refundOrder: (orderId) => Promise.resolve(orderId === OTHER),
  retry: (refundId) => Promise.resolve(refundId === ID),
};

const run = (line: string): Promise<unknown> =>
  makeProgram(
    () => Promise.reject(new Error('keys are not asked for')),
    { output: (text) => (output += text), note: (text) => (notes += text) },
    { withRefunds: (work) => work(context) },
  ).parseAsync(line.split(' '), { from: 'user' });

test('list shows pending refunds, and errors', async () => {
  await run('refunds list');
  expect(output).toMatch(/failed +2 +2026-03-01T10:00 +charge_already_refunded\n$/);
  output = '';
  await run('refunds list --json');
  expect(JSON.parse(output)).toEqual([JSON.parse(JSON.stringify(ENTRY))]);
});

test('a paid order is refunded, an unpaid one is not', async () => {
  await run(`orders refund ${OTHER}`);
  expect(notes).toContain(OTHER);
  await expect(run(`orders refund ${ID}`)).rejects.toThrow(NoSuch);
  await expect(run('orders refund nonsense')).rejects.toThrow();
});

test('a failed refund is requested again, another is not', async () => {
  await run(`refunds retry ${ID}`);
  expect(notes).toContain(ID);
  await expect(run(`refunds retry ${OTHER}`)).rejects.toThrow(NoSuch);
});
