import { expect, test } from '@jest/globals';
import type { Database } from './database.js';
import { explore } from './explore.js';
import { Model } from './model.js';
import { SCENARIOS } from './scenarios.js';
import { Transaction } from './settlement.js';
import type { PaidPage } from '../../src/modules/payments/domain/payment-event.js';
import type { LockedOrder } from '../../src/modules/payments/settlement.ports.js';

const MAX_ITEMS = 20_000;
const MAX_STATES_WITH_FAULT = 200_000;

const [TWO_PAGES, , , MAILS] = SCENARIOS;

const exploreWith = (
  scenario: (typeof SCENARIOS)[number] | undefined,
  begin: (db: Database) => Transaction,
) => {
  if (scenario === undefined) throw new Error('no such scenario');
  return explore(new Model(scenario, begin).exploration(MAX_STATES_WITH_FAULT));
};

test.each(SCENARIOS)('no rule is violated in the first states of $name', async (scenario) => {
  const model = new Model(scenario, (db) => new Transaction(db));
  const found = await explore(model.exploration(MAX_ITEMS));
  expect(found.violation).toBeNull();
  expect(found.states).toBeGreaterThanOrEqual(MAX_ITEMS);
});

/** Ignores that the order was paid or cancelled since. */
class Overlooking extends Transaction {
  constructor(
    db: Database,
    private readonly wrong: Partial<LockedOrder>,
  ) {
    super(db);
  }

  override async lockOrder(page: PaidPage): Promise<LockedOrder | null> {
    const order = await super.lockOrder(page);
    return order === null ? null : { ...order, ...this.wrong };
  }
}

/** Issues no invoice. */
class Forgetful extends Transaction {
  override readonly issueInvoice = (): Promise<void> => Promise.resolve();
}

test('an order that is paid twice is found, with the shortest history', async () => {
  const begin = (db: Database) => new Overlooking(db, { payment: 'pending' });
  const { violation } = await exploreWith(TWO_PAGES, begin);
  expect(violation?.rule).toBe('an order is paid once');
  // Both pages are opened and paid, and both events are read and settled after VIES has closed the first page.
  expect(violation?.history).toHaveLength(9);
  expect(violation?.history.filter((label) => label.startsWith('pays '))).toHaveLength(2);
});

test('a payment of a cancelled order is found', async () => {
  const { violation } = await exploreWith(MAILS, (db) => new Overlooking(db, { isClosed: false }));
  expect(violation?.rule).toBe('a cancelled order is never paid');
  expect(violation?.history).toEqual([
    'worker 1 receives the cancellation of a',
    'opens page-a1',
    'worker 1 cancels a',
    'pays page-a1',
    'worker 1 reads "paid page-a1"',
    'worker 1 settles "paid page-a1"',
  ]);
});

test('a paid order without an invoice is found', async () => {
  const { violation } = await exploreWith(MAILS, (db) => new Forgetful(db));
  expect(violation).toEqual({
    rule: 'a paid order has one invoice, an unpaid one none',
    history: [
      'opens page-a1',
      'pays page-a1',
      'worker 1 reads "paid page-a1"',
      'worker 1 settles "paid page-a1"',
    ],
  });
});
