/** Orders of an organisation, page by page. Source. */
import type { Caller } from '../../shared/caller.js';
import type { Order } from './domain/order.js';
import type { CodeLinks } from '../../shared/code-links.js';
import type { ItemPage } from '../mapping/domain/page-after.js';
import { phaseOf } from './domain/order-phase.js';
import type { OrderFilter, OrderListOptions, PostgresOrderList } from './order-list.repository.js';
import type { SandboxOrders } from './sandbox-orders.service.js';
import type { OrderRecord } from './domain/order-record.js';
import { releasedOf, toOrder } from './domain/to-order.js';
import type { ReleasedDocumentsService } from '../document-files/released-documents.service.js';

export type OrderListDependencies = Readonly<{
  list: PostgresOrderList;
  documents: Pick<ReleasedDocumentsService, 'entries'>;
  links: Pick<CodeLinks, 'current'>;
  sandbox: Pick<SandboxOrders, 'all'>;
}>;

export class OrderListService {
  constructor(private readonly deps: OrderListDependencies) {}

  /** Sandbox keys get the orders of their test clock and the demo order. Does not renew expired payment pages. */
  page(options: OrderListOptions, caller: Caller, now: Date): Promise<ItemPage<Order>> {
    return caller.mode === 'test' ? this.sandbox(options, caller) : this.find(options, caller, now);
  }

  private async find(
    options: OrderListOptions,
    caller: Caller,
    now: Date,
  ): Promise<ItemPage<Order>> {
    const onePlus = { ...options, first: options.first + 1 };
    const { records, total } = await this.deps.list.find(caller.accountId, onePlus, now);
    const shown = records.slice(0, options.first);
    const documents = await this.deps.documents.entries(releasedOf(shown), now);
    return {
      items: shown.map((record) =>
        toOrder(record, {
          now,
          paymentLink: this.linkOf(record, now),
          documents: documents.get(record.id) ?? null,
        }),
      ),
      total,
      hasNext: records.length > options.first,
      hasPrevious: options.after !== null,
    };
  }

  /** To the open payment page; null if the order cannot be paid there now. */
  private linkOf({ page, state, times }: OrderRecord, now: Date): string | null {
    if (page === null || phaseOf(state, times, now) !== 'awaiting_payment') return null;
    const isOver = page.expiresAt !== null && page.expiresAt <= now;
    return isOver ? null : this.deps.links.current(page.url);
  }

  private async sandbox(options: OrderListOptions, caller: Caller): Promise<ItemPage<Order>> {
    const { first, after, filter } = options;
    const all = (await this.deps.sandbox.all(caller)).filter((order) => isMatch(order, filter));
    const begin = after === null ? 0 : all.findIndex(({ id }) => id === after.id) + 1 || all.length;
    const items = all.slice(begin, begin + first);
    const hasNext = begin + first < all.length;
    return { items, total: all.length, hasNext, hasPrevious: after !== null };
  }
}

const isMatch = (order: Order, { phase, serviceKey, country }: OrderFilter): boolean =>
  (phase ?? order.phase) === order.phase &&
  (serviceKey ?? order.serviceKey) === order.serviceKey &&
  (country ?? order.country?.toLowerCase()) === order.country?.toLowerCase();
