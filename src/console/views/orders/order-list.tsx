/** The organisation's orders, updated live. */
import { countryName, day, money } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { MoreButton } from '../../parts/more-button.js';
import { LiveMark, OrderMark, titleOf, type Services } from './order-words.js';
import { useOrders, type Order } from './use-orders.js';

function Row({ order, services }: { order: Order; services: Services }) {
  const { t, language } = useSession();
  return (
    <tr>
      <td>
        <a href={`/console/orders/${order.order_id}`}>{titleOf(t, services, order.teenus)}</a>
      </td>
      <td>{order.riik ? countryName(language, order.riik) : ''}</td>
      <td class="nowrap">{day(language, order.loodud)}</td>
      <td>
        <OrderMark state={order.olek} />
      </td>
      <td class="number nowrap">{money(language, order.hind_kokku)}</td>
    </tr>
  );
}

function Table({ orders, services }: { orders: readonly Order[]; services: Services }) {
  const { t } = useSession();
  return (
    <div class="scroll" tabIndex={0} role="group" aria-labelledby="mine">
      <table class="stack">
        <thead>
          <tr>
            <th scope="col">{t('console:orders.service')}</th>
            <th scope="col">{t('console:orders.country')}</th>
            <th scope="col">{t('console:orders.date')}</th>
            <th scope="col">{t('console:orders.state')}</th>
            <th scope="col" class="number">
              {t('console:orders.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.order_id} order={order} services={services} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function OrderList({ apiKey, services }: { apiKey: string; services: Services }) {
  const { t } = useSession();
  const { orders, isBusy, error, isLive, hasMore, more } = useOrders(apiKey);
  return (
    <>
      <p>
        <a class="button first" href="/console/orders/new">
          {t('console:orders.new')}
        </a>
      </p>
      <section class="card">
        <h2 id="mine">{t('console:orders.mine')}</h2>
        <LiveMark isLive={isLive} />
        <ErrorNote error={error} />
        {orders.length > 0 ? <Table orders={orders} services={services} /> : null}
        {orders.length === 0 && !isBusy ? <p>{t('console:orders.none')}</p> : null}
        <Busy isBusy={isBusy} />
        <MoreButton hasMore={hasMore} more={more} />
      </section>
    </>
  );
}
