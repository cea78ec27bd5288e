/** A sandbox without test clocks: it answers with the fixed samples. */
import { DEMO_ORDER_ID } from '../../src/modules/orders/domain/demo-order.js';
import type { ClockAccount } from '../../src/modules/accounts/accounts.service.js';
import type { ClockOrders } from '../../src/modules/orders/sandbox-orders.service.js';

const none = () => Promise.resolve(null);

export const noClockOrders: ClockOrders = {
  place: () => Promise.reject(new Error(`only ${DEMO_ORDER_ID} is ordered here`)),
  placeLicence: none,
  find: none,
  all: () => Promise.resolve([]),
  cancel: none,
  releasedAt: none,
};

export const noClockAccount: ClockAccount = { details: none, change: () => Promise.resolve() };
