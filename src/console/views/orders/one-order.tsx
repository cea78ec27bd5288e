/** One order: progress, payment, documents. */
import { useEffect, useState } from 'preact/hooks';
import { ask, type ApiError } from '../../lib/api.js';
import { countryName, dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { toApiError } from '../../lib/use-request.js';
import { ErrorNote } from '../../parts/error-note.js';
import { CancelOrder } from './cancel-order.js';
import { Documents } from './documents.js';
import { LiveMark, OrderMark, titleOf, type Services } from './order-words.js';
import { Price } from './price.js';
import { Steps } from './steps.js';
import { useOrders, type Order } from './use-orders.js';

type OneProps = Readonly<{ apiKey: string; services: Services; id: string }>;

/** The order as requested once, then updated over the socket. */
function useOrder(apiKey: string, id: string) {
  const { orders, isLive, put } = useOrders(apiKey);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    ask<Order>(`/orders/${encodeURIComponent(id)}`, { key: apiKey })
      .then(put)
      .catch((thrown: unknown) => {
        setError(toApiError(thrown));
      });
  }, [apiKey, id]);
  return { order: orders.find(({ order_id }) => order_id === id) ?? null, isLive, put, error };
}

function Facts({ order }: { order: Order }) {
  const { t, language } = useSession();
  return (
    <dl class="pairs">
      <dt>{t('console:orders.date')}</dt>
      <dd>{dateTime(language, order.loodud)}</dd>
      {order.riik ? (
        <>
          <dt>{t('console:orders.country')}</dt>
          <dd>{countryName(language, order.riik)}</dd>
        </>
      ) : null}
      {order.arve_number ? (
        <>
          <dt>{t('console:orders.invoice')}</dt>
          <dd>{order.arve_number}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Payment({ order }: { order: Order }) {
  const { t, language } = useSession();
  if (!order.makselink || order.makse_staatus === 'tasutud') return null;
  return (
    <p class="buttons">
      <a class="button first" href={order.makselink} target="_blank" rel="noreferrer">
        {t('console:orders.pay')}
      </a>
      {order.aegub ? (
        <span class="quiet">
          {t('console:orders.expires', { date: dateTime(language, order.aegub) })}
        </span>
      ) : null}
    </p>
  );
}

export function OneOrder({ apiKey, services, id }: OneProps) {
  const { t } = useSession();
  const { order, isLive, put, error } = useOrder(apiKey, id);
  return (
    <>
      <p>
        <a href="/console/orders">{t('console:orders.back')}</a>
      </p>
      {order === null ? <ErrorNote error={error} /> : null}
      {order === null ? null : (
        <>
          <section class="card">
            <h2>{titleOf(t, services, order.teenus)}</h2>
            <p role="status">
              <OrderMark state={order.olek} />
            </p>
            <LiveMark isLive={isLive} />
            <Steps order={order} />
            <Payment order={order} />
            {order.olek === 'makse_ootel' ? (
              <CancelOrder apiKey={apiKey} id={id} onOrder={put} />
            ) : null}
          </section>
          <div class="columns">
            <section class="card">
              <Facts order={order} />
              <Price price={order} />
            </section>
            <Documents order={order} />
          </div>
        </>
      )}
    </>
  );
}
