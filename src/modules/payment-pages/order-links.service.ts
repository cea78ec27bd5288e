/** Resolves a permanent link to the current payment page of its order. */
import { phaseOf, type OrderPhase } from '../orders/domain/order-phase.js';
import type { OrderRecord } from '../orders/domain/order-record.js';
import type { PaymentPages } from './payment-pages.service.js';
import { amountsOf } from '../orders/domain/to-order.js';
import type { OrderLinks } from '../../platform/crypto/order-links.js';
import type { ClockAndIds } from '../../shared/runtime.js';

/** `url`: null if nothing is payable. */
export type Followed = Pick<OrderRecord, 'serviceKey' | 'language'> &
  Readonly<{ orderId: string; phase: OrderPhase; url: string | null }>;

export type OrderLinkDependencies = Readonly<{
  links: Pick<OrderLinks, 'read'>;
  store: Readonly<{ findAny: (orderId: string) => Promise<OrderRecord | null> }>;
  pages: Pick<PaymentPages, 'current'>;
  runtime: Pick<ClockAndIds, 'now'>;
}>;

export class OrderLinkService {
  constructor(private readonly deps: OrderLinkDependencies) {}

  /**
   * @returns null if the name is not ours or the order no longer exists
   * @throws UPSTREAM_UNAVAILABLE if the provider does not respond
   */
  async follow(name: string): Promise<Followed | null> {
    const { links, store, pages, runtime } = this.deps;
    const orderId = links.read(name);
    if (orderId === null) return null;
    const record = await store.findAny(orderId);
    if (record === null) return null;
    const phase = phaseOf(record.state, record.times, runtime.now());
    const { serviceKey, language } = record;
    if (phase !== 'awaiting_payment') return { orderId, serviceKey, language, phase, url: null };
    const { totalCents } = amountsOf(record);
    const { url } = await pages.current({ ...record, totalCents });
    return { orderId, serviceKey, language, phase, url };
  }
}
