/** The latest orders of the account. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { ORDERS } from '../../lib/documents.js';
import { day } from '../../lib/format.js';
import { askGraph } from '../../lib/graph.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { ErrorNote } from '../../parts/error-note.js';
import { OrderMark, titleOf, servicesOf } from '../orders/order-words.js';

const MAX_ITEMS = 3;

type Order = Readonly<{ order_id: string; teenus: string; olek: string; loodud: string }>;
type RecentOrdersAnswer = Readonly<{
  organisation: Readonly<{ orders: Readonly<{ edges: readonly Readonly<{ node: Order }>[] }> }>;
}>;

export function RecentOrders({ apiKey }: { apiKey: string }) {
  const { t, language: keel } = useSession();
  const services = useRequest(
    (signal) => ask<Contract['Services']>('/services', { key: apiKey, query: { keel }, signal }),
    [keel],
  );
  const orders = useRequest(
    (signal) => askGraph<RecentOrdersAnswer>(ORDERS, {}, { key: apiKey, signal }),
    [],
  );
  const latest = (orders.data?.organisation.orders.edges ?? []).slice(0, MAX_ITEMS);
  return (
    <section class="card" aria-labelledby="orders">
      <h2 id="orders">{t('console:orders.mine')}</h2>
      <ErrorNote error={orders.error} onRetry={orders.again} />
      {orders.data !== null && latest.length === 0 ? (
        <p class="quiet">{t('console:orders.none')}</p>
      ) : null}
      <ul class="rows">
        {latest.map(({ node }) => (
          <li key={node.order_id}>
            <a href={`/console/orders/${node.order_id}`}>
              {titleOf(t, services.data === null ? [] : servicesOf(services.data), node.teenus)}
            </a>
            <span class="quiet small">{day(keel, node.loodud)}</span>
            <OrderMark state={node.olek} />
          </li>
        ))}
      </ul>
      <p>
        <a href="/console/orders/new">{t('console:orders.new')}</a> ·{' '}
        <a href="/console/orders">{t('console:nav.orders')}</a>
      </p>
    </section>
  );
}
