/** Resolves a permanent link to the current payment page of its order. */
import { phaseOf, type OrderPhase } from '../orders/domain/order-phase.js';
import { outageError } from '../../shared/outage.js';
import type { OrderLinks } from '../licences/licence-maintenance.ports.js';
import type { OrderRecord, Runtime } from '../orders/orders.ports.js';
import type { PaymentPages } from './payment-pages.service.js';
import { amountsOf } from '../orders/to-order.js';

/** `url`: null if nothing is payable. */
export type Followed = Readonly<{ serviceKey: string; phase: OrderPhase; url: string | null }>;

export type OrderLinkDependencies = Readonly<{
  links: Pick<OrderLinks, 'read'>;
  store: Readonly<{ findAny: (orderId: string) => Promise<OrderRecord | null> }>;
  pages: Pick<PaymentPages, 'current'>;
  runtime: Pick<Runtime, 'now'>;
}>;

export class OrderLinkService {
  constructor(private readonly parts: OrderLinkDependencies) {}

  /**
   * @returns null if the name is not ours or the order no longer exists
   * @throws UPSTREAM_UNAVAILABLE if the database or the provider does not respond
   */
  async follow(name: string): Promise<Followed | null> {
    const { links, store, pages, runtime } = this.parts;
    const orderId = links.read(name);
    if (orderId === null) return null;
    const record = await store.findAny(orderId).catch((cause: unknown) => {
      throw outageError(cause) ?? cause;
    });
    if (record === null) return null;
    const phase = phaseOf(record.state, record.times, runtime.now());
    const { serviceKey } = record;
    if (phase !== 'awaiting_payment') return { serviceKey, phase, url: null };
    const { totalCents } = amountsOf(record);
    const { url } = await pages.current({ ...record, totalCents });
    return { serviceKey, phase, url };
  }
}
