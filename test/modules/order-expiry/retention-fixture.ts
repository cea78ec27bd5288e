/** Opens a fixture before the tests of a file and closes it after them. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { RefundQueueRepository } from '../../../src/modules/refunds/refund-queue.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { forget } from '../vat/provisional-orders.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';

/** A fixture whose lists are empty at the start of each test. */
export function withVatFixture(take: (fixture: OrdersFixture) => void): void {
  let kept: OrdersFixture;
  beforeAll(async () => {
    kept = await openProcessCommands();
    take(kept);
  });
  afterAll(() => kept.close());
  beforeEach(() => {
    forget(kept);
  });
}

/** A fixture with the operator's refund queue, and a provider that refunds as requested. */
export function withRefundFixture(
  take: (fixture: StripeFixture, refundQueue: RefundQueueRepository) => void,
) {
  let kept: StripeFixture;
  beforeAll(async () => {
    kept = await openStripeFixture();
    take(kept, new RefundQueueRepository(kept.em));
  });
  afterAll(() => kept.close());
  beforeEach(() => {
    kept.refundAlerts.length = 0;
    kept.stub.records.refunds.nextStatus = 'succeeded';
    kept.stub.state.isDown = false;
    kept.stub.state.losesAnswers = false;
  });
}
