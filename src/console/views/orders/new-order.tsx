/** New order: input, readiness and current price, submission. */
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useCase } from '../../lib/use-case.js';
import { useStored } from '../../lib/use-stored.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { CheckField } from '../../parts/field.js';
import { OrderFields } from './order-fields.js';
import { bodyOf, EMPTY, freshKey, type Draft } from './order-draft.js';
import { Price } from './price.js';
import { Readiness } from './readiness.js';
import type { Services } from './order-words.js';

/** Debounce delay in milliseconds. */
const REST_MS = 350;

type NewProps = Readonly<{ apiKey: string; services: Services }>;
type Quote = Contract['Quote'];

/** The body of the order and its quote. A tier that was not chosen is the one that the quote advises. */
function useQuote({ apiKey, services }: NewProps, draft: Draft) {
  const { language } = useSession();
  const of = useCase();
  const service = services.find(({ voti }) => voti === draft.teenus);
  const [advised, setAdvised] = useState<string | null>(null);
  const riskitase = draft.riskitase === '' ? (advised ?? 'R1') : draft.riskitase;
  const body = bodyOf({ ...draft, riskitase }, service, language, of.facts);
  const quote = useRequest(
    async (signal) => {
      const offer = await ask<Quote>('/quote', { key: apiKey, body, signal });
      setAdvised(offer.valmidus.riskitase);
      return offer;
    },
    [body],
    REST_MS,
  );
  return { of, service, riskitase, body, quote };
}

type OfferProps = Readonly<{
  apiKey: string;
  body: ReturnType<typeof bodyOf>;
  quote: Quote;
  hasTiers: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}>;

function Offer({ apiKey, body, quote, hasTiers, draft, onDraft }: OfferProps) {
  const { t } = useSession();
  return (
    <>
      <Readiness apiKey={apiKey} body={body} readiness={quote.valmidus} hasTiers={hasTiers} />
      {quote.valmidus.puuduvad.length === 0 ? null : (
        <CheckField
          label={t('console:orders.partial')}
          value={draft.isPartial}
          onValue={(isPartial) => {
            onDraft({ ...draft, isPartial });
          }}
        />
      )}
      <Price price={quote} />
    </>
  );
}

export function NewOrder(props: NewProps) {
  const { apiKey, services } = props;
  const { t } = useSession();
  const { route } = useLocation();
  const fresh: Draft = { ...EMPTY, teenus: services[0]?.voti ?? '' };
  const [stored, keepDraft] = useStored<Draft>('order', fresh);
  const draft = { ...EMPTY, ...stored }; // kept by an earlier version of the page, it may lack members
  // Repeated submissions with the same content and key create one order, also after a reload.
  const [submittedWith, setKey] = useStored('order-key', '');
  const { isBusy, error, run } = useAction();
  const { of, service, riskitase, body, quote } = useQuote(props, draft);
  const setDraft = (next: Draft): void => {
    keepDraft(next);
    setKey('');
  };
  const place = (event: Event): void => {
    event.preventDefault();
    const idempotencyKey = submittedWith === '' ? freshKey() : submittedWith;
    setKey(idempotencyKey);
    run(async () => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const complete = { ...body, osaline: draft.isPartial };
      const order = await ask<Contract['Order']>('/orders', {
        key: apiKey,
        body: complete,
        headers,
      });
      setDraft(fresh);
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
          tier={riskitase}
          apiKey={apiKey}
          of={of}
          error={error}
          onDraft={setDraft}
        />
      </div>
      <div class="card">
        <h2>{service?.nimetus}</h2>
        <p class="quiet">{service?.kirjeldus}</p>
        <ErrorNote error={quote.error} />
        {quote.data === null ? null : (
          <Offer
            apiKey={apiKey}
            body={body}
            quote={quote.data}
            hasTiers={Boolean(service?.tasemed)}
            draft={draft}
            onDraft={setDraft}
          />
        )}
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
