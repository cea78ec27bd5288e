/** Opens a house for the tests of a file and closes it after them. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { PostgresRefundDesk } from '../../../src/modules/refunds/refund-queue.repository.js';
import { openHouse, type OrdersHouse } from '../orders/orders-fixture.js';
import { forget } from '../vat/provisional-orders.js';
import { openStripeHouse, type StripeHouse } from '../payments/stripe-fixture.js';

/** A house whose lists are empty at the start of each test. */
export function withVatHouse(take: (house: OrdersHouse) => void): void {
  let kept: OrdersHouse;
  beforeAll(async () => {
    kept = await openHouse();
    take(kept);
  });
  afterAll(() => kept.close());
  beforeEach(() => {
    forget(kept);
  });
}

/** A house with the operator's desk of refunds, and a provider that does what it is asked. */
export function withRefundHouse(take: (house: StripeHouse, desk: PostgresRefundDesk) => void) {
  let kept: StripeHouse;
  beforeAll(async () => {
    kept = await openStripeHouse();
    take(kept, new PostgresRefundDesk(kept.em));
  });
  afterAll(() => kept.close());
  beforeEach(() => {
    kept.refundAlerts.length = 0;
    kept.stub.book.refunds.nextStatus = 'succeeded';
    kept.stub.state.isDown = false;
    kept.stub.state.losesAnswers = false;
  });
}
