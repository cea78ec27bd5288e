/** One order: progress, payment, documents. */
import { useEffect, useState } from 'preact/hooks';
import { type ApiError, ask } from '../../lib/api.js';
import { countryName, dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { toApiError } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';
import { PayLink } from '../../parts/pay-link.js';
import { Documents } from './documents.js';
import { LiveMark, OrderMark, type Services, titleOf } from './order-words.js';
import { Price } from './price.js';
import { type Order, useOrders } from './use-orders.js';
import { useAction } from '../../lib/use-action.js';

const STEPS = [1, 2, 3, 4] as const;

/** Completed steps by state; none if the order ended otherwise. */
const DONE: Readonly<Record<string, number>> = {
  makse_ootel: 1,
  makstud: 2,
  genereerimisel: 2,
  viibib: 2,
  ebaonnestunud: 2,
  vabastatud: 4,
};

function Steps({ order }: { order: Order }) {
  const { t } = useSession();
  const done = DONE[order.olek];
  if (done === undefined) return null;
  return (
    <ol class="steps">
      {STEPS.map((step) => (
        <li
          key={step}
          class={step <= done ? 'past' : ''}
          aria-current={step === done + 1 ? 'step' : undefined}
        >
          <span aria-hidden="true" class="dot">
            {step <= done ? '✓' : step}
          </span>
          {t(`console:orders.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

type CancelProps = Readonly<{ apiKey: string; id: string; onOrder: (order: Order) => void }>;

function CancelOrder({ apiKey, id, onOrder }: CancelProps) {
  const { t } = useSession();
  const { error, run } = useAction();
  const cancel = (): void => {
    run(async () => {
      onOrder(await ask<Order>(`/orders/${id}/cancel`, { key: apiKey, body: {} }));
    });
  };
  return (
    <>
      <ErrorNote error={error} />
      <ConfirmButton
        label={t('console:orders.cancel')}
        question={t('console:orders.cancel_sure')}
        keep={t('console:orders.keep')}
        onConfirm={cancel}
      />
    </>
  );
}

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
      <PayLink address={order.makselink} />
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
      <Busy isBusy={order === null && error === null} />
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
            <Documents apiKey={apiKey} order={order} />
          </div>
        </>
      )}
    </>
  );
}
