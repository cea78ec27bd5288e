/** The order of a licence: by sign-up, or for the organisation of a live key. */
import { useLocation } from 'preact-iso';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { kindOf } from '../../lib/key.js';
import { licenceName } from '../../lib/licence-name.js';
import type { Licence } from '../../lib/offers.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { BuyerForm } from './buyer-form.js';
import { Allowances, MonthlyPrice } from './licence-cards.js';

type CheckoutProps = Readonly<{ licence: Licence }>;

/** A further licence of a customer: ordered like a document, paid on the page of its order. */
function Further({ licence, apiKey }: CheckoutProps & Readonly<{ apiKey: string }>) {
  const { t } = useSession();
  const { route } = useLocation();
  const { isBusy, error, run } = useAction();
  const order = (): void => {
    run(async () => {
      const body = { litsents: licence.voti };
      const { order_id } = await ask<Contract['Order']>('/licence', { key: apiKey, body });
      route(`/console/orders/${order_id}`);
    });
  };
  return (
    <>
      <ErrorNote error={error} nameOf={() => t('console:account.licence')} />
      <button type="button" class="first" aria-disabled={isBusy} onClick={order}>
        {t('console:orders.place')}
      </button>
    </>
  );
}

export function Checkout({ licence }: CheckoutProps) {
  const { t, key } = useSession();
  const isCustomer = key !== null && kindOf(key) === 'live';
  return (
    <>
      <Heading text={licenceName(t, licence.voti)} />
      <div class="columns">
        <div class="card">
          {isCustomer ? (
            <Further licence={licence} apiKey={key} />
          ) : (
            <BuyerForm licence={licence.voti} />
          )}
        </div>
        <div class="card">
          <MonthlyPrice licence={licence} />
          <Allowances licence={licence} />
          <p class="quiet">{t('console:plans.vat')}</p>
          <p>
            <a href="/console/plans">{t('console:nav.plans')}</a>
          </p>
        </div>
      </div>
    </>
  );
}
