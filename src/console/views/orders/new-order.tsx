/** New order: input, current price, submission. */
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { OrderFields } from './order-fields.js';
import { bodyOf, EMPTY, freshKey, type Draft } from './order-draft.js';
import { Price } from './price.js';
import type { Services } from './order-words.js';

/** Debounce delay in milliseconds. */
const REST_MS = 350;

type NewProps = Readonly<{ apiKey: string; services: Services }>;

export function NewOrder({ apiKey, services }: NewProps) {
  const { t, language } = useSession();
  const { route } = useLocation();
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, teenus: services[0]?.voti ?? '' });
  // Repeated submissions with the same content and key create one order.
  const [idempotencyKey, setKey] = useState(freshKey);
  const { isBusy, error, run } = useAction();
  const service = services.find(({ voti }) => voti === draft.teenus);
  const body = bodyOf(draft, service, language);
  const quote = useRequest(
    (signal) => ask<Contract['Quote']>('/quote', { key: apiKey, body, signal }),
    [draft.teenus, draft.riik, draft.riskitase, draft.periood],
    REST_MS,
  );
  const place = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const order = await ask<Contract['Order']>('/orders', { key: apiKey, body, headers });
      route(`/console/orders/${order.order_id}`);
    });
  };
  return (
    <form class="columns" noValidate onSubmit={place}>
      <div class="card">
        <h2>{t('console:orders.new')}</h2>
        <OrderFields
          services={services}
          draft={draft}
          error={error}
          onDraft={(next) => {
            setDraft(next);
            setKey(freshKey());
          }}
        />
      </div>
      <div class="card">
        <h2>{service?.nimetus}</h2>
        <p class="quiet">{service?.kirjeldus}</p>
        <ErrorNote error={quote.error} />
        {quote.data === null ? null : <Price price={quote.data} />}
        <Busy isBusy={quote.isBusy} />
        <ErrorNote error={error} shown={['riik']} />
        <div class="actions">
          <button type="submit" class="first" aria-disabled={isBusy}>
            {t('console:orders.place')}
          </button>
          <a class="button" href="/console/orders">
            {t('console:orders.back')}
          </a>
        </div>
      </div>
    </form>
  );
}
